import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { complaints } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { complaintDays, complaintFigures, type DaysFigures } from "~/domain/complaints/figures.server";
import { type ComplaintFilter, complaintFilter, complaintsAddress } from "~/domain/complaints/filter";
import { listComplaints } from "~/domain/complaints/list.server";
import { daysWaiting, spanOf } from "~/domain/complaints/waiting";
import { formatNumber, type Language, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { Columns, CountsTable, DrawnFigure, ExportLink, Notice, PageHeader, Pager } from "~/ui";
import { longDay } from "../dates";
import {
  ComplaintCard,
  Figures,
  type FiguresView,
  FilterForm,
  type ListedComplaint,
  LoadFailed,
  NothingFound,
} from "./view";

export const loader = handler(complaints.list, async ({ language, url }) => {
  const filter = complaintFilter(url.searchParams);
  try {
    return data({ filter, loaded: await loadList(filter, language) });
  } catch (error) {
    log.error("failed to list the complaints", describeError(error));
    return data({ filter, loaded: null }, { status: 503 });
  }
});

async function loadList(filter: ComplaintFilter & { tooShort: boolean }, language: Language) {
  const [{ complaints: found, held, ...list }, figures, days] = await Promise.all([
    listComplaints(filter),
    loadFigures(language),
    complaintDays(today()),
  ]);
  const cards = found.map(
    ({ createdAt, ...card }): ListedComplaint => ({
      ...card,
      at: createdAt.toISOString(),
      day: longDay(createdAt, language),
      waiting: card.status === "pending" ? daysWaiting(card.receivedOn, today()) : null,
    }),
  );
  return { cards, list, figures, days, held };
}

async function loadFigures(language: Language): Promise<FiguresView> {
  const { pending, oldestPendingOn: on, medianSeconds } = await complaintFigures(today());
  return {
    pending,
    oldest: on
      ? { on, day: longDay(new Date(`${on}T12:00:00Z`), language), waiting: daysWaiting(on, today()) }
      : null,
    median: medianSeconds === null ? null : spanOf(medianSeconds),
  };
}

export default function ComplaintsList() {
  const { t } = useTranslation("complaints");
  const { filter, loaded } = useLoaderData<typeof loader>();
  const here = complaintsAddress(filter);
  return (
    <>
      <PageHeader
        actions={
          <ExportLink look="link py-2" href={complaintsAddress({ ...filter, page: 1 }, "/export.csv")}>
            {t("export")}
          </ExportLink>
        }
      />
      {loaded ? <Figures figures={loaded.figures} /> : <LoadFailed again={here} />}
      {loaded?.held && filter.status !== "held" ? (
        <div className="mb-6">
          <Notice>
            {`${t("held", { count: loaded.held })} `}
            <a href={complaintsAddress({ status: "held" })} className="link">
              {t("held-show")}
            </a>
          </Notice>
        </div>
      ) : null}
      <FilterForm filter={filter} />
      {loaded?.cards.length ? (
        <>
          <h2 className="mb-4 text-muted">
            {t(loaded.list.more ? "found-more" : "found", { count: loaded.list.total })}
          </h2>
          <div className="rows">
            {loaded.cards.map((complaint) => (
              <ComplaintCard key={complaint.id} complaint={complaint} back={here} />
            ))}
          </div>
          <Pager {...loaded.list} hrefFor={(page) => complaintsAddress({ ...filter, page })} />
        </>
      ) : null}
      {loaded && !loaded.cards.length ? <NothingFound filter={filter} /> : null}
      {loaded ? <DaysCharts days={loaded.days} /> : null}
    </>
  );
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
const WEEK = 3;

function DaysCharts({ days: { ages, answers } }: { days: DaysFigures }) {
  const { t, language } = useTranslation("complaints");
  const many = (count: number) => formatNumber(count, language);
  return (
    <div className="drawn-figures">
      <DaysChart
        id="ages"
        title={t("ages.title")}
        says={t("ages.says", { late: many(sum(ages.slice(WEEK))), all: many(sum(ages)) })}
        counts={ages}
      />
      <DaysChart
        id="answers"
        title={t("answers.title")}
        says={t("answers.says", { soon: many(sum(answers.slice(0, WEEK))), all: many(sum(answers)) })}
        counts={answers}
      />
    </div>
  );
}

const ranges = ["first", "second", "week", "month", "more"] as const;

function DaysChart({ counts, ...named }: { id: string; title: string; says: string; counts: number[] }) {
  const { t, language } = useTranslation("complaints");
  if (!sum(counts)) return null;
  const amounts = counts.map((value, index) => ({ label: t(`ranges.${ranges[index]!}`), value }));
  return (
    <DrawnFigure {...named} picture={<Columns says={named.says} amounts={amounts} />}>
      <CountsTable
        caption={named.title}
        of={t("ranges.days")}
        many={t("ranges.many")}
        rows={amounts.map(({ label, value }) => ({ label, value: formatNumber(value, language) }))}
      />
    </DrawnFigure>
  );
}
