import type { TFunction } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import type { Words } from "./dictionaries";
import type { Language } from "./languages";

type Area = keyof Words;
type Areas = Area | readonly [Area, ...Area[]];

/**
 * `t` for the words of one area or several, and the page's language. react-i18next's own hook waits for words and listens for
 * another language as well, which a page made once on the server never needs: that took a seventh of all a page allocates.
 */
export function useTranslation<const Asked extends Areas = "shell">(areas?: Asked) {
  const { i18n } = useContext(I18nContext);
  const t = i18n.getFixedT(null, areas ?? "shell") as unknown as TFunction<Asked>;
  return { t, language: i18n.language as Language };
}
