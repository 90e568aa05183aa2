import { data, type HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { site } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import { pageTitle, waysOn } from "~/content/navigation";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { newsAddress } from "~/domain/news/filter";
import { type Found, type Group, type Hit, searchAll } from "~/domain/search/sources.server";
import { searchQuery } from "~/fields/search-query";
import { directionOf, formatDay, formatNumber, sentence, useTranslation } from "~/i18n";
import { siteReadOnly } from "~/platform/read-only.server";
import {
  Bilingual,
  Emblem,
  EmptyState,
  Notice,
  type PictogramName,
  Quoted,
  SearchBox,
  usedLinks,
} from "~/ui";
import { Opening } from "~/ui/article/opening";

const NOTHING: Awaited<ReturnType<typeof searchAll>> = { groups: [], meant: null };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const loader = handler(site.search, async ({ context, language, url }) => {
  const q = searchQuery(url.searchParams);
  const over = q && !siteReadOnly() ? await overRateLimit("search", context) : null;
  const later = retryAfterOf(over, language);
  const { groups, meant } = later ? NOTHING : await searchAll(q, language);
  const found = {
    head: q ? { title: sentence(language, "search:title-for", { q }) } : {},
    q,
    meant,
    tooMany: later !== null,
    groups: groups.map((found) => ({ ...found, more: found.group === "news" ? newsAddress({ q }) : null })),
    total: groups.reduce((sum, { total }) => sum + total, 0),
  };
  return data(found, later ? { status: 429, headers: later.headers } : {});
});

export default function SearchResults() {
  const { t, language } = useTranslation("search");
  const { q, meant, groups, total, tooMany } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening emblem="find" title={pageTitle(href(site.search))[language]}>
        {q ? null : <p className="lead">{t("hint")}</p>}
        <SearchBox
          action={href(site.search)}
          className="mt-4 mb-0!"
          enhance="proposals"
          q={q}
          label={t("label")}
          find={t("find")}
          clear={t("clear")}
        />
      </Opening>
      <div className="reading pt-8">
        <div>
          {meant ? <Meant q={q} meant={meant} /> : null}
          {total ? <h2 className="mb-6 text-xl">{t("found", { count: total })}</h2> : null}
          {groups.map((found) => (
            <ResultGroup key={found.group} {...found} />
          ))}
          {tooMany ? <Notice kind="warning">{t("too-many")}</Notice> : null}
          {q && !total && !tooMany ? <NothingFound q={q} /> : null}
        </div>
        {groups.length > 1 ? <Groups groups={groups} /> : null}
      </div>
    </>
  );
}

const pictograms: Record<Group, PictogramName> = {
  pages: "paper",
  faq: "guide",
  news: "news",
  events: "event",
  galleries: "gallery",
  jobs: "vacancy",
};

/** Shows the number of results in each part of the site. */
function Groups({ groups }: { groups: Array<{ group: Group; total: number }> }) {
  const { t, language } = useTranslation("search");
  return (
    <nav className="aside hidden lg:block" aria-labelledby="result-groups">
      <h2 id="result-groups">{t("by-part")}</h2>
      <ul>
        {groups.map(({ group, total }) => (
          <li key={group}>
            <a href={`#${group}`}>
              {t(`groups.${group}`)} <small className="text-muted">{formatNumber(total, language)}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Meant({ q, meant }: { q: string; meant: string }) {
  const { t } = useTranslation("search");
  return (
    <p className="mb-4">
      {t("none-for")} <Quoted text={q} />
      {t("showing-for")} <Quoted text={meant} className="font-bold" />.
    </p>
  );
}

function Snippet({ lang, parts }: Hit["snippet"]) {
  const { language } = useTranslation();
  if (!parts.length) return null;
  const other = lang === language ? {} : { lang, dir: directionOf(lang) };
  return (
    <p className="snippet" {...other}>
      {parts.map(({ text, found }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, the parts of a text have no other name
        found ? <mark key={index}>{text}</mark> : text,
      )}
    </p>
  );
}

function Result({ address, title, page, day, snippet }: Hit) {
  const { language } = useTranslation();
  return (
    <li className="border-b py-4">
      <a href={address} className="link text-lg font-bold">
        <Bilingual text={title} />
      </a>
      {page ? <p className="text-sm text-muted">{page}</p> : null}
      {day ? (
        <p className="text-sm text-muted">
          <time dateTime={day}>{formatDay(day, language)}</time>
        </p>
      ) : null}
      <Snippet {...snippet} />
    </li>
  );
}

/** Shows the results of one part of the site, with a link to its own search if it has one. */
function ResultGroup({ group, total, hits, more }: Found & { group: Group; more: string | null }) {
  const { t, language } = useTranslation("search");
  const left = total > hits.length;
  return (
    <section className="mb-10" aria-labelledby={group}>
      <h3 id={group} className="flex items-center gap-3 text-xl">
        <Emblem name={pictograms[group]} size="small" />
        <span>
          {t(`groups.${group}`)} <small className="text-sm text-muted">{formatNumber(total, language)}</small>
        </span>
      </h3>
      <ul>
        {hits.map((hit) => (
          <Result key={hit.address} {...hit} />
        ))}
      </ul>
      {left ? <p className="mt-3 text-sm text-muted">{t("first-shown", { count: hits.length })}</p> : null}
      {more ? (
        <a href={more} className="link mt-3 inline-block">
          {t("all-news")}
        </a>
      ) : null}
    </section>
  );
}

function NothingFound({ q }: { q: string }) {
  const { t, language } = useTranslation("search");
  return (
    <EmptyState title={t("none-found")}>
      <p className="my-3">
        {t("searched-for")} <Quoted text={q} />
      </p>
      <p>{t("ways-on")}</p>
      <ul className="mt-3 grid gap-2">
        {usedLinks(waysOn()).map((link) => (
          <li key={link.id}>
            <a href={link.path} className="link">
              {link[`${language}_title`]}
            </a>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
