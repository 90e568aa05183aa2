import { expect, it } from "vitest";
import { describeError } from "./log.server";

it("keeps the values of a failed query out of the log", () => {
  const error = new Error("Failed query: select 1\nparams: 9871002002,0790001002");
  expect(JSON.stringify(describeError(error))).not.toMatch(/9871002002|0790001002/);
  expect(describeError(error)).toMatchObject({
    error: "Error",
    stack: expect.stringContaining("log.server.test"),
  });
});
