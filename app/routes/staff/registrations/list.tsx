import { useLoaderData } from "@remix-run/react";
import { registrations } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { daysWaiting } from "~/domain/complaints/waiting";
import { type ApplicationState, applicationStates } from "~/domain/internships/application";
import { countByState, listApplications, type QueuedApplication } from "~/domain/internships/queue.server";
import {
  MAX_COUNTED,
  QUEUE,
  type QueueFilter,
  queueAddress,
  queueFilter,
} from "~/domain/internships/queue-filter";
import { codeNames } from "~/domain/internships/reference-lists";
import { formatCapped, formatDay, inLanguage, type Language, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import {
  Bilingual,
  CountsTable,
  DrawnFigure,
  EmptyState,
  ExportLink,
  Ltr,
  PageHeader,
  Pager,
  Quoted,
  SearchBox,
  StateTabs,
  Steps,
  Word,
} from "~/ui";
import { StateTag } from "./application";

export const loader = handler(registrations.list, async ({ language, url }) => {
  const filter = queueFilter(url.searchParams);
  const view = await queueView(filter, language);
  return { filter, ...view, all: filter.q ? await countByState({ q: "", state: null }) : view.list.counts };
});

export default function Registrations() {
  const { t } = useTranslation("registrations");
  const { filter, rows, list, all } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        actions={
          <ExportLink look="link py-2" href={queueAddress({ ...filter, page: 1 }, "/export.csv")}>
            {t("export")}
          </ExportLink>
        }
      />
      <StatesChart counts={all} />
      <SearchForm filter={filter} />
      <QueueTabs filter={filter} counts={list.counts} />
      {rows.length ? (
        <>
          <h2 className="text-muted">{t(list.more ? "found-more" : "found", { count: list.total })}</h2>
          <ul className="rows mt-2">
            {rows.map((row) => (
              <QueueRow key={row.id} row={row} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title={t("none")}>
          <p className="mt-2">
            {filter.q ? (
              <>
                {`${t("searched-for")} `}
                <Quoted text={filter.q} />
              </>
            ) : (
              t("none-yet")
            )}
          </p>
        </EmptyState>
      )}
      <Pager page={list.page} pages={list.pages} hrefFor={(page) => queueAddress({ ...filter, page })} />
    </>
  );
}

function StatesChart({ counts }: { counts: Record<ApplicationState, number> }) {
  const { t, language } = useTranslation("registrations");
  const amounts = applicationStates.map((state) => ({
    label: t(`states.${state}`),
    value: counts[state],
    words: formatCapped(counts[state], MAX_COUNTED, language),
  }));
  const title = t("tabs");
  const says = t("states-say", { many: formatCapped(counts.received, MAX_COUNTED, language) });
  return (
    <div className="drawn-figures">
      <DrawnFigure id="states" title={title} says={says} picture={<Steps says={says} amounts={amounts} />}>
        <CountsTable
          caption={title}
          of={t("state")}
          many={t("applications")}
          rows={amounts.map(({ label, words }) => ({ label, value: words }))}
        />
      </DrawnFigure>
    </div>
  );
}

function SearchForm({ filter }: { filter: QueueFilter & { tooShort: boolean } }) {
  const { t } = useTranslation("registrations");
  const { q, state, tooShort } = filter;
  return (
    <SearchBox
      enhance="live-list"
      action={QUEUE}
      q={q}
      label={t("search")}
      find={t("find")}
      clear={t("clear")}
      cleared={queueAddress({ state })}
      problem={tooShort ? t("too-short") : null}
    >
      {state ? <input type="hidden" name="state" value={state} /> : null}
    </SearchBox>
  );
}

type Props = { filter: QueueFilter; counts: Record<ApplicationState, number> };

function QueueTabs({ filter: { q, state: current }, counts }: Props) {
  const { t, language } = useTranslation("registrations");
  const all = counts.received + counts.returned + counts.accepted;
  const tabs = [...applicationStates, null].map((state) => ({
    href: queueAddress({ q, state }),
    words: t("tab", {
      state: state ? t(`states.${state}`) : t("all"),
      many: formatCapped(state ? counts[state] : all, MAX_COUNTED, language),
    }),
    isShown: state === current,
  }));
  return <StateTabs label={t("tabs")} tabs={tabs} />;
}

type Names = ReturnType<typeof codeNames>;

function rowView(application: QueuedApplication, names: Names, language: Language): RowView {
  const { nationality, degreeCountry, university, ...row } = application;
  const facts = [
    names.nationality(nationality),
    names.university(degreeCountry, university),
    names.country(degreeCountry),
  ];
  return {
    ...row,
    day: formatDay(row.receivedOn, language),
    age: row.state === "accepted" ? null : daysWaiting(row.receivedOn, today()),
    facts: facts.filter(Boolean),
  };
}

async function queueView(filter: QueueFilter & { tooShort: boolean }, language: Language) {
  const { applications, ...list } = await listApplications(filter);
  const names = codeNames(language);
  return { rows: applications.map((application) => rowView(application, names, language)), list };
}

type RowView = Omit<QueuedApplication, "nationality" | "degreeCountry" | "university"> & {
  day: string;
  /** Days since its arrival, until it is accepted. */
  age: number | null;
  /** Nationality and the country of the degree, as text. */
  facts: string[];
};

function QueueRow({ row }: { row: RowView }) {
  const { t, language } = useTranslation("registrations");
  const { id, temporaryNumber, nameAr, nameEn, state, age } = row;
  const name = inLanguage(language, { ar: nameAr, en: nameEn });
  const marks = [
    row.isCorrected ? t("marks.corrected") : null,
    row.hasNewPapers ? t("marks.papers") : null,
  ].filter((mark) => mark !== null);
  return (
    <li className="row">
      <div className="row-line">
        <h3 className="text-lg">
          <a className="link" href={`${QUEUE}/${id}`}>
            <Bilingual text={name} tag={false} />
          </a>
        </h3>
        <p className="text-sm text-muted">{row.facts.join(" · ")}</p>
        {marks.length || row.hasOthers ? (
          <p className="flex flex-wrap gap-2">
            {marks.map((mark) => (
              <span key={mark} className="tag border-accent text-accent">
                {mark}
              </span>
            ))}
            {row.hasOthers ? <span className="tag bg-warning-soft text-ink">{t("marks.others")}</span> : null}
          </p>
        ) : null}
      </div>
      <div className="row-line xl:justify-end">
        <span>
          <Word>{t("number")}</Word>{" "}
          <Ltr>
            <span className="font-bold tabular-nums">{temporaryNumber}</span>
          </Ltr>
        </span>
        <StateTag state={state} />
        <span className="text-sm text-muted">
          {age === null ? null : `${age ? t("came", { count: age }) : t("came-today")} · `}
          <time dateTime={row.receivedOn}>{row.day}</time>
        </span>
      </div>
    </li>
  );
}
