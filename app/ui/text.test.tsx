import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { i18nOf, type LocalText } from "~/i18n";
import { Bilingual } from "./text";

const shown = (language: "ar" | "en", text: LocalText, tag?: boolean) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf[language]}>
      <Bilingual text={text} tag={tag} />
    </I18nextProvider>,
  );

describe("a text in the reader's or the other language", () => {
  it("is plain in the reader's own", () => {
    expect(shown("ar", { value: "خبر", lang: "ar" })).toBe("خبر");
  });

  it("is marked for software and people in the other", () => {
    expect(shown("en", { value: "خبر", lang: "ar" })).toBe(
      '<span lang="ar" dir="rtl" class="other-language">خبر</span> <span class="tag">In Arabic only</span>',
    );
  });

  it("can leave the tag out", () => {
    expect(shown("ar", { value: "News", lang: "en" }, false)).toBe(
      '<span lang="en" dir="ltr" class="other-language">News</span>',
    );
  });
});
