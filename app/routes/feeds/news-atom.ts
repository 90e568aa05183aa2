import type { LoaderFunctionArgs } from "@remix-run/node";
import { listLatestNews, listNewsChanges } from "~/domain/news/list.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { textResponse } from "~/platform/document/text-response.server";
import { ownOrigin } from "~/platform/origin.server";
import { documentTitle } from "~/ui/page-meta";
import { newsFeed } from "./news-feed.server";

const ENTRIES = 20;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const t = translator(language, "news");
  const [articles, changes] = await Promise.all([
    listLatestNews(ENTRIES, language),
    listNewsChanges(ENTRIES),
  ]);
  const changed = new Map(changes.map((article) => [article.id, article.changed]));
  const entries = articles.map((article) => ({
    ...article,
    changed: changed.get(article.id) ?? new Date(article.date),
  }));
  const title = documentTitle(t("title"), language);
  const feed = newsFeed(entries, { origin: ownOrigin(request), language, title, description: t("about") });
  const headers = { "Content-Type": "application/atom+xml; charset=utf-8", "Content-Language": language };
  return textResponse(request, 200, new Headers(headers), feed);
}
