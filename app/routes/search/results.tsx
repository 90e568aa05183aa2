import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pages } from "~/content/pages";
import { newsAddress } from "~/domain/news/filter";
import { askedIn } from "~/domain/search/asked";
import { searchAll } from "~/domain/search/sources.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { documentTitle } from "~/ui/document-title";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { SearchBox } from "~/ui/search-box";
import { NothingFound } from "./nothing-found";
import { ResultGroup } from "./result-group";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const q = askedIn(new URL(request.url).searchParams);
  const title = pages["/search"][language];
  const groups = await searchAll(q, language);
  return {
    title,
    documentTitle: documentTitle(q ? translator(language, "search")("title-for", { q }) : title, language),
    q,
    groups: groups.map((found) => ({ ...found, more: found.group === "news" ? newsAddress({ q }) : null })),
    total: groups.reduce((sum, { total }) => sum + total, 0),
  };
}

export default function SearchResults() {
  const { t } = useTranslation("search");
  const { title, q, groups, total } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} />
      <SearchBox action="/search" q={q} label={t("label")} find={t("find")} clear={t("clear")} />
      {q ? null : <p className="text-muted">{t("hint")}</p>}
      {total ? <h2 className="mb-4 text-muted">{t("found", { count: total })}</h2> : null}
      {groups.map((found) => (
        <ResultGroup key={found.group} {...found} />
      ))}
      {q && !total ? <NothingFound q={q} /> : null}
    </>
  );
}
