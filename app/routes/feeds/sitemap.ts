import { href } from "~/addresses/href";
import { careers, feeds } from "~/addresses/public";
import { events, galleries, news } from "~/addresses/publications";
import { register } from "~/addresses/register";
import { listedPages } from "~/addresses/search-engines";
import { handler } from "~/auth/handler.server";
import { edition } from "~/content/current-edition";
import { listEventChanges } from "~/domain/events/list.server";
import { listGalleryChanges } from "~/domain/galleries/list.server";
import { listNewsChanges } from "~/domain/news/list.server";
import { listedNumbers } from "~/domain/public-register/record.server";
import { languages } from "~/i18n";
import { textResponse } from "~/platform/document/text-response.server";
import { ownOrigin } from "~/platform/origin.server";
import { isLinked } from "~/ui";
import { escapeXml } from "./xml-text";

type Listed = { path: string; changed?: Date };

const ROOT = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;

const link = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

/** Returns the site map of these pages in every language, with links between the languages. */
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

const MAX_ARTICLES = 5000;
const MAX_EVENTS = 5000;
const MAX_GALLERIES = 5000;

const listedNews = async (): Promise<Listed[]> =>
  (await listNewsChanges(MAX_ARTICLES)).map(({ id, changed }) => ({
    path: href(news.detail, { id }),
    changed,
  }));

const listedEvents = async (): Promise<Listed[]> =>
  (await listEventChanges(MAX_EVENTS)).map(({ id, changed }) => ({
    path: href(events.detail, { id }),
    changed,
  }));

const listedGalleries = async (): Promise<Listed[]> =>
  (await listGalleryChanges(MAX_GALLERIES)).map(({ id, changed }) => ({
    path: href(galleries.detail, { id }),
    changed,
  }));

const listedJobs = async (): Promise<Listed[]> =>
  edition().vacancies.map(({ key, opens }) => ({
    path: href(careers.detail, { id: key }),
    changed: opens ? new Date(opens) : undefined,
  }));

export const DOCTORS_PER_PART = 5000;

/** The site map contains the first part of the doctors; `robots.txt` names the files with the others. */
async function listedDoctors(part: number): Promise<Listed[]> {
  if (!edition().association.register.found) return [];
  const numbers = await listedNumbers({ max: DOCTORS_PER_PART, after: (part - 1) * DOCTORS_PER_PART });
  return numbers.map((number) => ({ path: href(register.record, { docNo: number }) }));
}

const published = [listedNews, listedEvents, listedGalleries, listedJobs];

function partOf(request: Request): number {
  const requestedPart = new URL(request.url).searchParams.get("part") ?? "";
  return /^[1-9]\d{0,3}$/.test(requestedPart) ? Number(requestedPart) : 1;
}

const answer = (request: Request, listed: readonly Listed[]) =>
  textResponse(request, {
    status: 200,
    headers: new Headers({ "Content-Type": "application/xml; charset=utf-8" }),
    text: sitemapXml(ownOrigin(request), listed),
  });

export const loader = handler(feeds.sitemap, async ({ request }) => {
  const part = partOf(request);
  if (part > 1) return answer(request, await listedDoctors(part));
  const lists = await Promise.all([...published, () => listedDoctors(1)].map((list) => list()));
  return answer(request, [...listedPages.filter(isLinked).map((path) => ({ path })), ...lists.flat()]);
});
