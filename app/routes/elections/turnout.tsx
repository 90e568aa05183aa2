import { data, type HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { elections } from "~/addresses/elections";
import { href } from "~/addresses/href";
import type { Officer } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { may } from "~/auth/permissions";
import { edition } from "~/content/current-edition";
import { inDigits } from "~/content/digits";
import { currentElection, type Election } from "~/domain/elections/elections.server";
import { type HourOfMarks, readTurnout, type Turnout } from "~/domain/elections/turnout.server";
import { formatDay, formatMoment, formatNumber, type Language, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { Bar, Bars, Bilingual, Columns, EmptyState, Ltr, PageHeader, PageLinks } from "~/ui";
import { electionHeading } from "./election-heading.server";
import { HoursTable, type TurnoutLine, TurnoutTable, turnoutLines } from "./turnout-tables";

const EVERY_SECONDS = 60;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const loader = handler(elections.turnout, async ({ officer, language, url }) => {
  const refreshes = url.searchParams.get("refresh") !== "off";
  const election = await currentElection();
  return data(
    {
      seconds: refreshes ? EVERY_SECONDS : null,
      papers: papersFor(officer),
      turnout: election && (await turnoutView(election, language)),
    },
    { headers: refreshes ? { Refresh: String(EVERY_SECONDS) } : {} },
  );
});

const closingCount = href(elections.closingCount);
const rollPrint = href(elections.rollPrint);

type Paper = typeof closingCount | typeof rollPrint;

function papersFor({ computer, staff }: Officer): Paper[] {
  const manages = staff !== null && may(staff.role, "elections.manage");
  const holds = (permission: "vote" | "undo") => computer?.permissions.includes(permission) ?? false;
  return [
    ...(manages || holds("vote") || holds("undo") ? [closingCount] : []),
    ...(manages || holds("vote") ? [rollPrint] : []),
  ];
}

async function turnoutView(election: Election, language: Language) {
  const at = now();
  const { total, marks, ...turnout } = await readTurnout(election);
  return {
    election: electionHeading(election, language)!,
    asOf: formatMoment(at, language),
    wholeRegister: election.rollImportedAt === null,
    total,
    lines: turnoutLines(turnout, language),
    lastMark: marks.lastAt && formatMoment(marks.lastAt, language),
    hours: marks.day ? { day: formatDay(marks.day, language), hours: marks.hours } : null,
  };
}

export default function TurnoutPage() {
  const { t, language } = useTranslation(["turnout", "elections"]);
  const { seconds, papers, turnout } = useLoaderData<typeof loader>();
  return (
    <div className="turnout">
      <p className="hidden print:block">{edition().association.name[language]}</p>
      <PageHeader />
      {turnout ? (
        <>
          <p className="turnout-words">
            <b>
              <Bilingual text={turnout.election.title} tag={false} />
            </b>
            {" · "}
            {turnout.election.sentence}
          </p>
          <RefreshLine asOf={turnout.asOf} seconds={seconds} />
          <div className="turnout-parts">
            <WholeTurnout total={turnout.total} lastMark={turnout.lastMark} />
            <section aria-labelledby="by-centre">
              <h2 id="by-centre" className="mb-3 text-xl">
                {t("turnout:by-centre")}
              </h2>
              {turnout.wholeRegister ? (
                <p className="mb-3 text-muted">{t("turnout:whole-register")}</p>
              ) : null}
              <CentreChart lines={turnout.lines} />
              <TurnoutTable lines={turnout.lines} total={turnout.total} />
              <p className="mt-2 text-sm text-muted">{t("turnout:marked-here-hint")}</p>
            </section>
            {turnout.hours ? (
              <HoursTable {...turnout.hours}>
                <HourChart hours={turnout.hours.hours} />
              </HoursTable>
            ) : null}
          </div>
        </>
      ) : (
        <>
          <RefreshLine asOf={null} seconds={seconds} />
          <EmptyState title={t("elections:none-announced")} />
        </>
      )}
      {papers.length ? <PaperLinks papers={papers} /> : null}
    </div>
  );
}

/** `seconds` is the interval at which the page refreshes; null if it does not. */
type RefreshLineProps = { asOf: string | null; seconds: number | null };

function RefreshLine({ asOf, seconds }: RefreshLineProps) {
  const { t } = useTranslation("turnout");
  return (
    <p className="mb-6 text-muted">
      {asOf ? `${t("as-of", { moment: asOf })}. ` : null}
      <span className="print:hidden">
        {seconds ? t("refreshing", { seconds }) : t("not-refreshing")}{" "}
        <a className="link" href={seconds ? "?refresh=off" : href(elections.turnout)}>
          {t(seconds ? "stop" : "resume")}
        </a>
      </span>
    </p>
  );
}

type WholeTurnoutProps = { total: Turnout; lastMark: string | null };

function WholeTurnout({ total: { share, voted, onRoll }, lastMark }: WholeTurnoutProps) {
  const { t, language } = useTranslation("turnout");
  return (
    <section aria-label={t("whole")} className="turnout-whole">
      {share === null ? (
        <p className="text-lg">{t("nobody-on-roll")}</p>
      ) : (
        <>
          <p className="turnout-said">
            <b className="turnout-figure">
              <Ltr>{inDigits(`${share}%`, language)}</Ltr>
            </b>
            <span className="turnout-words">
              {t("have-voted", {
                voted: formatNumber(voted, language),
                onRoll: formatNumber(onRoll, language),
              })}
            </span>
          </p>
          <Bar percent={Number(share)} />
        </>
      )}
      <p className="turnout-words mt-3">{lastMark ? t("last-mark", { moment: lastMark }) : t("no-mark")}</p>
    </section>
  );
}

function PaperLinks({ papers }: { papers: Paper[] }) {
  const { t } = useTranslation("turnout");
  return (
    <div className="mt-10 print:hidden">
      <PageLinks id="papers" title={t("papers")} paths={papers} />
    </div>
  );
}

/** Centres without voters have no share, as the table says. */
function CentreChart({ lines }: { lines: TurnoutLine[] }) {
  const { t, language } = useTranslation("turnout");
  const amounts = lines.flatMap(({ name, share }) =>
    share === null
      ? []
      : [{ label: name.value, value: Number(share), words: inDigits(`${share}%`, language) }],
  );
  const [first, ...others] = amounts;
  if (!first || !others.length) return null;
  const highest = others.reduce((top, amount) => (amount.value > top.value ? amount : top), first);
  const says = t("centre-chart", {
    centre: highest.label,
    share: inDigits(highest.value.toFixed(1), language),
  });
  return <Bars says={says} amounts={amounts} full={100} />;
}

function HourChart({ hours }: { hours: HourOfMarks[] }) {
  const { t, language } = useTranslation("turnout");
  const [first, ...others] = hours;
  if (!first) return null;
  const busiest = others.reduce((top, hour) => (hour.marks > top.marks ? hour : top), first);
  const says = t("hour-chart", {
    hour: inDigits(`${busiest.hour}:00`, language),
    marks: formatNumber(busiest.marks, language),
  });
  return (
    <Columns says={says} amounts={hours.map(({ hour, marks }) => ({ label: String(hour), value: marks }))} />
  );
}
