import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { whoIs } from "~/auth/guards.server";
import { may } from "~/auth/permissions";
import { newsAddress, newsFilter } from "~/domain/news/filter";
import { listNews } from "~/domain/news/queries.server";
import { formatDay } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { documentTitle } from "~/ui/document-title";
import { inLanguageOf } from "~/ui/own-address";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { NewsCard } from "./card";
import { NothingFound } from "./nothing-found";
import { SearchForm } from "./search-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, description: data.about, feed: data.feed }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const t = translator(language, "news");
  const filter = newsFilter(new URL(request.url).searchParams);
  const { articles, ...list } = await listNews({ ...filter, language });
  const { staff } = await whoIs(request);
  return {
    title: documentTitle(t("title"), language),
    about: t("about"),
    feed: inLanguageOf("/news.atom", language),
    filter,
    list,
    articles: articles.map((article) => ({ ...article, day: formatDay(article.date, language) })),
    mayAdd: staff ? may(staff.role, "news.publish") : false,
  };
}

export default function NewsList() {
  const { t } = useTranslation("news");
  const { filter, list, articles, mayAdd } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={mayAdd ? <ButtonLink href="/dashboard/add-news">{t("add")}</ButtonLink> : null}
      />
      <SearchForm filter={filter} />
      {articles.length ? (
        <>
          <h2 className="mb-4 text-muted">{t("found", { count: list.total })}</h2>
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {articles.map((article, at) => (
              <NewsCard key={article.id} article={article} lazy={at > 0} />
            ))}
          </div>
        </>
      ) : (
        <NothingFound filter={filter} />
      )}
      <Pager page={list.page} pages={list.pages} hrefFor={(page) => newsAddress({ ...filter, page })} />
    </>
  );
}
