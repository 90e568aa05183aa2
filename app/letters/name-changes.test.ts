import { describe, expect, it } from "vitest";
import { decidedLetter } from "./name-changes";

const requested = { nameAr: "رنا سامي حداد", nameEn: "Rana Sami Haddad" };
const before = { nameAr: "رنا حداد", nameEn: "Rana Haddad" };

describe("the email about a name change", () => {
  it("greets by the new name in both languages if it was accepted", () => {
    const { subject, text } = decidedLetter({ accepted: true, note: null, requested, before });
    expect(subject).toMatch(/· Your request for a change of name$/);
    expect(text).toContain("Dear Dr. \u2068Rana Sami Haddad\u2069,");
    expect(text).toContain("\u2068رنا سامي حداد\u2069");
  });

  it("greets by the old name if it was refused, and quotes the reason", () => {
    const note = "لا يطابق الهوية <1>";
    const { text, html } = decidedLetter({ accepted: false, note, requested, before });
    expect(text).toContain("Dear Dr. \u2068Rana Haddad\u2069,");
    expect(text).toContain(requested.nameEn);
    expect(text.split(note)).toHaveLength(3);
    expect(html).not.toContain("<1>");
  });
});
