import { describe, expect, it } from "vitest";
import { memberNumberIn, requestedNumber } from "./input.server";
import { Refused } from "./refused.server";

const numberFrom = (query: string) => requestedNumber(new Request(`http://localhost/api/x?${query}`));
const refusal = (ask: () => unknown) => {
  try {
    return ask();
  } catch (error) {
    return error instanceof Refused ? [error.status, error.key] : error;
  }
};

describe("the number in an address", () => {
  it.each([
    "doc_no=10001",
    "doc_no=%D9%A1%D9%A0%D9%A0%D9%A0%D9%A1",
    "doc_no=+10001&docNo=10004&doc_no[]=10004",
  ])("is parsed from %s", (query) => expect(numberFrom(query)).toBe(10001));

  it.each([
    ["", 422, "cards:enter-number"],
    ["docNo=10001", 422, "cards:enter-number"],
    ["DOC_NO=10001", 422, "cards:enter-number"],
    ["doc_no[]=10001", 422, "cards:enter-number"],
    ["doc_no=1,2", 422, "cards:must-be-numeric"],
    ["doc_no=0", 404, "cards:none-found"],
    ["doc_no=99999999999999999999", 404, "cards:none-found"],
    ["doc_no=10001&doc_no=10001", 400, "forms:errors.sent-twice"],
    ["doc_no=&doc_no=10004", 400, "forms:errors.sent-twice"],
  ])("is refused for %j with %i %s", (query, status, key) => {
    expect(refusal(() => numberFrom(query))).toEqual([status, key]);
  });
});

it("is refused as the endpoint defines if nobody can have it", () => {
  const nobodys = new Refused(401, "portal:forgot.not-found");
  expect(refusal(() => memberNumberIn("username", "12345678901", nobodys))).toEqual([401, nobodys.key]);
  expect(refusal(() => memberNumberIn("username", null, nobodys))).toEqual([422, "cards:enter-number"]);
});
