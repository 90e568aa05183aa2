import { useContext } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { documentTitle } from "./document-title";
import { PageFacts } from "./page-facts";
import { refusalOf } from "./problem";

function titleKey(status: number, { away, notSaved }: { away?: boolean; notSaved?: unknown }) {
  if (notSaved) return "not-saved.title";
  if (status === 404) return "not-found.title";
  return `problem.${refusalOf(status) ?? (away ? "away" : "title")}` as const;
}

/** The title of a page that could not be shown, whose own `meta` has nothing to say. */
export function ErrorTitle({ status }: { status: number }) {
  const { t, language } = useTranslation("shell");
  const title = t(titleKey(status, useContext(PageFacts)));
  return <title>{documentTitle(title, language)}</title>;
}
