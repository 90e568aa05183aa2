import { pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";

const path = "/conferences";

export const useEventsCrumb = () => ({
  title: pages[path][useTranslation().language],
  path,
});
