import { describe, expect, it } from "vitest";
import { problemPage, problemStatuses } from "./refuse.server";

describe("the page of an early refusal", () => {
  it.each(problemStatuses)("explains status %i in both languages", (status) => {
    expect(problemPage(status, "en", "r1")).toContain('<html lang="en" dir="ltr">');
    expect(problemPage(status, "ar", "r1")).toContain('<html lang="ar" dir="rtl">');
  });

  it("escapes the reference", () => {
    expect(problemPage(500, "en", '<b a="1">')).toContain("&#60;b a=&#34;1&#34;&#62;");
  });
});
