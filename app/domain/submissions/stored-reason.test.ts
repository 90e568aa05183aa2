import { expect, it } from "vitest";
import { withReason } from "./stored-reason";

it("reads the reason of a refusal that an earlier release stored", () => {
  expect(withReason({ done: false, because: "closed" })).toEqual({ done: false, reason: "closed" });
});

it.each([null, "closed", { done: true }, { done: false, reason: "closed" }])(
  "leaves %j as it is",
  (stored) => {
    expect(withReason(stored)).toEqual(stored);
  },
);
