import type { LoaderFunctionArgs } from "@remix-run/node";
import { listNewsChanges } from "~/domain/news/changes.server";
import { listLatestNews } from "~/domain/news/queries.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { finish } from "~/platform/document/finish.server";
import { ownOrigin } from "~/platform/own-origin.server";
import { documentTitle } from "~/ui/document-title";
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
  return finish(request, 200, new Headers(headers), feed);
}
