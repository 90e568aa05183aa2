import { useContext } from "react";
import { I18nContext } from "react-i18next";
import type { Language } from "./languages";
import { type Areas, translator } from "./translator";

/** react-i18next's own hook waits for words and listens for another language: a seventh of all a page allocates. */
export function useTranslation<const RequestedAreas extends Areas = "shell">(
  areas = "shell" as RequestedAreas,
) {
  const language = useContext(I18nContext).i18n.language as Language;
  return { t: translator(language, areas), language };
}
