import { describe, expect, it } from "vitest";
import { LookUpTimedOut, lookUpProblem, withinTime } from "./look-up-problem";

const coded = (code: string) => Object.assign(new Error("x"), { code });
const wrapped = (cause: unknown) => new Error("Failed query", { cause });

describe("lookUpProblem", () => {
  it.each([
    ["the deadline", new LookUpTimedOut(), "timeout"],
    ["a cancelled statement", wrapped(coded("57014")), "timeout"],
    ["a connection not made in time", coded("CONNECT_TIMEOUT"), "timeout"],
    ["a silent network", wrapped(wrapped(coded("ETIMEDOUT"))), "timeout"],
    ["a refused connection", coded("ECONNREFUSED"), "server"],
    ["a database that shuts down", wrapped(coded("57P01")), "server"],
    ["a missing table", wrapped(coded("42P01")), "server"],
    ["a mistake of ours", wrapped(new TypeError("x")), "other"],
    ["something that is no error", "57014", "other"],
    ["nothing at all", undefined, "other"],
  ])("calls %s a problem", (_, error, problem) => {
    expect(lookUpProblem(error)).toBe(problem);
  });

  it("ends on an error that causes itself", () => {
    const circular = new Error("x");
    circular.cause = circular;
    expect(lookUpProblem(circular)).toBe("other");
  });
});

describe("withinTime", () => {
  it("gives the answer or its error as they are", async () => {
    expect(await withinTime(1000, Promise.resolve(7))).toBe(7);
    await expect(withinTime(1000, Promise.reject(coded("42P01")))).rejects.toMatchObject({ code: "42P01" });
  });

  it("gives up on one that never comes", async () => {
    await expect(withinTime(5, new Promise(() => {}))).rejects.toBeInstanceOf(LookUpTimedOut);
  });
});
