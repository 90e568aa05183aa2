import { describe, expect, it } from "vitest";
import { languages } from "~/i18n";
import { acceptedLetter, codeLetter, receiptLetter, returnedLetter } from "./internships";

const code = "K7M4-QX9R-2T";
const link = "https://site.test/registration-until-emtyaz/resume";
const temporaryNumber = "K7M-4QX-9R2T";

describe.each(languages)("emails to an applicant in %s", (language) => {
  it("contain the code of a draft, and the page that asks for it if known", () => {
    const { subject, html, text } = codeLetter({ code, link }, language);
    for (const body of [html, text]) {
      expect(body).toContain(code);
      expect(body).toContain(link);
      expect(body).toContain("14");
    }
    expect(subject).not.toContain(code);
    expect(codeLetter({ code, link: null }, language).text).not.toMatch(/https?:|null|undefined/);
  });

  it("contain the temporary number, the receipt and the code of an application", () => {
    const { subject, html, text } = receiptLetter({ temporaryNumber, code, link }, language);
    for (const body of [html, text])
      for (const part of [temporaryNumber, code, link]) expect(body).toContain(part);
    expect(subject).toContain(temporaryNumber);
    expect(html).toContain(language === "ar" ? 'dir="rtl"' : 'dir="ltr"');
  });

  it("announce a decision, with the name in the email's language", () => {
    const names = { ar: "سارة الخطيب", en: "Sara Khatib" };
    const applicant = { language, nameAr: names.ar, nameEn: names.en, temporaryNumber };
    const returned = { reason: "?", fields: [], papers: false, link };
    for (const { text } of [
      acceptedLetter(applicant, { memberNumber: 20_321, link, portal: "https://site.example/dr-portal" }),
      returnedLetter(applicant, returned),
    ]) {
      expect(text).toContain(`\u2068${names[language]}\u2069`);
      expect(text).not.toContain(names[language === "ar" ? "en" : "ar"]);
    }
  });
});
