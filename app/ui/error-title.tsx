import { useTranslation } from "react-i18next";
import type { Language } from "~/i18n/languages";
import { documentTitle } from "./document-title";
import { refusalOf } from "./problem";

/** The title of a page that could not be shown, whose own `meta` has nothing to say. */
export function ErrorTitle({ status }: { status: number }) {
  const { t, i18n } = useTranslation("shell");
  const title = t(status === 404 ? "not-found.title" : `problem.${refusalOf(status) ?? "title"}`);
  return <title>{documentTitle(title, i18n.language as Language)}</title>;
}
