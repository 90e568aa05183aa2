import { data, type HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { href } from "~/addresses/href";
import { feeds } from "~/addresses/public";
import { news } from "~/addresses/publications";
import type { StaffUser } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { may } from "~/auth/permissions";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { newsKind } from "~/domain/news/articles.server";
import { type NewsFilter, newsAddress, newsFilter } from "~/domain/news/filter";
import { type NewsCard as Article, listNews } from "~/domain/news/list.server";
import { listUnpublished } from "~/domain/publications/written.server";
import { formatDay, formatMoment, inLanguage, type Language, translator, useTranslation } from "~/i18n";
import { siteReadOnly } from "~/platform/read-only.server";
import {
  ButtonLink,
  EmptyState,
  inLanguageOf,
  Notice,
  PageFacts,
  PageHeader,
  Pager,
  Photo,
  Plate,
  Quoted,
  WaitingList,
  WordsAndDaySearch,
} from "~/ui";

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const NOTHING: Awaited<ReturnType<typeof listNews>> = { articles: [], total: 0, page: 1, pages: 1 };

export const loader = handler(news.list, async ({ context, language, staff, url }) => {
  const filter = newsFilter(url.searchParams);
  const over = filter.q && !siteReadOnly() ? await overRateLimit("search", context) : null;
  const later = retryAfterOf(over, language);
  const { articles, ...list } = later ? NOTHING : await listNews({ ...filter, language });
  const mayAdd = staff ? may(staff.role, "news.publish") : false;
  const isFirst = list.page === 1 && !filter.q && !filter.date;
  const page = {
    head: {
      description: translator(language, "news")("about"),
      feed: inLanguageOf(href(feeds.newsAtom), language),
    },
    filter,
    list,
    articles: articles.map((article) => ({ ...article, day: formatDay(article.date, language) })),
    waiting: staff && mayAdd && isFirst ? await waitingNews(staff, language) : [],
    mayAdd,
    isFirst,
    tooMany: later !== null,
  };
  return data(page, later ? { status: 429, headers: later.headers } : {});
});

async function waitingNews(staff: StaffUser, language: Language) {
  const waiting = await listUnpublished(newsKind, staff);
  return waiting.map(({ id, fields, at, ...each }) => ({
    ...each,
    to: href(news.edit, { id }),
    title: inLanguage(language, { en: fields.title, ar: fields.title_ar }),
    at: formatMoment(at, language),
  }));
}

export default function NewsList() {
  const { t } = useTranslation("news");
  const { filter, list, articles, waiting, mayAdd, tooMany, isFirst: led } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader actions={mayAdd ? <ButtonLink href={href(news.add)}>{t("add")}</ButtonLink> : null} />
      <WaitingList waiting={waiting} />
      <SearchForm filter={filter} />
      {articles.length ? (
        <>
          <h2 className="mb-4 text-muted">{t("found", { count: list.total })}</h2>
          <div className={led ? "plates led" : "plates"}>
            {articles.map((article, index) => (
              <NewsPlate key={article.id} article={article} lead={led && index === 0} lazy={index > 0} />
            ))}
          </div>
        </>
      ) : (
        <NothingFound filter={filter} tooMany={tooMany} />
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
      to={href(news.detail, { id })}
      title={title}
      about={excerpt}
      more={t("read-more")}
      picture={<Photo photo={article} alt="" lazy={lazy} sizes={sizes} />}
    >
      <time dateTime={article.date}>{article.day}</time>
      {attachments ? (
        <span data-attachments={attachments}>{` · ${t("attachments", { count: attachments })}`}</span>
      ) : null}
    </Plate>
  );
}

function NothingFound({ filter: { q, date }, tooMany }: { filter: NewsFilter; tooMany: boolean }) {
  const { t, language } = useTranslation("news");
  const { t: say } = useTranslation("search");
  if (tooMany) return <Notice kind="warning">{say("too-many")}</Notice>;
  if (!q && !date) return <EmptyState title={t("none")} />;
  return (
    <EmptyState title={t("none-found")}>
      <p className="my-3">
        {t("searched-for")} {q ? <Quoted text={q} /> : null}
        {q && date ? " · " : null}
        {date ? <time dateTime={date}>{formatDay(date, language)}</time> : null}
      </p>
      <a href={href(news.list)} className="link">
        {t("clear")}
      </a>
    </EmptyState>
  );
}

function SearchForm({ filter }: { filter: NewsFilter & { dateRefused: boolean } }) {
  const { t } = useTranslation("news");
  const words = { search: t("search"), day: t("day"), find: t("find"), clear: t("clear") };
  return <WordsAndDaySearch action={href(news.list)} words={words} filter={filter} />;
}
