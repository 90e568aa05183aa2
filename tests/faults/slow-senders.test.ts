import { describe, expect, it } from "vitest";
import { exchange, type RunningServer, startServer } from "../support/running-server";

const SENDERS = 300;
const statusOf = (answer: string) => Number(answer.split(" ")[1]);
const server: RunningServer = await startServer();

const serves = async () => {
  for (let nth = 0; nth < 10; nth++) expect((await fetch(server.address)).status).toBe(200);
};

describe.concurrent("slow senders", () => {
  it("are disconnected while they send headers, all 300 of them, while others are served", async () => {
    const slow = Array.from({ length: SENDERS }, () =>
      exchange(server.port, "GET / HTTP/1.1\r\nHost: x\r\nA:"),
    );
    await serves();
    expect(new Set((await Promise.all(slow)).map(statusOf))).toEqual(new Set([408]));
  });

  it("are disconnected while they send a body, all 300 of them, while others are served", async () => {
    const head = `POST /preferences HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: http://localhost:${server.port}\r\n`;
    const begun = serves();
    const slow = Array.from({ length: SENDERS }, () =>
      exchange(server.port, `${head}Content-Length: 50\r\n\r\nlang=`, begun, "a"),
    );
    await begun;
    await serves();
    expect(new Set((await Promise.all(slow)).map(statusOf))).toEqual(new Set([408]));
  });

  it("that are refused before the body is complete lose only their own connection", async () => {
    const head = `POST /contact-us HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: http://localhost:${server.port}\r\n`;
    const refused = await exchange(
      server.port,
      `${head}Content-Length: 10000000\r\nConnection: close\r\n\r\na`,
    );
    expect(statusOf(refused)).toBe(413);
    const later = exchange(server.port, `${head}Content-Length: 50\r\n\r\nname=`);
    expect(statusOf(await later)).toBe(408);
    await serves();
  });
});
