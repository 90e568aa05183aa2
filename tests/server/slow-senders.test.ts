import { beforeAll, describe, expect, it } from "vitest";
import { exchange, type RunningServer, startServer } from "../support/running-server";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

const timed = async (work: Promise<string>) => {
  const began = performance.now();
  const answer = await work;
  return { status: Number(answer.split(" ")[1]), seconds: (performance.now() - began) / 1000 };
};

describe.concurrent("slow senders", () => {
  it("get 10 s for the headers, while others are served", async () => {
    const slow = Array.from({ length: 300 }, () =>
      timed(exchange(server.port, "GET / HTTP/1.1\r\nHost: x\r\nA:")),
    );
    for (let i = 0; i < 10; i++) {
      const began = performance.now();
      expect((await fetch(server.address)).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(3000);
    }
    for (const { status, seconds } of await Promise.all(slow)) {
      expect(status).toBe(408);
      expect(seconds).toBeLessThan(15);
    }
  });

  it("get 30 s for the body, while others are served", async () => {
    const head = `POST /preferences HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: http://localhost:${server.port}\r\n`;
    const slow = Array.from({ length: 300 }, () =>
      timed(exchange(server.port, `${head}Content-Length: 50\r\n\r\nlang=`, 5000, "a")),
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await fetch(server.address)).status).toBe(200);
    for (const { status, seconds } of await Promise.all(slow)) {
      expect(status).toBe(408);
      expect(seconds).toBeGreaterThan(29);
      expect(seconds).toBeLessThan(35);
    }
  }, 60_000);

  it("that were refused before they had sent everything end nothing but their own connection", async () => {
    const head = `POST /contact-us HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: http://localhost:${server.port}\r\n`;
    const { status } = await timed(
      exchange(server.port, `${head}Content-Length: 10000000\r\nConnection: close\r\n\r\na`),
    );
    expect(status).toBe(413);
    await new Promise((resolve) => setTimeout(resolve, 32_000));
    expect((await fetch(server.address)).status).toBe(200);
  }, 60_000);
});
