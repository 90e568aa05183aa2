import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import type { Block } from "~/content/article";
import { edition, setEdition } from "~/content/current-edition";
import { type Words, words } from "~/content/words";
import { i18nOf, languages } from "~/i18n";
import { Blocks } from "./blocks";

const awaited = words("Awaited", "منتظَر");
const supplied = words("Supplied", "مستكمَل");
const law = {
  title: supplied,
  sample: false,
  group: "law",
  language: "ar",
  file: null,
  validFrom: "2027-01-01",
} as const;
const file = {
  fileKey: "content-files/one.pdf",
  fileName: "one.pdf",
  fileSize: 320_000,
  fileType: "pdf",
  mimeType: "application/pdf",
};
setEdition({
  ...edition(),
  documents: [
    { ...law, key: "one", file },
    { ...law, key: "two" },
  ],
});
const table = (rows: Words[][]): Block => ({
  kind: "table",
  caption: words("Fees", "الأجور"),
  head: [words("Service", "الخدمة"), words("Fee", "الأجر")],
  rows,
  awaited,
});

describe.each(languages)("a block with empty places, in %s,", (language) => {
  const rendered = (...blocks: Block[]) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18nOf[language]}>
        <Blocks blocks={blocks} />
      </I18nextProvider>,
    );

  it("is hidden while it is empty", () => {
    const empty: Block[] = [
      { kind: "numbered", items: [null, null], awaited },
      { kind: "files", group: "other" },
      table([]),
    ];
    expect(rendered(...empty)).toBe("");
  });

  it("shows the existing items under their own numbers", () => {
    const html = rendered({ kind: "numbered", items: [null, supplied, null], awaited });
    expect(html.match(/<li /g)).toHaveLength(1);
    expect(html).toMatch(/^<ol class="steps"><li value="2">.*<b class="medal">2<\/b>/);
    expect(html).toContain(supplied[language]);
  });

  it("offers a document with its language if it is the only one, its size and its date", () => {
    const html = rendered({ kind: "files", group: "law" });
    expect(html.match(/<li>/g)).toHaveLength(1);
    expect(html).toMatch(/<a [^>]*href="\/documents\/one\/file" hrefLang="ar"/);
    expect(html).toContain(supplied[language]);
    expect(html).toContain({ ar: "العربية", en: "In Arabic only" }[language]);
    expect(html).toContain("PDF, 313 KB");
    expect(html).toContain('<time dateTime="2027-01-01">');
  });

  it("shows a table that has rows", () => {
    expect(rendered(table([[supplied, words("5 dinars", "5 دنانير")]]))).toContain(supplied[language]);
  });
});
