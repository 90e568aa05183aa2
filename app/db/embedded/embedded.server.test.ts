import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ready } from "./embedded.server";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const engine = () => Object.assign(new EventEmitter(), { kill: vi.fn() });
const opened = (child: ReturnType<typeof engine>) =>
  ready(child as unknown as ChildProcess, "/data").then(
    () => "ready",
    ({ name, message }: Error) => `${name}: ${message}`,
  );

it("kills an engine that hangs for five minutes while opening its database", async () => {
  const child = engine();
  const result = opened(child);
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(child.kill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(child.kill).toHaveBeenCalledWith("SIGKILL");
  expect(await result).toMatch(/^DatabaseNotOpened: .*DATA_DIR \/data .* within five minutes.* restore FILE/);
});

it("leaves a ready engine running", async () => {
  const child = engine();
  const result = opened(child);
  child.emit("message", {});
  const how = await result;
  vi.advanceTimersByTime(3_600_000);
  expect([how, child.kill.mock.calls]).toEqual(["ready", []]);
});

it("refuses an incomplete database by its folder, with the missing file and the way to restore", async () => {
  const child = engine();
  const refused = opened(child);
  child.emit("message", { kind: "incomplete", missing: "PG_VERSION" });
  expect(await refused).toMatch(
    /^DatabaseNotOpened: \/data\/database is not empty, but PG_VERSION is missing.* restore FILE/,
  );
});
