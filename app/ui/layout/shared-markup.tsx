import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { editionNumber } from "~/content/current-edition";
import { i18nOf, type Language, useTranslation } from "~/i18n";
import { memoize } from "~/platform/memoize";

const MAX_KINDS = 200;

const markupOf = memoize(MAX_KINDS, (_kind, language: Language, part: ReactElement) =>
  renderToStaticMarkup(<I18nextProvider i18n={i18nOf[language]}>{part}</I18nextProvider>),
);

type Around = { as: "a" | "div" | "nav" | "p"; className?: string; href?: string; "aria-label"?: string };

/**
 * Renders its children once for each edition and `kind`; `kind` has to name everything that they depend on except the
 * language.
 */
export function SharedMarkup({
  as: Tag,
  kind,
  children,
  ...around
}: Around & { kind: string; children: ReactElement }) {
  const { language } = useTranslation();
  const __html = markupOf(`${editionNumber()} ${language} ${kind}`, language, children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React made of the site's own words
  return <Tag {...around} dangerouslySetInnerHTML={{ __html }} />;
}
