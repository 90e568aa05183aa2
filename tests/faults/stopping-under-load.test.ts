import { Agent, get, type IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { callerOf } from "../support/caller";
import { startDemo } from "../support/demo-place";
import { startMixedLoad } from "../support/mixed-load";
import { exchange, untilClosed } from "../support/running-server";

const soon = { timeout: 60_000, interval: 20 };

/** Sends an article's form whose second half follows once `then` resolves. */
function slowUpload(port: number, cookie: string, then: Promise<unknown>) {
  const host = `127.0.0.1:${port}`;
  const fields = {
    submission_id: crypto.randomUUID(),
    title: "Sent slowly",
    date: "2026-01-05",
    description: "slowly ".repeat(2500),
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = `${parts.join("")}--part--\r\n`;
  const head = `POST /edit-news/2 HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=part\r\nContent-Length: ${body.length}\r\n\r\n`;
  const half = body.length / 2;
  return exchange(port, head, body.slice(0, half), then, body.slice(half));
}

/** Requests a complete response, with the connection kept or not as the agent says. */
const ask = (url: string, agent?: Agent) =>
  new Promise<{ answer: IncomingMessage; reused: boolean }>((resolve, reject) => {
    const request = get(url, { agent }, (answer) => {
      answer.resume().once("end", () => resolve({ answer, reused: request.reusedSocket }));
    }).once("error", reject);
  });

/** Reads a response that has begun after `then` resolves; returns its bytes and the announced length. */
function readSlowly(url: string, then: Promise<unknown>) {
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const complete = new Promise<{ announced: number; read: number }>((resolve, reject) => {
    get(url, async (answer) => {
      begun();
      let read = 0;
      await then;
      answer.on("data", (bytes) => {
        read += bytes.length;
      });
      answer.once("error", reject);
      answer.once("end", () => resolve({ announced: Number(answer.headers["content-length"]), read }));
    }).once("error", reject);
  });
  return { hasBegun, complete: complete };
}

it("SIGTERM under a mixed load fails no client that is slow or follows the readiness, and exits with 0", async () => {
  const server = await startDemo({ TRUST_PROXY: "1" });
  const { address, port } = server;
  const cookie = await callerOf(server).signInStaff("admin@demo.test", "demo-admin-2026");
  const page = await (await fetch(`${address}/gallery/1`)).text();
  const picture = /src="(\/[^"]+\.webp)"/.exec(page)![1];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(`${address}/faq`, agent)).answer.headers.connection).toBe("keep-alive");
  const load = await startMixedLoad(address);
  const takenNoMore = untilClosed(port);
  const upload = slowUpload(port, cookie, takenNoMore);
  const slow = readSlowly(`${address}${picture}`, takenNoMore);
  await slow.hasBegun;
  await expect.poll(() => load.acknowledged.length, soon).toBeGreaterThan(0);
  await expect.poll(() => load.answers.page, soon).toBeGreaterThan(10);

  const ended = server.stop("SIGTERM");
  const readiness = () => fetch(`${address}/readyz`).then(({ status }) => status);
  await expect.poll(readiness, soon).toBe(503);
  const { answer, reused } = await ask(`${address}/faq`, agent);
  expect([answer.statusCode, reused, answer.headers.connection]).toEqual([200, true, "close"]);
  await load.stop();

  expect(await upload).toMatch(/^HTTP\/1\.1 303/);
  const { announced, read } = await slow.complete;
  expect(read).toBe(announced);
  expect(await ended).toBe(0);
  expect(load.failures).toEqual([]);
  agent.destroy();
});
