import { pages } from "~/content/pages";
import { inLanguageOf } from "./own-address";
import type { Site, Thing } from "./structured-association";

type Crumb = { title: string; path: string };

/** The way to a page from the home page, which need not be named; the last crumb is the page itself. */
export const breadcrumbs = (crumbs: readonly Crumb[], { origin, language }: Site): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ title: pages["/"][language], path: "/" }, ...crumbs].map(({ title, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    item: origin + inLanguageOf(path, language),
  })),
});
