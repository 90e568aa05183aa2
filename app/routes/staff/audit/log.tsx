import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { MOST_EXPORTED } from "~/domain/audit/export.server";
import { auditAddress, auditFilter } from "~/domain/audit/filter";
import { entryInWords } from "~/domain/audit/in-words";
import { listEntries } from "~/domain/audit/queries.server";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { documentTitle } from "~/ui/document-title";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Entry } from "./entry";
import { FilterForm } from "./filter-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "audit.read");
  const language = await languageOf(request);
  const { refused, ...filter } = auditFilter(new URL(request.url).searchParams);
  const { entries, names, more } = await listEntries(filter, language);
  const title = pages["/dashboard/audit-log"][language];
  const first = { ...filter, before: null };
  return {
    title,
    parent: pages["/dashboard"][language],
    documentTitle: documentTitle(title, language),
    language,
    filter: { ...filter, refused },
    filtered: auditAddress(first) !== auditAddress({}) || refused.length > 0,
    most: MOST_EXPORTED.toLocaleString("en"),
    entries: entries.map((entry) => entryInWords(entry, names, language)),
    file: auditAddress(first, "/dashboard/audit-log/export.csv"),
    newest: filter.before === null ? null : auditAddress(first),
    older: more ? auditAddress({ ...filter, before: entries.at(-1)!.id }) : null,
  };
}

export default function AuditLog() {
  const { t } = useTranslation("audit");
  const { title, parent, entries, filter, filtered, language, ...list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ title: parent, path: "/dashboard" }]}
        actions={
          <ButtonLink href={list.file} variant="quiet">
            {t("export")}
          </ButtonLink>
        }
      />
      <p className="max-w-3xl">{t("intro")}</p>
      <p className="mt-2 mb-8 max-w-3xl text-sm text-muted">
        {`${t("source-hint")} ${t("export-hint", { most: list.most })}`}
      </p>
      <FilterForm filter={filter} language={language} filtered={filtered} />
      {entries.length ? (
        <ol>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : (
        <EmptyState title={t("none")}>{filtered ? <p>{t("none-filtered")}</p> : null}</EmptyState>
      )}
      {list.newest || list.older ? (
        <nav className="pager" aria-label={t("pages")}>
          {list.newest ? (
            <a className="btn btn-quiet" href={list.newest}>
              <Icon name="previous" />
              {t("newest")}
            </a>
          ) : (
            <span />
          )}
          {list.older ? (
            <a className="btn btn-quiet" rel="next" href={list.older}>
              {t("older")}
              <Icon name="next" />
            </a>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}
