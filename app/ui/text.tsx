import type { ReactNode } from "react";
import type { Words } from "~/content/words";
import { directionOf, type LocalText, useTranslation } from "~/i18n";

export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;

/** An e-mail address, which is kept in one piece unless it is wider than its line. */
export const EmailAddress = ({ address }: { address: string }) => (
  <bdi dir="ltr" className="email">
    {address}
  </bdi>
);

/** Shows typed text in the quotation marks of the page's language. */
export function Quoted({ text, className }: { text: string; className?: string }) {
  const { language } = useTranslation();
  const [open, close] = language === "ar" ? "«»" : "“”";
  return <bdi className={className}>{open + text + close}</bdi>;
}

/** Marks a text that is in another language, for readers and for their software. */
export function Bilingual({ text, tag = true }: { text: LocalText; tag?: boolean }) {
  const { t, language } = useTranslation("shell");
  if (text.lang === language) return text.value;
  return (
    <>
      <span lang={text.lang} dir={directionOf(text.lang)} className="other-language">
        {text.value}
      </span>
      {tag ? (
        <>
          {" "}
          <span className="tag">{t(text.lang === "ar" ? "in-arabic-only" : "in-english-only")}</span>
        </>
      ) : null}
    </>
  );
}

/** An empty line begins a new paragraph; other line breaks are kept. */
export const Paragraphs = ({ text }: { text: LocalText }) =>
  text.value.split(/\n\s*\n/).map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, paragraphs have no other name
    <p key={index} className="mb-4 whitespace-pre-line">
      <Bilingual text={{ ...text, value }} tag={index === 0} />
    </p>
  ));

const ISOLATED = /\u2066([^\u2069]*)\u2069/;
const NUMBER = /(\d[\d,.:/–-]*\d%?|\d%?)/;

const inOrder = (text: string, pattern: RegExp, otherwise: (part: string) => ReactNode) =>
  text.split(pattern).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, the parts of a sentence have no other name
    index % 2 ? <Ltr key={index}>{part}</Ltr> : otherwise(part),
  );

const inArabicOrder = (words: string) =>
  inOrder(words, ISOLATED, (rest) => inOrder(rest, NUMBER, (plain) => plain));

/**
 * Decides by the first letter, as browsers do for directions, because Arabic text of the staff is shown in both
 * languages.
 */
const isArabic = (words: string) => /^[^A-Za-z]*?[\u0621-\u064a]/.test(words);

export function LocalizedText({ text }: { text: Words }) {
  const { language } = useTranslation();
  return language === "ar" ? inArabicOrder(text.ar) : <Written words={text.en} />;
}

/** A text by the staff, with its numbers formatted for this language. */
export function Written({ words }: { words: string }) {
  const { language } = useTranslation();
  if (language === "ar") return words;
  if (!isArabic(words)) return words.replace(/[\u2066\u2069]/g, "");
  return (
    <span lang="ar" dir="rtl" className="other-language">
      {inArabicOrder(words)}
    </span>
  );
}

export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="sr-only">{children}</span>
);
