import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { callerOf } from "../support/caller";
import { startDemo } from "../support/demo-place";
import { startMixedLoad } from "../support/mixed-load";
import { exchange, startServer } from "../support/running-server";

const statusOfReadiness = (address: string) => fetch(`${address}/readyz`).then(({ status }) => status);

/** A form of an article, of which the second half is sent some seconds after the first. */
function slowUpload(port: number, cookie: string, pauseMs: number) {
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
  return exchange(port, head, body.slice(0, half), pauseMs, body.slice(half));
}

/** A whole answer, its connection kept or not as the agent says. */
const ask = (url: string, agent?: Agent) =>
  new Promise<{ answer: IncomingMessage; reused: boolean }>((resolve, reject) => {
    const asked = get(url, { agent }, (answer) => {
      answer.resume().once("end", () => resolve({ answer, reused: asked.reusedSocket }));
    }).once("error", reject);
  });

/** The bytes of an answer that is not read for some seconds once it has begun, and how many were announced. */
const readSlowly = (url: string, pauseMs: number) =>
  new Promise<{ announced: number; read: number }>((resolve, reject) => {
    get(url, async (answer) => {
      let read = 0;
      await delay(pauseMs);
      answer.on("data", (bytes) => {
        read += bytes.length;
      });
      answer.once("error", reject);
      answer.once("end", () => resolve({ announced: Number(answer.headers["content-length"]), read }));
    }).once("error", reject);
  });

describe("SIGTERM", () => {
  it("fails no request of clients that follow the readiness, and ends with 0", async () => {
    const server = await startServer();
    let serving = true;
    const statuses: number[] = [];
    const poll = async () => {
      while (serving) statuses.push((await fetch(server.address)).status);
    };
    const watch = async () => {
      while ((await fetch(`${server.address}/readyz`)).ok) await delay(100);
      await delay(500);
      serving = false;
    };
    const clients = Promise.all([poll(), poll(), poll(), poll(), watch()]);
    await expect.poll(() => statuses.length, { timeout: 30_000 }).toBeGreaterThan(10);
    const began = performance.now();
    const ended = server.stop("SIGTERM");
    await clients;
    expect(await ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(25_000);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it("lets a request that is under way finish", async () => {
    const server = await startServer();
    const body = "lang=ar&theme=dark&back=/";
    const host = `localhost:${server.port}`;
    const head = `POST /preferences HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;
    const answer = exchange(server.port, head, body.slice(0, 5), 4500, body.slice(5));
    await delay(300);
    const ended = server.stop("SIGTERM");
    expect(await answer).toMatch(/^HTTP\/1\.1 303/);
    expect(await ended).toBe(0);
  });
});

describe("SIGTERM under a mixed load", () => {
  it("fails nobody who follows the readiness, nor who is slow, and ends with 0 within 25 s", async () => {
    const server = await startDemo({ TRUST_PROXY: "1" });
    const { address, port } = server;
    const cookie = await callerOf(server).signInStaff("admin@demo.test", "demo-admin-2026");
    const page = await (await fetch(`${address}/gallery/1`)).text();
    const picture = /src="(\/[^"]+\.webp)"/.exec(page)![1];
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask(`${address}/faq`, agent)).answer.headers.connection).toBe("keep-alive");
    const load = await startMixedLoad(address);
    await expect.poll(() => load.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(0);

    const upload = slowUpload(port, cookie, 5000);
    const slow = readSlowly(`${address}${picture}`, 5000);
    await delay(300);
    const began = performance.now();
    const ended = server.stop("SIGTERM");
    await expect.poll(() => statusOfReadiness(address), { interval: 50 }).toBe(503);
    const { answer, reused } = await ask(`${address}/faq`, agent);
    expect([answer.statusCode, reused, answer.headers.connection]).toEqual([200, true, "close"]);
    await load.stop();

    expect(await upload).toMatch(/^HTTP\/1\.1 303/);
    const { announced, read } = await slow;
    expect(read).toBe(announced);
    expect(await ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(25_000);
    expect(load.failures).toEqual([]);
    expect(load.answers.page).toBeGreaterThan(10);
    agent.destroy();
  });
});

describe("a second signal", () => {
  it("ends the process at once", async () => {
    const server = await startServer();
    server.stop("SIGTERM");
    await delay(2000);
    const began = performance.now();
    expect(await server.stop("SIGTERM")).toBe(1);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe("SIGINT", () => {
  it("ends without the waiting time", async () => {
    const server = await startServer();
    const began = performance.now();
    expect(await server.stop("SIGINT")).toBe(0);
    expect(performance.now() - began).toBeLessThan(2900);
  });
});
