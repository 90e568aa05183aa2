import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { exchange, startServer } from "../support/running-server";

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
    await delay(500);
    const began = performance.now();
    const ended = server.stop("SIGTERM");
    await clients;
    expect(await ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(25_000);
    expect(statuses.length).toBeGreaterThan(10);
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
