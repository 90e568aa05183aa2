import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { edition, setEdition } from "~/content/current-edition";
import { articleOf } from "~/domain/content/page";
import { type Row, type RowKind, rowKindNames } from "~/domain/content/page-blocks";
import { fieldsOf } from "~/domain/content/page-form";
import { readPage } from "~/domain/content/page-read";
import { i18nOf, languages } from "~/i18n";
import { LocalizedText } from "~/ui";
import { Blocks } from "~/ui/article/blocks";
import { calculatorAnswersFrom, useCalculators } from "./calculators/on-page";

const hostile = {
  script: "<script>alert(1)</script>",
  style: "<style>*{display:none}</style>",
  frame: '"><iframe src="//evil.test"></iframe>',
  handler: "<img src=x onerror=alert(1)><svg onload=alert(1)></svg>",
  link: '<a href="javascript:alert(1)">x</a> [x](javascript:alert(1))',
  data: '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  word: '<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--><p class="MsoNormal">x<o:p></o:p></p>',
  overrides: "\u202aa\u202bb\u202cc\u202dd\u202ee",
  isolates: "\u2066a \u2067b \u2068c\nd \u2069\u2069 e",
  control: "a\u0000b\u0008c\u001bd\u007fe\u0085f",
};

const written: Record<RowKind, Record<string, string>> = {
  heading: { title_ar: "قسم" },
  text: { text_ar: "نص" },
  list: { items_ar: "بند" },
  steps: { items_ar: "خطوة" },
  numbered: { items_ar: "حكم" },
  table: { caption_ar: "جدول", rows_ar: "أ | ب\nج | د" },
  facts: { rows_ar: "أ | ب" },
  note: { text_ar: "تنويه" },
  picture: { media: "1" },
  calculator: { name: "bill-shares" },
  links: { paths: "/faq" },
  documents: { names: "association-guide" },
  files: { group: "law" },
  people: { caption_ar: "لجنة", head_ar: "الاسم | الصفة", group: "board" },
  awaits: { text_ar: "بيان" },
  sample: { text_ar: "نموذج" },
};

const photo = {
  photoKey: "content-photos/1",
  photoName: "a",
  photoWidth: 800,
  photoHeight: 600,
  photoBytes: null,
};
setEdition({
  ...edition(),
  media: [{ key: "1", sample: false, description: { ar: "وصف", en: "Description" }, picture: photo }],
});

const opening = { lead_ar: "تمهيد", source_ar: "النظام", reviewed: "2026-11-25" };
const heading: Row = { kind: "heading", title_ar: "قسم" };
const PATH = "/mobile-phone-fund";

function View({ article }: { article: ReturnType<typeof articleOf> }) {
  const { blocks: calculators } = useCalculators(
    article,
    calculatorAnswersFrom(article, new URLSearchParams()),
  );
  return article.sections.map(({ id, title, blocks }) => (
    <section key={id}>
      <h2>
        <LocalizedText text={title} />
      </h2>
      <Blocks blocks={blocks} calculators={calculators} />
    </section>
  ));
}

const { body } = new JSDOM("").window.document;
const LIVE = "script, style, iframe, object, embed, svg script, [srcdoc], [style], p p";
const UNSEEN = /[\u202a-\u202e\u00ad\u200b]|(?![\n\t])\p{Cc}/u;
const isolatesOf = (text: string) => [
  text.match(/[\u2066-\u2068]/g)?.length ?? 0,
  text.match(/\u2069/g)?.length ?? 0,
];

/** Everything of a page that would do something, or show what it is not. */
function foundIn(html: string): string[] {
  body.innerHTML = html;
  const attributes = [...body.querySelectorAll("*")].flatMap((each) => [...each.attributes]);
  const [opened, closed] = isolatesOf(body.textContent);
  return [
    ...[...body.querySelectorAll(LIVE)].map(({ tagName }) => tagName),
    ...attributes.filter(({ name }) => name.startsWith("on")).map(({ name }) => name),
    ...attributes
      .filter(({ name, value }) => /^(href|src|action|formaction)$/.test(name) && !/^[/#]/.test(value))
      .map(({ value }) => value),
    ...(UNSEEN.test(body.textContent) ? ["unseen"] : []),
    ...(opened === closed ? [] : ["isolates"]),
    ...(/mso|<o:p>/.test(body.textContent) ? ["word"] : []),
  ];
}

describe.each(rowKindNames)("a block of kind %s", (kind) => {
  const base = { ...written[kind], kind } as Row;
  const reading = (row: Row) =>
    readPage({ texts: opening, blocks: kind === "heading" ? [row] : [heading, row] });

  it("renders valid content", () => {
    expect(reading(base)).toHaveProperty("page");
  });

  it.each(fieldsOf(kind).map(({ field }) => field))(
    "keeps what is pasted into %s as text, or refuses it",
    (field) => {
      for (const [what, text] of Object.entries(hostile)) {
        const read = reading({ ...base, [field]: `${base[field] ?? ""} ${text}` });
        if ("problems" in read) {
          expect(Object.keys(read.problems)).toEqual([expect.stringMatching(/^blocks\[\d\]\./)]);
          continue;
        }
        expect(JSON.stringify(read.page)).not.toMatch(/[\u202a-\u202e]|\\u00(0|1)|<!--/);
        for (const language of languages) {
          const html = renderToStaticMarkup(
            <I18nextProvider i18n={i18nOf[language]}>
              <View article={articleOf(PATH, read.page)} />
            </I18nextProvider>,
          );
          expect([what, ...foundIn(html)]).toEqual([what]);
        }
      }
    },
  );
});
