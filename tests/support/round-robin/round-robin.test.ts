import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { startRoundRobin } from "../round-robin";
import { passedOn } from "./passed-on";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
const closing: Array<() => unknown> = [];

afterEach(() => {
  for (const close of closing.splice(0).reverse()) close();
});

/** A server that is ready while `state.ready`, and answers everything else as told. */
async function aServer(listener: Listener) {
  const state = { ready: true };
  const server: Server = createServer((request, response) => {
    if (request.url !== "/readyz?for=proxy") return listener(request, response);
    response.writeHead(state.ready ? 200 : 503).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  closing.push(close);
  return { state, close, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function twoBehind(listenerOf: (nth: number) => Listener) {
  const servers = [await aServer(listenerOf(0)), await aServer(listenerOf(1))] as const;
  const proxy = await startRoundRobin(servers.map(({ address }) => address));
  closing.push(proxy.close);
  await expect.poll(proxy.serving, { timeout: 60_000 }).toHaveLength(2);
  return { servers, proxy };
}

const saysWho =
  (nth: number): Listener =>
  (request, response) => {
    request.resume().once("end", () => response.end(String(nth)));
  };
const textOf = async (address: string, sent?: RequestInit) => (await fetch(address, sent)).text();

describe("the round-robin proxy", () => {
  it("passes requests in turn to ready servers", async () => {
    const { servers, proxy } = await twoBehind(saysWho);
    const requests = [];
    for (let nth = 0; nth < 4; nth++) requests.push(await textOf(proxy.address));
    expect([...requests].sort()).toEqual(["0", "0", "1", "1"]);
    servers[0].state.ready = false;
    await expect.poll(proxy.serving, { timeout: 60_000 }).toEqual([servers[1].address]);
    expect([await textOf(proxy.address), await textOf(proxy.address)]).toEqual(["1", "1"]);
    servers[1].state.ready = false;
    await expect.poll(proxy.serving, { timeout: 60_000 }).toEqual([]);
    expect((await fetch(proxy.address)).status).toBe(503);
    for (const server of servers) server.close();
    await expect.poll(async () => (await fetch(proxy.address)).status, { timeout: 60_000 }).toBe(503);
  });

  it("passes a request on unchanged and streams bodies in both directions", async () => {
    const { proxy } = await twoBehind(() => (request, response) => {
      response.writeHead(201, {
        "X-Seen": `${request.url} ${request.headers["x-forwarded-for"]} ${request.headers.host}`,
      });
      request.pipe(response);
    });
    const body = Buffer.alloc(5_000_000, "0123456789");
    const headers = { "X-Forwarded-For": "192.0.2.7" };
    const answer = await fetch(`${proxy.address}/a?b=%20c`, { method: "POST", body, headers });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("X-Seen")).toBe(`/a?b=%20c 192.0.2.7 127.0.0.1:${proxy.port}`);
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), body)).toBe(0);
  });

  it("tries another server if one is not reachable, but not if one broke off", async () => {
    let taken = 0;
    const { servers, proxy } = await twoBehind((nth) => (request, response) => {
      taken++;
      if (request.url === "/breaks") response.destroy();
      else saysWho(nth)(request, response);
    });
    expect((await fetch(`${proxy.address}/breaks`, { method: "POST", body: "once" })).status).toBe(502);
    expect(taken).toBe(1);
    servers[0].close();
    for (let nth = 0; nth < 3; nth++)
      expect(await textOf(proxy.address, { method: "POST", body: "x" })).toBe("1");
  });

  it("ends the response when the server does so in the middle", async () => {
    const { proxy } = await twoBehind(() => (_asked, response) => {
      response.writeHead(200, { "Content-Length": 100 });
      response.write("half", () => response.destroy());
    });
    const ended = await new Promise<string>((resolve) => {
      request(proxy.address, (answer) => {
        answer.resume();
        answer.once("error", () => resolve("broken"));
        answer.once("end", () => resolve("whole"));
      })
        .once("error", () => resolve("broken"))
        .end();
    });
    expect(ended).toBe("broken");
  });
});

it("drops connection headers, and passes on all others as often as they occur", () => {
  const came = ["Host", "a", "Connection", "close", "X-A", "1", "x-a", "2", "Keep-Alive", "timeout=5"];
  expect(passedOn(came)).toEqual(["Host", "a", "X-A", "1", "x-a", "2"]);
});
