import { expect, it } from "vitest";
import { queueAddress, queueFilter } from "./queue-filter";

const filterFrom = (text: string) => queueFilter(new URLSearchParams(text));

it.each([
  ["", { q: "", state: null, page: 1, tooShort: false }],
  ["q=%20سارة%20&state=returned&page=3", { q: "سارة", state: "returned", page: 3, tooShort: false }],
  ["state=lost&page=x", { q: "", state: null, page: 1, tooShort: false }],
  ["page=0", { q: "", state: null, page: 1, tooShort: false }],
  ["page=999999", { q: "", state: null, page: 400, tooShort: false }],
  ["q=مي", { q: "مي", state: null, page: 1, tooShort: true }],
  ["q=07+91+23+45+67", { q: "07 91 23 45 67", state: null, page: 1, tooShort: false }],
])("parses %j", (text, filter) => expect(filterFrom(text)).toEqual(filter));

it("writes back the address that it parses", () => {
  const filter = { q: "سارة علي", state: "returned" as const, page: 2 };
  const address = queueAddress(filter);
  expect(filterFrom(address.split("?")[1]!)).toEqual({ ...filter, tooShort: false });
  expect(queueAddress({ ...filter, page: 1 }, "/export.csv")).toMatch(
    /^\/dashboard\/registrations\/export\.csv\?/,
  );
  expect(queueAddress({})).toBe("/dashboard/registrations");
});
