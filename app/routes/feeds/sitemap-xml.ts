import { languages } from "~/i18n/languages";
import { escapeXml } from "./xml-text";

export type Listed = { path: string; changed?: Date };

const ROOT = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;

const link = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

/** The site map of these pages: each in every language, naming its twins. */
export function sitemapXml(origin: string, pages: readonly Listed[]): string {
  const entries = pages.flatMap(({ path, changed }) => {
    const address = escapeXml(origin + path);
    const twins = languages.map((language) => `${address}?lang=${language}`);
    const links = languages.map((language, index) => link(language, twins[index]!)).join("");
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    const rest = lastmod + links + link("x-default", address);
    return twins.map((twin) => `<url><loc>${twin}</loc>${rest}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${ROOT}\n${entries.join("\n")}\n</urlset>\n`;
}
