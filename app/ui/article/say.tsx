import type { ReactNode } from "react";
import type { Words } from "~/content/words";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "../ltr";

const ISOLATED = /\u2066([^\u2069]*)\u2069/;
const NUMBER = /(\d[\d,.:/–-]*\d%?|\d%?)/;

/** Numbers and whatever else is marked as left to right keep their order within Arabic. */
const inOrder = (text: string, pattern: RegExp, otherwise: (part: string) => ReactNode) =>
  text.split(pattern).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, the parts of a sentence have no other name
    at % 2 ? <Ltr key={at}>{part}</Ltr> : otherwise(part),
  );

/** A text of the association in the reader's language. */
export function Say({ text }: { text: Words }) {
  const { language } = useTranslation();
  const words = text[language];
  if (language === "en") return words.replace(/[\u2066\u2069]/g, "");
  return inOrder(words, ISOLATED, (rest) => inOrder(rest, NUMBER, (plain) => plain));
}
