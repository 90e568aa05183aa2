// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { sendFile } from "./send-file";

const TO = "/staged-files/add";
const SIGN_IN = "http://localhost/sign-in";

/** A request that the test answers, or lets stand still. */
class Line {
  static all: Line[] = [];
  upload: { onprogress?(event: { loaded: number; total: number }): void } = {};
  onloadend = () => {};
  response: unknown = null;
  responseURL = "";
  status = 0;
  open() {}
  send() {
    Line.all.push(this);
  }
  abort() {
    this.onloadend();
  }
  answer(status: number, response: unknown = null, from = `http://localhost${TO}`) {
    Object.assign(this, { status, response, responseURL: from });
    this.onloadend();
  }
}

const shares: number[] = [];

function begin(signal = new AbortController().signal) {
  const file = new File(["12345678"], "a.txt");
  return sendFile({ to: TO, file, signal, progress: (sent) => shares.push(sent) });
}
const last = () => Line.all.at(-1)!;
async function answeredBy(...answer: Parameters<Line["answer"]>) {
  const outcome = begin();
  for (let tries = 0; tries < 4; tries++) {
    last().answer(...answer);
    await vi.advanceTimersByTimeAsync(8000);
  }
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", Line);
  Line.all = [];
  shares.length = 0;
});

it.each([
  [201, { staged: "name" }, { staged: "name" }, 1],
  [201, { other: "name" }, "odd", 1],
  [413, null, "large", 1],
  [404, null, "odd", 1],
  [429, null, "full", 4],
  [503, null, "again", 4],
  [0, null, "again", 4],
])("handles the answer %s %o as %o, after %s tries", async (status, response, outcome, tries) => {
  expect(await answeredBy(status, response)).toEqual(outcome);
  expect(Line.all).toHaveLength(tries);
});

it("recognises an answer that asks for a new sign-in", async () => {
  expect(await answeredBy(200, null, SIGN_IN)).toBe("away");
  expect(Line.all).toHaveLength(1);
});

it("increases the delay before each retry", async () => {
  const outcome = begin();
  for (const pause of [1000, 3000, 8000]) {
    const { length } = Line.all;
    last().answer(503);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(Line.all).toHaveLength(length);
    await vi.advanceTimersByTimeAsync(1);
    expect(Line.all).toHaveLength(length + 1);
  }
  last().answer(201, { staged: "name" });
  expect(await outcome).toEqual({ staged: "name" });
});

it("gives up a stalled connection but not a slow one, and retries", async () => {
  begin();
  for (const loaded of [10, 20, 30]) {
    await vi.advanceTimersByTimeAsync(29_000);
    last().upload.onprogress!({ loaded, total: 40 });
  }
  expect(shares).toEqual([0, 2, 4, 6]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shares.at(-1)).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Line.all).toHaveLength(2);
});

it.each(["before it began", "under way", "between two tries"])("ends when stopped %s", async (when) => {
  const stopped = new AbortController();
  if (when === "before it began") stopped.abort();
  const outcome = begin(stopped.signal);
  if (when === "between two tries") {
    last().answer(503);
    await vi.advanceTimersByTimeAsync(500);
  }
  stopped.abort();
  expect(await outcome).toBe("stopped");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Line.all).toHaveLength(when === "before it began" ? 0 : 1);
});
