import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { auditLog } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { listEntries } from "~/domain/audit/entries.server";
import { MAX_EXPORTED } from "~/domain/audit/export.server";
import { auditAddress, auditFilter } from "~/domain/audit/filter";
import { formatNumber, useTranslation } from "~/i18n";
import { type EntryInWords, entryInWords } from "~/letters/audit";
import { EmptyState, ExportLink, Icon, Ltr, PageHeader } from "~/ui";
import { FilterForm } from "./filter-form";

export const loader = handler(auditLog.log, async ({ language, url }) => {
  const { refused, ...filter } = auditFilter(url.searchParams);
  const { entries, names, more } = await listEntries(filter, language);
  const first = { ...filter, before: null };
  return {
    filter: { ...filter, refused },
    filtered: auditAddress(first) !== auditAddress({}) || refused.length > 0,
    max: formatNumber(MAX_EXPORTED, language),
    entries: entries.map((entry) => entryInWords(entry, names, language)),
    file: auditAddress(first, href(auditLog.exportCsv)),
    newest: filter.before === null ? null : auditAddress(first),
    older: more ? auditAddress({ ...filter, before: entries.at(-1)!.id }) : null,
  };
});

export default function AuditLog() {
  const { t } = useTranslation("audit");
  const { entries, filter, filtered, ...list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader actions={<ExportLink href={list.file}>{t("export")}</ExportLink>} />
      <p className="max-w-3xl">{t("intro")}</p>
      <p className="mt-2 mb-8 max-w-3xl text-sm text-muted">
        {`${t("source-hint")} ${t("export-hint", { most: list.max })}`}
      </p>
      <FilterForm filter={filter} filtered={filtered} />
      {entries.length ? (
        <ol className="rows">
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

const LONG = 160;
const START = 80;

function Value({ text }: { text: string }) {
  if (text.length <= LONG) return <bdi>{text}</bdi>;
  return (
    <details>
      <summary>
        <bdi>{`${text.slice(0, START)}…`}</bdi>
      </summary>
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    </details>
  );
}

function Change({ change: { field, before, after } }: { change: EntryInWords["changes"][number] }) {
  const { t } = useTranslation("audit");
  return (
    <div className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
      <dt className="text-muted">
        <bdi>{field ?? ""}</bdi>
      </dt>
      <dd className="wrap-anywhere min-w-0">
        {before === undefined ? null : (
          <div>
            <span className="text-muted">{t("before")} </span>
            <Value text={before} />
          </div>
        )}
        {after === undefined ? null : (
          <div>
            {before === undefined ? null : <span className="text-muted">{t("after")} </span>}
            <Value text={after} />
          </div>
        )}
      </dd>
    </div>
  );
}

function Entry({ entry }: { entry: EntryInWords }) {
  const { t } = useTranslation("audit");
  const { subject, subjectWords, changes, who, kind, source } = entry;
  return (
    <li className="row row-dated">
      <div className="text-sm text-muted">
        <time dateTime={entry.at}>{entry.when}</time>
        <div>{t("entry", { number: entry.number })}</div>
      </div>
      <div className="row-line">
        <p>
          <strong>{entry.action}</strong>
          {" · "}
          <a className="link wrap-anywhere" href={auditAddress({ subject })}>
            <bdi>{subjectWords}</bdi>
          </a>
        </p>
        <p className="text-sm">
          {`${t("by")} `}
          {who ? <bdi>{who}</bdi> : kind}
          <span className="text-muted">
            {who ? ` (${kind})` : null}
            {source ? ` · ${t("source")} ` : null}
            {source ? <Ltr>{source}</Ltr> : null}
          </span>
        </p>
        {changes.length ? (
          <dl className="grid w-full gap-2 text-sm">
            {changes.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}
