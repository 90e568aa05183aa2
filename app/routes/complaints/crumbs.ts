import { pages } from "~/content/pages";
import type { Language } from "~/i18n/languages";

/** The way to the pages of one message. */
export const toComplaints = (language: Language) => [
  { title: pages["/dashboard"][language], path: "/dashboard" },
  { title: pages["/complaints"][language], path: "/complaints" },
];
