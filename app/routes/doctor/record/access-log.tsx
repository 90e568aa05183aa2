import { useLoaderData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { knownActor, type RecordEntry, visibleChanges } from "~/domain/audit/record-log";
import { listRecordLog } from "~/domain/audit/record-log.server";
import { parseId } from "~/fields/id";
import { formatMoment, type Language, sentence, useTranslation } from "~/i18n";
import { actionInWords } from "~/letters/audit";
import { CallOffice, EmptyState, Ltr, PageHeader, Pager, StateTabs } from "~/ui";

export const loader = handler(doctorPortal.accessLog, async ({ doctor, language, url }) => {
  const search = url.searchParams;
  const changesOnly = search.get("only") === "changes";
  const page = parseId(search.get("page") ?? undefined) ?? 1;
  const { entries, ...list } = await listRecordLog(doctor.memberNumber, { changesOnly, page });
  return {
    changesOnly,
    list,
    lines: entries.map((entry) => recordEntryInWords(entry, language)),
  };
});

export default function AccessLog() {
  const { t } = useTranslation("record");
  const { changesOnly, list, lines } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <p className="mb-6 max-w-3xl text-muted">{t("log.intro")}</p>
      <StateTabs
        label={t("log.show")}
        tabs={[false, true].map((only) => ({
          href: logAddress(only),
          words: t(only ? "log.changes-only" : "log.everything"),
          isShown: only === changesOnly,
        }))}
      />
      {lines.length ? (
        <ul className="border-t border-line">
          {lines.map((line) => (
            <LogLine key={line.id} line={line} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t(changesOnly ? "log.none-changed" : "log.none")} />
      )}
      <Pager page={list.page} pages={list.pages} hrefFor={(page) => logAddress(changesOnly, page)} />
      <p className="mt-8">
        <CallOffice words={t("log.call")} />
      </p>
    </>
  );
}

const PATH = href(doctorPortal.accessLog);

function logAddress(changesOnly: boolean, page = 1): string {
  const search = new URLSearchParams();
  if (changesOnly) search.set("only", "changes");
  if (page > 1) search.set("page", String(page));
  return search.size ? `${PATH}?${search}` : PATH;
}

function LogLine({ line: { at, when, who, what, changes } }: { line: RecordLine }) {
  const { t } = useTranslation("record");
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[15rem_1fr]">
      <time dateTime={at} className="text-sm text-muted">
        {when}
      </time>
      <div className="min-w-0">
        <p className="font-bold">{what}</p>
        <p className="text-sm">
          {`${t("log.by")} ${who.words}`}
          {who.username ? " · " : null}
          {who.username ? <Ltr>{who.username}</Ltr> : null}
        </p>
        {changes.length ? (
          <dl className="mt-2 grid gap-2 text-sm">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
                <dt className="text-muted">{field}</dt>
                <dd className="min-w-0">
                  <Value label={t("log.was")} text={before} />
                  <Value label={t("log.is")} text={after} />
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}

function Value({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation("record");
  return (
    <div>
      <span className="text-muted">{`${label} `}</span>
      {text ? <bdi className="wrap-anywhere">{text}</bdi> : t("log.empty")}
    </div>
  );
}

function whoInWords(entry: RecordEntry, language: Language) {
  const { known, username } = knownActor(entry);
  return { words: sentence(language, `record:log.${known}`), username };
}

/** Describes an entry for the member: when, who, what, and which values changed. */
export const recordEntryInWords = (entry: RecordEntry, language: Language) => ({
  id: entry.id,
  at: entry.at.toISOString(),
  when: formatMoment(entry.at, language),
  who: whoInWords(entry, language),
  what: actionInWords(entry.action, language),
  changes: visibleChanges(entry).map(({ field, ...change }) => ({
    field: sentence(language, `record:fields.${field}`),
    ...change,
  })),
});

type RecordLine = ReturnType<typeof recordEntryInWords>;
