import { randomUUID } from "node:crypto";
import { createConnection } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { applicant, clientOf } from "./applicant.mjs";
import { inBrief } from "./brief.mjs";
import { atPace, percentile } from "./pace.mjs";
import { demoServer } from "./server.mjs";
import { held } from "./soak/memory.mjs";

const FORM = "/registration-until-emtyaz";
const LINKS = inBrief(100, 6);
const FAST = inBrief(100, 4);
const SLOW = inBrief(100, 4);
const HONEST = inBrief(10, 1);
const READ = { aSecond: 20, times: 20 * inBrief(40, 1) };
const MB = 2 ** 20;
const BOUNDARY = "----bench";
const part = (name) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="papers"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
const end = `\r\n--${BOUNDARY}--\r\n`;

async function apply(address, nth) {
  const answer = await fetch(address + FORM, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: address, "X-Forwarded-For": clientOf(nth) },
    body: new URLSearchParams({ ...applicant(nth), submission_id: randomUUID() }),
  });
  return `${answer.headers.get("Location")}/documents`;
}

/** Sends a form with files over a connection of its own, in pieces of this many bytes with this pause; the answer's status. */
function send(address, { link, client, files, piece, pauseMs, until }) {
  const { port } = new URL(address);
  const papers = files.map((bytes, nth) => Buffer.concat([Buffer.from(`\r\n${part(`${nth}.pdf`)}`), bytes]));
  const body = Buffer.concat([...papers, Buffer.from(end)]).subarray(2);
  const head = [
    `POST ${link} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Origin: ${address}`,
    `X-Forwarded-For: ${client}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  return new Promise((resolve) => {
    let answer = "";
    const socket = createConnection({ port: Number(port), host: "127.0.0.1" }).setMaxListeners(0);
    const close = () => socket.destroy();
    until.addEventListener("abort", close, { once: true });
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      until.removeEventListener("abort", close);
      resolve(Number(answer.split(" ")[1] ?? 0));
    });
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    (async () => {
      for (let at = 0; at < body.length && socket.writable; at += piece) {
        const taken = socket.write(body.subarray(at, at + piece));
        if (pauseMs) await delay(pauseMs);
        else if (!taken) await new Promise((go) => socket.once("drain", go));
      }
    })();
  });
}

async function readNews(address) {
  const read = async (nth) => {
    const began = performance.now();
    const headers = { "X-Forwarded-For": clientOf(60_000 + nth), Cookie: "naqaba_draft=x" };
    const answer = await fetch(`${address}/news`, { headers });
    await answer.arrayBuffer();
    return { status: answer.status, ms: performance.now() - began };
  };
  const { results } = await atPace(READ.aSecond, READ.times, read);
  return { p95: percentile(results, 0.95), right: results.filter(({ status }) => status === 200).length };
}

const pdf = (bytes) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes, randomUUID()), Buffer.from("%%EOF")]);

/**
 * Sends 30 MB of documents over each of 100 fast connections repeatedly, and a byte a second over 100 others, for 100
 * applications and from 50 clients, beside ten honest applicants on a slow link and readers of the news. Measures the
 * server's additional memory, the delay of pages, and whether the honest documents arrive.
 */
export async function uploads() {
  const server = await demoServer({ TRUST_PROXY: "1" });
  const { address, pid } = server;
  const stopping = new AbortController();
  const until = stopping.signal;
  try {
    const links = [];
    for (let nth = 0; nth < LINKS + HONEST; nth++) links.push(await apply(address, nth));
    await readNews(address);
    const before = held([pid]).rss;
    const quiet = await readNews(address);
    const large = Array.from({ length: 3 }, () => pdf(10 * MB - 100));
    const statuses = new Map();
    const attack = async (nth, settings) => {
      while (!until.aborted) {
        const status = await send(address, {
          ...{ link: links[nth % LINKS], client: clientOf(nth % 50), files: large, until },
          ...settings,
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await delay(500);
      }
    };
    const attackers = [
      ...Array.from({ length: FAST }, (_, nth) => attack(nth, { piece: 256 * 1024, pauseMs: 0 })),
      ...Array.from({ length: SLOW }, (_, nth) => attack(nth + 37, { piece: 1, pauseMs: 1000 })),
    ];
    let most = 0;
    const watching = (async () => {
      while (!until.aborted) {
        most = Math.max(most, held([pid]).rss);
        await delay(100);
      }
    })();
    const honest = Array.from({ length: HONEST }, async (_, nth) => {
      let tries = 0;
      let status = 0;
      const sent = { link: links[LINKS + nth], client: clientOf(500 + nth), files: [pdf(500_000 + nth)] };
      while (status !== 302 && status !== 303 && tries++ < 5) {
        if (tries > 1) await delay(5000);
        status = await send(address, { ...sent, piece: 10_000, pauseMs: 200, until });
      }
      return { tries, status };
    });
    const pressed = await readNews(address);
    const arrived = await Promise.all(honest);
    stopping.abort();
    await Promise.all([...attackers, watching]);
    return [
      {
        connections: FAST + SLOW,
        "before MB": Math.round(before),
        "most MB": Math.round(most),
        "grown by MB": Math.round(most - before),
        "news p95 quiet ms": quiet.p95,
        "news p95 pressed ms": pressed.p95,
        "news answered": `${pressed.right} of ${READ.times}`,
        "honest papers": `${arrived.filter(({ status }) => status === 303 || status === 302).length} of ${HONEST}`,
        "most tries": Math.max(...arrived.map(({ tries }) => tries)),
        "attackers were told": [...statuses].map(([status, times]) => `${status}: ${times}`).join(", "),
      },
    ];
  } finally {
    stopping.abort();
    await server.stop();
  }
}
