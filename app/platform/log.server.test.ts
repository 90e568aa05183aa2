import { PassThrough } from "node:stream";
import { expect, it, vi } from "vitest";
import { describeError, log, setLogOutput } from "./log.server";

it("writes one line each, with a timestamp in milliseconds", () => {
  const written = new PassThrough({ encoding: "utf8" });
  setLogOutput(written);
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const at of ["2026-12-31T20:59:59.007Z", "2026-12-31T20:59:59.070Z", "2026-12-31T21:00:00.000Z"]) {
    vi.setSystemTime(at);
    log.info('a "quoted" message', at.endsWith("000Z") ? { path: "/خبر" } : {});
  }
  vi.useRealTimers();
  setLogOutput(process.stdout);
  const line = { level: "info", message: 'a "quoted" message' };
  expect(written.read().trim().split("\n").map(JSON.parse)).toEqual([
    { at: "2026-12-31T20:59:59.007Z", ...line },
    { at: "2026-12-31T20:59:59.070Z", ...line },
    { at: "2026-12-31T21:00:00.000Z", ...line, path: "/خبر" },
  ]);
});

it("leaves the values of a failed query out", () => {
  const error = new Error("Failed query: select 1\nparams: 9871002002,0790001002");
  expect(JSON.stringify(describeError(error))).not.toMatch(/9871002002|0790001002/);
  expect(describeError(error)).toMatchObject({
    error: "Error",
    stack: expect.stringContaining("log.server.test"),
  });
});
