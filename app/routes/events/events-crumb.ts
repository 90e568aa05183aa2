import { useTranslation } from "react-i18next";
import { pages } from "~/content/pages";
import type { Language } from "~/i18n/languages";

const path = "/conferences";

/** The list of events as a step of the way to a page. */
export const useEventsCrumb = () => ({
  title: pages[path][useTranslation().i18n.language as Language],
  path,
});
