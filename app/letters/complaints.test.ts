import { describe, expect, it } from "vitest";
import { replyLetter } from "./complaints";

const message = {
  reference: "K7M4-QX9R",
  name: "ليلى <b>حدّاد</b>",
  phone: "0791234567",
  email: "leila@home.example",
  title: "سؤال\tعن\r\nBcc: \u202eall@home.example",
  subject: "سطر أول\n<script>alert(1)</script>",
  language: "ar",
  createdAt: new Date("2026-11-20T21:30:00Z"),
} as const;

describe("the email with a reply", () => {
  const letter = replyLetter(message, "نشكرك & نعتذر\n<img src=x>");

  it("is right-to-left, with greeting, the original message and the reply, in this order", () => {
    expect(letter.html).toContain('<html lang="ar" dir="rtl">');
    const order = ["ليلى", "K7M4-QX9R", "سطر أول", "نشكرك"];
    for (const text of [letter.html, letter.text]) {
      const places = order.map((part) => text.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it("escapes what was typed, in HTML and headers", () => {
    expect(letter.html).not.toMatch(/<script|<img|<b>حدّاد/);
    expect(letter.html).toContain("&#60;img src=x&#62;");
    expect(letter.text).toContain("نشكرك & نعتذر\n<img src=x>");
    expect(letter.subject).toBe("الرد على رسالتك (\u2066K7M4-QX9R\u2069): سؤال عن Bcc: all@home.example");
  });

  it("also greets in English if the message was in English", () => {
    expect(letter.text).not.toContain("Dear");
    const english = replyLetter({ ...message, language: "en", name: "Omar" }, "x").text;
    expect(english).toContain("Dear \u2068Omar\u2069,");
    expect(english).toContain("Thank you for writing to the Jordan Medical Association");
    expect(english).toContain("تحية طيبة");
  });
});
