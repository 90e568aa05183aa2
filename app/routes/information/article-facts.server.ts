import { articles } from "~/content/articles";
import { type PagePath, pages } from "~/content/pages";
import { languageOf } from "~/i18n/request-language.server";
import { documentTitle } from "~/ui/document-title";
import { documentLinks } from "./document-links.server";

/** What an article's page needs to know of its request. */
export async function articleFacts(request: Request, path: PagePath) {
  const language = await languageOf(request);
  const { searchParams } = new URL(request.url);
  const article = articles[path];
  if (!article) throw new Response(null, { status: 404 });
  return {
    path,
    language,
    title: documentTitle(pages[path][language], language),
    about: article.lead[language],
    opened: { all: searchParams.get("all") === "1", open: searchParams.get("open") },
    documents: documentLinks(language),
  };
}
