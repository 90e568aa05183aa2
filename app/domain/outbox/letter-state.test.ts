import { describe, expect, it } from "vitest";
import { failureCauseOf, failureNote, mailServiceMessage } from "./letter-state";

describe("failureNote", () => {
  it.each([
    [401, "key"],
    [403, "key"],
    [429, "busy"],
    [408, "service"],
    [500, "service"],
    [503, "service"],
    [422, "recipient"],
    [400, "recipient"],
    [null, "no-answer"],
  ])("stores status %s as %s", (status, cause) => {
    const note = failureNote(status, "their words");
    expect([failureCauseOf(note), mailServiceMessage(note)]).toEqual([cause, "their words"]);
  });
});
