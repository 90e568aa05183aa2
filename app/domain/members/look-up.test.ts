import { describe, expect, it } from "vitest";
import { parseForm } from "~/fields/parse-form";
import { LookUpTimedOut, lookUpInput, lookUpProblem, withTimeout } from "./look-up";

const search = (...typed: string[]) => {
  const form = new FormData();
  for (const each of typed) form.append("doc_no", each);
  const { value, refuse } = parseForm(form, lookUpInput);
  return value ?? refuse().error?.doc_no?.[0];
};

it.each([
  ["a number of the local keyboard", ["١٠٠٠١"], { doc_no: 10001 }],
  ["a number nobody has", ["99999999999999999999"], { doc_no: null }],
  ["nothing", [""], "cards:enter-number"],
  ["blanks", ["   "], "cards:enter-number"],
  ["letters", ["abc"], "cards:must-be-numeric"],
  ["a NUL byte", ["1\u0000"], "cards:must-be-numeric"],
  ["two numbers", ["1", "2"], "sent-twice"],
] as const)("answers %s", (_, typed, answer) => {
  expect(search(...typed)).toEqual(answer);
});

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
  ])("maps %s to a problem", (_, error, problem) => {
    expect(lookUpProblem(error)).toBe(problem);
  });

  it("handles an error that causes itself", () => {
    const circular = new Error("x");
    circular.cause = circular;
    expect(lookUpProblem(circular)).toBe("other");
  });
});

describe("withTimeout", () => {
  it("passes on the result or the error", async () => {
    expect(await withTimeout(1000, Promise.resolve(7))).toBe(7);
    await expect(withTimeout(1000, Promise.reject(coded("42P01")))).rejects.toMatchObject({ code: "42P01" });
  });

  it("gives up on work that never ends", async () => {
    await expect(withTimeout(5, new Promise(() => {}))).rejects.toBeInstanceOf(LookUpTimedOut);
  });
});
