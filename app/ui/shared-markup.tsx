import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Language } from "~/i18n/languages";
import { i18nOf } from "~/i18n/translator";
import { remembered } from "~/platform/remembered";

const MOST_KINDS = 200;

const markupOf = remembered(MOST_KINDS, (_kind, language: Language, part: ReactElement) =>
  renderToStaticMarkup(<I18nextProvider i18n={i18nOf[language]}>{part}</I18nextProvider>),
);

/**
 * The inside of an element that many pages share, made once for each kind: `kind` names the part and everything but the
 * language that it depends on. Goes into `dangerouslySetInnerHTML`; the markup is React's own.
 */
export const sharedMarkup = (kind: string, language: Language, part: ReactElement): { __html: string } => ({
  __html: markupOf(`${language} ${kind}`, language, part),
});
