import { afterEach, describe, expect, it } from "vitest";
import { association } from "~/content/association";
import { edition, setEdition } from "~/content/current-edition";
import type { Edition } from "~/content/edition";
import { editionWith } from "../../tests/support/first-edition";
import { writtenInArabic, writtenInBoth, writtenLetter } from "./written";

/** An edition without confirmed contact details. */
const before = editionWith(false);
afterEach(() => setEdition(before));

const saying = (name: string, body: { ar: string; en: string }, subject = { ar: "موضوع", en: "Subject" }) =>
  setEdition({ ...before, letters: { [name]: { subject, body } } } as Edition);

const code = { code: "K7M4-QX9R-2T", link: "https://site.test/resume" };
const inEnglish = (body: string, facts: { code: string; link: string | null } = code) => {
  saying("code", { ar: "", en: body });
  return writtenLetter("code", "en", facts).text;
};

describe("an email text of the content office", () => {
  it("is sent with its placeholders filled", () => {
    expect(inEnglish("Type {{code}} there.\n\nContinue here: {{ link }}")).toBe(
      `Type \u2066${code.code}\u2069 there.\nContinue here: \u2066${code.link}\u2069\n`,
    );
  });

  it("has no line for a missing value or an unknown placeholder", () => {
    expect(
      inEnglish("First\nContinue: {{link}}\n{{nothing}}\n{{constructor}}", { ...code, link: null }),
    ).toBe("First\n");
  });

  it("escapes markup in its text and in its values", () => {
    saying("staff", { ar: "", en: "<b>{{text}}</b>\nAnswer: {{text}}" }, { ar: "", en: "{{subject}}" });
    const facts = { subject: "{{text}}\r\nBcc: \u202eall@home.example", text: "<i>{{reference}}</i>" };
    const { subject, html, text } = writtenLetter("staff", "en", { ...facts, reference: "K7M4" });
    expect(subject).toBe("{{text}} Bcc: all@home.example");
    expect(html).not.toMatch(/<b>|<i>/);
    expect(text).toContain("Answer:\n\n<i>{{reference}}</i>\n");
  });

  it("replaces a language without a text", () => {
    saying("code", { ar: "رمزك: {{code}}", en: "" }, { ar: "الرمز", en: "" });
    expect(writtenLetter("code", "en", code)).toMatchObject({ subject: "الرمز" });
    saying("new-address", { ar: "{{number}} عربي", en: "" }, { ar: "بريد", en: "" });
    expect(writtenInBoth("new-address", () => ({ number: "10001" })).subject).toBe("بريد");
    saying("reply", { ar: "ردّنا: {{reply}}", en: "" });
    const facts = { message: "?", reply: "جواب", name: "", reference: "", title: "", at: "" };
    expect(writtenInArabic("reply", facts, "en").text).toBe("ردّنا:\n\nجواب\n\n");
  });

  it("names the association and its available contact details", () => {
    const reached = "{{association}}\nPhone: {{phone}}\nE-mail: {{email}}\nAddress: {{address}}";
    expect(inEnglish(reached)).toBe(`${association.name.en}\n`);
    const contact = { ...before.contact, phone: "+962 6 500 0000", address: { ar: "عمّان", en: "Amman" } };
    saying("code", { ar: "", en: reached });
    setEdition({ ...edition(), contact });
    const { text } = writtenLetter("code", "en", code);
    expect(text).toBe(`${association.name.en}\nPhone: \u2066${contact.phone}\u2069\nAddress: Amman\n`);
  });
});
