import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { news } from "~/addresses/publications";
import { may } from "~/auth/permissions";
import { visit } from "~/auth/visit.server";
import { type NewsFilter, newsAddress, newsFilter } from "~/domain/news/filter";
import { type NewsCard as Article, listNews } from "~/domain/news/list.server";
import { formatDay } from "~/i18n/dates";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/notice";
import { inLanguageOf } from "~/ui/page-address";
import { PageFacts } from "~/ui/page-facts";
import { PageHeader } from "~/ui/page-header";
import { Pager } from "~/ui/pager";
import { Photo } from "~/ui/photo";
import { Plate } from "~/ui/plate";
import { WordsAndDaySearch } from "~/ui/search-form";

export async function loader({ request }: LoaderFunctionArgs) {
  const { language, staff } = await visit(request, news.list);
  const filter = newsFilter(new URL(request.url).searchParams);
  const { articles, ...list } = await listNews({ ...filter, language });
  return {
    head: {
      description: translator(language, "news")("about"),
      feed: inLanguageOf("/news.atom", language),
    },
    filter,
    list,
    articles: articles.map((article) => ({ ...article, day: formatDay(article.date, language) })),
    mayAdd: staff ? may(staff.role, "news.publish") : false,
  };
}

export default function NewsList() {
  const { t } = useTranslation("news");
  const { filter, list, articles, mayAdd } = useLoaderData<typeof loader>();
  const led = list.page === 1 && !filter.q && !filter.date;
  return (
    <>
      <PageHeader actions={mayAdd ? <ButtonLink href="/dashboard/add-news">{t("add")}</ButtonLink> : null} />
      <SearchForm filter={filter} />
      {articles.length ? (
        <>
          <h2 className="mb-4 text-muted">{t("found", { count: list.total })}</h2>
          <div className={led ? "plates led" : "plates"}>
            {articles.map((article, at) => (
              <NewsPlate key={article.id} article={article} lead={led && at === 0} lazy={at > 0} />
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

const ACROSS_LEAD = "(min-width: 48rem) 42rem, 49vw";

type PlateProps = { article: Article & { day: string }; lead: boolean; lazy: boolean };

function NewsPlate({ article, lead, lazy }: PlateProps) {
  const { t } = useTranslation("news");
  const { lite } = useContext(PageFacts);
  const { id, title, excerpt, attachments } = article;
  const sizes = lead && !lite ? ACROSS_LEAD : undefined;
  return (
    <Plate
      to={`/news/${id}`}
      title={title}
      about={excerpt}
      picture={<Photo photo={article} alt="" lazy={lazy} sizes={sizes} />}
    >
      <time dateTime={article.date}>{article.day}</time>
      {attachments ? (
        <span data-attachments={attachments}>{` · ${t("attachments", { count: attachments })}`}</span>
      ) : null}
    </Plate>
  );
}

function NothingFound({ filter: { q, date } }: { filter: NewsFilter }) {
  const { t, language } = useTranslation("news");
  if (!q && !date) return <EmptyState title={t("none")} />;
  return (
    <EmptyState title={t("none-found")}>
      <p className="my-3">
        {t("searched-for")} {q ? <bdi>“{q}”</bdi> : null}
        {q && date ? " · " : null}
        {date ? <time dateTime={date}>{formatDay(date, language)}</time> : null}
      </p>
      <a href="/news" className="link">
        {t("clear")}
      </a>
    </EmptyState>
  );
}

function SearchForm({ filter }: { filter: NewsFilter & { dateRefused: boolean } }) {
  const { t } = useTranslation("news");
  const words = { search: t("search"), day: t("day"), find: t("find"), clear: t("clear") };
  return <WordsAndDaySearch action="/news" words={words} filter={filter} />;
}
