import { describe, expect, it } from "vitest";
import { changedLetter, newAddressLetter } from "./members";

const change = {
  memberNumber: 10001,
  nameAr: "أحمد <المصري>",
  nameEn: "",
  fields: ["mobile", "email"] as Array<"mobile" | "email">,
  at: new Date("2026-11-21T09:30:00Z"),
};

describe("emails about changed details", () => {
  it("tell the old address in both languages what changed and when, without the values", () => {
    const { subject, html, text } = changedLetter(change);
    expect(subject).toMatch(/·/);
    expect(text).toContain("21 November 2026");
    expect(text).toContain("12:30");
    expect(text).toContain("Mobile number, E-mail");
    expect(text).toMatch(/رقم الهاتف الخلوي، البريد الإلكتروني/);
    expect(html).not.toContain("<المصري>");
  });

  it("tell the new address only its number", () => {
    const { text } = newAddressLetter(10001);
    expect(text).toContain("10001");
    expect(text).not.toMatch(/المصري|Ahmad/);
  });
});
