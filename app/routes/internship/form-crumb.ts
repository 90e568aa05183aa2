import { pages } from "~/content/pages";
import type { Language } from "~/i18n/languages";
import { FORM } from "./addresses";

/** The way back from the pages after sending to the form. */
export const formCrumb = (language: Language) => ({ title: pages[FORM][language], path: FORM });
