import { useMatches } from "@remix-run/react";
import type { Address } from "~/addresses/address";
import { edition } from "~/content/current-edition";
import { pageTitle } from "~/content/navigation";
import { type PagePath, pages } from "~/content/pages";
import { type Language, sentence } from "~/i18n";

/** The title defaults to that of the address. */
type Head = {
  title?: string;
  /** Leaves out the association's name after the title. */
  isFullTitle?: true;
  description?: string;
  image?: string;
  feed?: string;
  calendar?: string;
};

/** The title, or a tag by its attributes; a `meta` tag unless named. */
type HeadTag = { title?: string; tagName?: "link"; [attribute: string]: string | undefined };

const other = (type: string, href: string): HeadTag => ({ tagName: "link", rel: "alternate", type, href });
const property = (name: string, content: string) => ({ property: name, content });

/** AddressTags adds the tags that depend only on the address. */
export function pageMeta({ title, description, image, feed, calendar }: Head & { title: string }) {
  const tags: HeadTag[] = [{ title }, property("og:title", title)];
  if (description) tags.push({ name: "description", ...property("og:description", description) });
  if (image) tags.push(property("og:type", "article"), property("og:image", image));
  if (feed) tags.push(other("application/atom+xml", feed));
  if (calendar) tags.push(other("text/calendar", calendar));
  return tags;
}

export const documentTitle = (title: string, language: Language) =>
  `${title} | ${edition().association.name[language]}`;

export function titleOf({ path, title }: Address, language: Language): string | null {
  if (path in pages) return pageTitle(path as PagePath)[language];
  return title ? sentence(language, title) : null;
}

export const headOf = (matches: ReadonlyArray<{ data?: unknown } | undefined>): Head | null =>
  (matches.at(-1)?.data as { head?: Head } | null | undefined)?.head ?? null;

export function usePageTitle(): string {
  const matches = useMatches();
  const root = matches[0]?.data as { title?: string | null } | undefined;
  return headOf(matches)?.title ?? root?.title ?? "";
}
