import { expect, it } from "vitest";
import { mailState, type OutboxFigures } from "./mail-state";

const none: OutboxFigures = { waiting: 0, failed: 0, oldestWaiting: null, oldestTried: null, lastSent: null };

it.each<[string, Partial<OutboxFigures>, string]>([
  ["nothing waits", {}, "working"],
  ["a letter was written a minute ago", { oldestWaiting: 60 }, "working"],
  ["a letter waits for a quarter of an hour", { oldestWaiting: 900 }, "working"],
  ["one waits for longer, though others go out", { oldestWaiting: 901, lastSent: 1 }, "failing"],
  ["tries fail for two minutes", { oldestWaiting: 120, oldestTried: 120 }, "working"],
  ["tries fail for four minutes", { oldestWaiting: 240, oldestTried: 240 }, "failing"],
  ["they do, and the last success is long ago", { oldestTried: 240, lastSent: 9000 }, "failing"],
  ["one fails while others go out", { oldestTried: 240, lastSent: 10 }, "working"],
  ["letters were given up", { failed: 9 }, "working"],
])("%s", (_name, figures, state) => expect(mailState(true, { ...none, ...figures })).toBe(state));

it("is off without an API key, even if emails are waiting", () =>
  expect(mailState(false, { ...none, oldestWaiting: 1e6 })).toBe("off"));
