import { expect, it } from "vitest";
import { certificateFilter, certificatesAddress } from "./filter";
import { serialOf } from "./serial";

const serial = serialOf(2026, 12);
const wrong = serial.slice(0, -1) + ((Number(serial.at(-1)) + 1) % 10);

it.each([
  ["", { by: "all" }],
  ["   ", { by: "all" }],
  [serial, { by: "serial", text: serial }],
  [serial.replaceAll("-", ""), { by: "serial", text: serial }],
  [wrong, { by: "mistyped-serial" }],
  ["0a1b-2c3d-4e5f-6g7h", { by: "code", text: "0A1B-2C3D-4E5F-6G7H" }],
  ["abcd-efgh-jkmn-pqrs", { by: "code", text: "ABCD-EFGH-JKMN-PQRS" }],
  ["١٠٠٠١", { by: "member", memberNumber: 10001 }],
  ["Ahmad Khaled Ramah", { by: "name", words: ["ahmad", "khaled", "ramah"] }],
  ["Ahmad Khaled Rama", { by: "name", words: ["ahmad", "khaled", "rama"] }],
  ["أحمد المصري", { by: "name", words: ["احمد", "المصري"] }],
])("parses a search for %j", (q, search) => {
  expect(certificateFilter(new URLSearchParams({ q })).search).toEqual(search);
});

it.each([
  ["", 1],
  ["3", 3],
  ["0", 1],
  ["-1", 1],
  ["1e9", 1],
  ["9999999", 1],
])("reads page %j as page %i", (page, read) => {
  expect(certificateFilter(new URLSearchParams({ page })).page).toBe(read);
});

it("writes back the address that it parses", () => {
  expect(certificatesAddress({})).toBe("/dashboard/certificates");
  expect(certificatesAddress({ q: "a b", page: 2 })).toBe("/dashboard/certificates?q=a+b&page=2");
});
