import type { MetaDescriptor } from "@remix-run/node";
import { association } from "~/content/association";
import type { Language } from "~/i18n/languages";

/** What a loader says of its page as `head`; the title of its address serves where it says none. */
export type Head = {
  title?: string;
  /** The title is that of the document, without the association's name. */
  whole?: true;
  description?: string;
  image?: string;
  feed?: string;
};

const property = (name: string, content: string) => ({ property: name, content });

/**
 * What a page's head says of its content, for a route's `meta`. A description serves search engines and shared links
 * in one tag. What depends on the address alone is said by AddressTags.
 */
export function pageMeta({ title, description, image, feed }: Head & { title: string }): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title }, property("og:title", title)];
  if (description) tags.push({ name: "description", ...property("og:description", description) });
  if (image) tags.push(property("og:type", "article"), property("og:image", image));
  if (feed) tags.push({ tagName: "link", rel: "alternate", type: "application/atom+xml", href: feed });
  return tags;
}

export const documentTitle = (title: string, language: Language) =>
  `${title} | ${association.name[language]}`;
