import { pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";

const path = "/conferences";

/** The list of events as a step of the way to a page. */
export const useEventsCrumb = () => ({
  title: pages[path][useTranslation().language],
  path,
});
