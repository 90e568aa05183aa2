import { pages } from "~/content/pages";
import { QUEUE } from "~/domain/internships/queue-filter";
import type { Language } from "~/i18n/languages";

/** The way to the pages of one application. */
export const toQueue = (language: Language) => [
  { title: pages["/dashboard"][language], path: "/dashboard" },
  { title: pages[QUEUE][language], path: QUEUE },
];
