import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { i18nOf, type LocalText } from "~/i18n";
import { Bilingual, LocalizedText } from "./text";

const rendered = (language: "ar" | "en", text: LocalText, tag?: boolean) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf[language]}>
      <Bilingual text={text} tag={tag} />
    </I18nextProvider>,
  );

describe("Bilingual", () => {
  it("adds nothing to text in the reader's language", () => {
    expect(rendered("ar", { value: "خبر", lang: "ar" })).toBe("خبر");
  });

  it("marks the other language for software and readers", () => {
    expect(rendered("en", { value: "خبر", lang: "ar" })).toBe(
      '<span lang="ar" dir="rtl" class="other-language">خبر</span> <span class="tag">In Arabic only</span>',
    );
  });

  it("can leave out the visible tag", () => {
    expect(rendered("ar", { value: "News", lang: "en" }, false)).toBe(
      '<span lang="en" dir="ltr" class="other-language">News</span>',
    );
  });
});

describe("a text by the staff", () => {
  const sentence = (language: "ar" | "en", ar: string, en: string) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18nOf[language]}>
        <LocalizedText text={{ ar, en }} />
      </I18nextProvider>,
    );

  it.each([
    [
      "in Arabic alone",
      "العيادة 5",
      "العيادة 5",
      '<span lang="ar" dir="rtl" class="other-language">العيادة <bdi dir="ltr">5</bdi></span>',
    ],
    [
      "in English with a word of Arabic",
      "سنة الامتياز",
      "The internship (امتياز)",
      "The internship (امتياز)",
    ],
    ["in both", "العيادة", "The clinic", "The clinic"],
  ])("marks the language of Arabic-only text on an English page: %s", (_, ar, en, shownThere) => {
    expect(sentence("en", ar, en)).toBe(shownThere);
    expect(sentence("ar", ar, en)).not.toContain("lang=");
  });
});
