import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { demoLogins } from "~/content/demo-logins";
import { at, demoPlace } from "../support/prepared-place";
import { type RunningServer, startServer } from "../support/running-server";

const editor = demoLogins.staff[1];

async function signIn({ address }: RunningServer): Promise<string> {
  const body = new URLSearchParams({ username: editor.name, password: editor.password });
  const headers = { Origin: address };
  const answer = await fetch(`${address}/emp-portal`, { method: "POST", body, headers, redirect: "manual" });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function publish(server: RunningServer, cookie: string, title: string, photo: Blob): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ title, description: "Kept", date: "2026-01-05" }))
    body.set(name, value);
  body.set("submission_id", crypto.randomUUID());
  body.set("photo", photo, "photo.png");
  const headers = { Origin: server.address, Cookie: cookie };
  const address = `${server.address}/dashboard/add-news`;
  const answer = await fetch(address, { method: "POST", body, headers, redirect: "manual" });
  return answer.status === 303;
}

describe("kill -9 during writes", () => {
  it("loses no article that was acknowledged, and the next start serves at once", async () => {
    const environment = {
      DEMO: "1",
      ...at(await demoPlace()),
    };
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#357" } })
      .png()
      .toBuffer();
    const photo = new Blob([new Uint8Array(picture)], { type: "image/png" });
    const acknowledged: string[] = [];
    let round = 0;
    for (const enough of [4, 10]) {
      const server = await startServer(environment);
      const cookie = await signIn(server);
      let alive = true;
      const writer = async (name: string) => {
        for (let i = 0; alive; i++) {
          const title = `Written ${round} ${name} ${i}`;
          const done = await publish(server, cookie, title, photo).catch(() => false);
          if (done) acknowledged.push(title);
        }
      };
      const writers = Promise.all(["a", "b", "c"].map(writer));
      await expect.poll(() => acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(enough);
      await server.stop("SIGKILL");
      alive = false;
      await writers;
      round++;
    }
    const server = await startServer(environment);
    let listed = "";
    for (let page = 1; page <= Math.ceil(acknowledged.length / 12) + 1; page++) {
      listed += await (await fetch(`${server.address}/news?date=2026-01-05&page=${page}`)).text();
    }
    expect(acknowledged.filter((title) => !listed.includes(`>${title}<`))).toEqual([]);
    await server.stop("SIGINT");
  });
});
