import { EventEmitter } from "node:events";
import type { Request, Response } from "express";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bodyDeadline, sharedBandwidth } from "./body-limits.server";
import { httpServer } from "./http-server.server";

const SECOND = 1000;

beforeEach(() =>
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] }),
);
afterEach(() => vi.useRealTimers());

/** A request of which the body comes slowly, and what becomes of it: the status it is refused with, and its connection's end. */
function slowRequest(path: string, { cookie = "", length = "50" } = {}) {
  const came = { status: 0, ended: false, passedOn: false };
  const socket = {
    bytesRead: 900,
    destroy: () => {
      came.ended = true;
    },
  };
  const request = Object.assign(new EventEmitter(), {
    ...{ url: path, path, query: {}, complete: false, acceptsLanguages: () => false },
    headers: { "content-length": length, cookie },
    socket,
  }) as unknown as Request;
  const response = {
    ...{ headersSent: false, locals: {} },
    status(code: number) {
      came.status = code;
      return this;
    },
    ...{ set: vi.fn().mockReturnThis(), type: vi.fn().mockReturnThis() },
    ...{ send: vi.fn(), json: vi.fn(), end: vi.fn() },
  } as unknown as Response;
  bodyDeadline(request, response, () => {
    came.passedOn = true;
  });
  return { request, came, socket };
}

it.each([
  ["30 s", "/preferences", "", 30],
  ["30 s without a session", "/dashboard/add-news", "", 30],
  ["30 min on an upload page", "/dashboard/add-news", "naqaba_staff=x", 30 * 60],
])(
  "answers 408 and closes the connection if a body has not arrived within %s",
  (_, path, cookie, seconds) => {
    const { came, socket } = slowRequest(path, { cookie });
    expect(came.passedOn).toBe(true);
    const arriving = setInterval(() => (socket.bytesRead += 20 * 1024), 59 * SECOND);
    vi.advanceTimersByTime(seconds * SECOND - 1);
    expect(came.status).toBe(0);
    vi.advanceTimersByTime(1);
    expect(came).toMatchObject({ status: 408, ended: false });
    vi.advanceTimersByTime(SECOND);
    expect(came.ended).toBe(true);
    clearInterval(arriving);
  },
);

it("ends an upload that receives less than 20 KB in any minute", () => {
  const { came, socket } = slowRequest("/dashboard/add-news", { cookie: "naqaba_staff=x" });
  socket.bytesRead += 20 * 1024;
  vi.advanceTimersByTime(119 * SECOND);
  expect(came.status).toBe(0);
  socket.bytesRead += 20 * 1024 - 1;
  vi.advanceTimersByTime(SECOND);
  expect(came).toMatchObject({ status: 408, ended: false });
  vi.advanceTimersByTime(SECOND);
  expect(came.ended).toBe(true);
});

it("leaves complete bodies and requests without a body alone", () => {
  const arrived = slowRequest("/preferences");
  arrived.request.emit("end");
  const none = slowRequest("/preferences", { length: "0" });
  vi.runAllTimers();
  expect([arrived.came, none.came].map(({ status, ended }) => [status, ended])).toEqual([
    [0, false],
    [0, false],
  ]);
});

it("requires the headers within 10 s, checked every 2 s", () => {
  const server = httpServer(() => {});
  expect(server.headersTimeout).toBe(10 * SECOND);
  expect(server.requestTimeout).toBeGreaterThan(30 * 60 * SECOND);
  expect([server.keepAliveTimeout, server.timeout]).toEqual([65 * SECOND, 120 * SECOND]);
});

it("shares the minimum bandwidth among concurrent senders, without saving it up", () => {
  let now = 0;
  const waitAfter = sharedBandwidth(1000, () => now);
  expect(waitAfter(100)).toBe(100);
  expect(waitAfter(50)).toBe(150);
  now = 120;
  expect(waitAfter(10)).toBe(40);
  now = 60_000;
  expect(waitAfter(100)).toBe(100);
});
