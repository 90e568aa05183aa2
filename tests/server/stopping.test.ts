import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { exchange, startServer, untilClosed } from "../support/running-server";

const statusOf = (address: string) => fetch(address).then(({ status }) => status);
const soon = { timeout: 60_000, interval: 20 };

/** Long enough for a process to end that does not wait for its responses. */
const aWhile = () => delay(2000);

/** Sends a small form whose rest follows once `then` resolves. */
function formInTwo(port: number, then: Promise<unknown>) {
  const body = "lang=ar&theme=dark&back=/";
  const host = `localhost:${port}`;
  const head = `POST /preferences HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;
  return exchange(port, head, body.slice(0, 5), then, body.slice(5));
}

describe("SIGTERM", () => {
  it("fails no request of clients that follow the readiness, finishes requests in progress, and exits with 0", async () => {
    const server = await startServer();
    const { address, port } = server;
    const formUnderWay = formInTwo(port, untilClosed(port).then(aWhile));
    let serving = true;
    const statuses: number[] = [];
    const client = async () => {
      while (serving) statuses.push(await statusOf(address));
    };
    const watch = async () => {
      while ((await statusOf(`${address}/readyz`)) === 200) await delay(20);
      serving = false;
    };
    const clients = Promise.all([client(), client(), client(), client(), watch()]);
    await expect.poll(() => statuses.length, soon).toBeGreaterThan(10);
    const ended = server.stop("SIGTERM");
    await clients;
    expect(await statusOf(`${address}/faq`)).toBe(200);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await formUnderWay).toMatch(/^HTTP\/1\.1 303/);
    expect(await ended).toBe(0);
  });
});

describe("a second signal", () => {
  it("ends the process at once, even with a request in progress", async () => {
    const server = await startServer();
    void formInTwo(server.port, new Promise(() => {}));
    server.child.kill("SIGTERM");
    await expect.poll(() => statusOf(`${server.address}/readyz`), soon).toBe(503);
    const again = () => {
      server.child.kill("SIGTERM");
      return server.child.exitCode;
    };
    await expect.poll(again, { ...soon, interval: 100 }).toBe(1);
    expect(server.output()).not.toContain('"stopped"');
  });
});

describe("SIGINT", () => {
  it("accepts no new request once shutdown has begun, and exits with 0", async () => {
    const server = await startServer();
    const ended = server.stop("SIGINT");
    await expect.poll(server.output, soon).toContain('"stopping"');
    await expect(fetch(server.address)).rejects.toThrow();
    expect(await ended).toBe(0);
  });
});
