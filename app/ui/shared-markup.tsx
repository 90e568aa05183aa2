import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Language } from "~/i18n/languages";
import { i18nOf } from "~/i18n/translator";

const MOST_KEPT = 200;
const kept = new Map<string, string>();

/**
 * The inside of an element that many pages share, made once for each kind: `kind` names the part and everything but the
 * language that it depends on. Goes into `dangerouslySetInnerHTML`; the markup is React's own.
 */
export function sharedMarkup(kind: string, language: Language, part: ReactElement): { __html: string } {
  const key = `${language} ${kind}`;
  let markup = kept.get(key);
  if (markup === undefined) {
    markup = renderToStaticMarkup(<I18nextProvider i18n={i18nOf[language]}>{part}</I18nextProvider>);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, markup);
  }
  return { __html: markup };
}
