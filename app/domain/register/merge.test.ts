import { expect, it } from "vitest";
import { mergeCases } from "../../../tests/support/merge-cases";
import type { PersonField } from "./columns";
import { mergedField, type Said, saidSince } from "./merge";

it.each(mergeCases)("$title", ({ last, file, present, becomes }) => {
  const of = (value: string | null | undefined): Said => (value === undefined ? {} : { mobile: value });
  const sources = {
    file: of(file),
    last: last === "never" ? null : of(last),
    present: { mobile: present } as Record<PersonField, string | null>,
  };
  expect(mergedField("mobile", sources)).toBe(becomes);
});

it("keeps what was said of columns that this file does not have", () => {
  expect(saidSince({ mobile: "0791", email: "a@b.example" }, { mobile: null })).toEqual({
    mobile: null,
    email: "a@b.example",
  });
  expect(saidSince(null, { nameEn: "Rana" })).toEqual({ nameEn: "Rana" });
});
