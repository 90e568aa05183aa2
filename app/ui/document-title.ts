import { association } from "~/content/association";
import type { Language } from "~/i18n/languages";

/** What a browser's tab says: the page, then the association. */
export const documentTitle = (title: string, language: Language) =>
  `${title} | ${association.name[language]}`;
