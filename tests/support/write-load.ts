import { createHash } from "node:crypto";
import sharp from "sharp";
import { demoLogins } from "~/content/demo-logins";
import { callerOf, ownAddress } from "./caller";
import type { RunningServer } from "./running-server";

/** The limit for all clients is 200 an hour. */
const MAX_MESSAGES = 150;
const ARTICLES_A_MESSAGE = 5;

const editor = demoLogins.staff[1];

const picture = (seed: number) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: { r: seed % 256, g: 90, b: 150 } } })
    .png()
    .toBuffer();

async function post(server: RunningServer, path: string, fields: Record<string, string | Blob>, cookie = "") {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, submission_id: crypto.randomUUID() }))
    body.set(name, value);
  const headers = { ...ownAddress(), Origin: server.address, Cookie: cookie };
  return fetch(server.address + path, { method: "POST", body, headers, redirect: "manual" });
}

/**
 * Sends messages, and articles with photos, to a demo server without pause until stopped; `acknowledged` lists the
 * titles answered with success, in order. The server needs TRUST_PROXY=1.
 */
export async function startWriteLoad(server: RunningServer) {
  const acknowledged: string[] = [];
  const failed: string[] = [];
  const cookie = await callerOf(server).signInStaff(editor.name, editor.password);
  let going = true;
  let messages = 0;
  const message = (title: string) =>
    post(server, "/contact-us", {
      title,
      name: "ليلى حدّاد",
      phone: "0791234567",
      email: "load@home.example",
      subject: title,
    });
  const article = async (title: string, n: number) => {
    const photo = new Blob([new Uint8Array(await picture(n))], { type: "image/png" });
    const fields = { title, description: "Kept", date: "2026-01-05", photo };
    return post(server, "/dashboard/add-news", fields, cookie);
  };
  const isMessage = (n: number) => n % ARTICLES_A_MESSAGE === 0 && messages++ < MAX_MESSAGES;
  const writer = async (name: string) => {
    for (let n = 0; going; n++) {
      const title = `Load ${name} ${n}`;
      const answer = await (isMessage(n) ? message(title) : article(title, n)).catch(() => null);
      if (answer?.status === 303) acknowledged.push(title);
      else failed.push(`${title}: ${answer?.status}`);
    }
  };
  const writers = Promise.all([writer("one"), writer("other")]);
  return {
    acknowledged,
    failed,
    async stop() {
      going = false;
      await writers;
    },
  };
}

/** Returns the hash of a response body. */
export async function hashOf({ address }: RunningServer, path: string): Promise<string> {
  const answer = await fetch(address + path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return `${answer.status} ${createHash("sha256").update(bytes).digest("hex")}`;
}
