import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchHeartbeat } from "./heartbeat.server";

const TICK = 2000;

function engineThat(answers: (tick: number) => number | null | "silence") {
  let ticks = 0;
  const engine = Object.assign(new EventEmitter(), {
    connected: true,
    send() {
      const statement = answers(ticks++);
      if (statement !== "silence") engine.emit("message", { statement });
    },
  });
  return engine;
}

describe("watchHeartbeat", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const stalledAfter = (answers: Parameters<typeof engineThat>[0], seconds: number) => {
    const stalled = vi.fn();
    const stop = watchHeartbeat(engineThat(answers), stalled);
    vi.advanceTimersByTime(seconds * 1000);
    stop();
    return stalled.mock.calls.length;
  };

  it.each([
    ["is quiet while nothing is to be done", () => null],
    ["is quiet while one statement follows another", (tick: number) => tick],
    ["is quiet when statements take 20 s", (tick: number) => Math.floor((tick * TICK) / 20_000)],
  ])("%s", (_name, answers) => expect(stalledAfter(answers, 600)).toBe(0));

  it.each([
    ["silence", () => "silence" as const],
    ["one statement for ever", () => 7],
  ])("reports once that there was %s for half a minute", (_name, answers) => {
    expect(stalledAfter(answers, 28)).toBe(0);
    expect(stalledAfter(answers, 600)).toBe(1);
  });
});
