import { useLoaderData } from "@remix-run/react";
import { elections } from "~/addresses/elections";
import { href } from "~/addresses/href";
import type { Officer } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { currentElection, type Election } from "~/domain/elections/elections.server";
import { readTurnout } from "~/domain/elections/turnout.server";
import {
  type CentreRoll,
  LINES_PER_SHEET,
  readRollSheet,
  recordRollExport,
} from "~/domain/elections/voter-roll.server";
import { pageIn } from "~/fields/pagination";
import { formatLongMoment, inLanguage, type Language, translator, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { Bilingual, EmptyState, ExportLink, Ltr, PageHeader, Pager, PaperHead, ScrollingTable } from "~/ui";
import { nameOfRoll, rollOfCentre, writtenMoment } from "./centre-roll.server";
import { Count, turnoutLines } from "./turnout-tables";

export const loader = handler(elections.rollPrint, async ({ officer, language, url }) => {
  const search = url.searchParams;
  const centre = search.get("centre");
  const election = await currentElection();
  if (centre === null) {
    const rolls = election && (await rollsView(election, language));
    return { rolls, sheet: null };
  }
  const sheet = await sheetView(officer, await rollOfCentre(centre, election), {
    page: pageIn(search),
    language,
  });
  return { head: { title: sheet.title }, rolls: null, sheet };
});

export default function RollPrint() {
  const { rolls, sheet } = useLoaderData<typeof loader>();
  return sheet ? <RollSheet {...sheet} /> : <RollCentres rolls={rolls} />;
}

async function rollsView(election: Election, language: Language) {
  const { perCentre, withoutCentre } = await readTurnout(election);
  const codes = perCentre.map(({ code }) => code);
  const lines = turnoutLines({ perCentre, withoutCentre }, language);
  return {
    wholeRegister: election.rollImportedAt === null,
    rolls: lines.map(({ name, onRoll }, nth) => ({
      name,
      voters: onRoll,
      centre: codes[nth] ?? ("none" as const),
    })),
  };
}

type RollsView = Awaited<ReturnType<typeof rollsView>>;

/** Puts on record that the sheet was taken. */
async function sheetView(
  officer: Officer,
  roll: CentreRoll,
  { page, language }: { page: number; language: Language },
) {
  const { lines, total, sheet, sheets, before } = await readRollSheet(roll, page);
  await recordRollExport(officer, roll, { action: "roll.print", lines: lines.length, sheet });
  return {
    title: translator(language, "roll")("print.title", { centre: nameOfRoll(roll, language).value }),
    election: inLanguage(language, roll.election.title),
    centre: roll.centre?.code ?? ("none" as const),
    asOf: formatLongMoment(now(), language),
    total,
    sheet,
    sheets,
    before,
    lines: lines.map(({ memberNumber, name, markedAt }) => ({
      memberNumber,
      name: inLanguage("ar", name),
      voted: markedAt && writtenMoment(markedAt),
    })),
  };
}

type SheetView = Awaited<ReturnType<typeof sheetView>>;

const ROLLS = href(elections.rollPrint);

/** The number of a centre on the roll, or `none` for voters without a centre. */
type CentreKey = number | "none";

const sheetAddress = (centre: CentreKey, sheet = 1) =>
  `${ROLLS}?centre=${centre}${sheet > 1 ? `&page=${sheet}` : ""}`;

const csvAddress = (centre: CentreKey) => `${href(elections.rollCsv)}?centre=${centre}`;

function RollCentres({ rolls: view }: { rolls: RollsView | null }) {
  const { t } = useTranslation(["roll", "elections"]);
  return (
    <>
      <PageHeader />
      {view ? (
        <div className="max-w-3xl">
          <p>{t("roll:print.by-sheets", { lines: LINES_PER_SHEET })}</p>
          <p className="text-muted">{t("roll:print.recorded")}</p>
          {view.wholeRegister ? <p className="text-muted">{t("roll:print.whole-register")}</p> : null}
          <h2 className="mt-8 text-xl">{t("roll:print.choose")}</h2>
          <ul className="mt-3 border-t border-line">
            {view.rolls.map((roll) => (
              <Roll key={roll.centre} {...roll} />
            ))}
          </ul>
        </div>
      ) : (
        <EmptyState title={t("elections:none-announced")} />
      )}
    </>
  );
}

function Roll({ name, voters, centre }: RollsView["rolls"][number]) {
  const { t } = useTranslation("roll");
  const of = <span className="sr-only">{` ${t("print.of", { centre: name.value })}`}</span>;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <p>
        <b className="block">
          <Bilingual text={name} tag={false} />
        </b>
        <span className="text-muted">
          {`${t("print.voters")}: `}
          <Count of={voters} />
        </span>
      </p>
      {voters ? (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a className="link" href={sheetAddress(centre)}>
            {t("print.open-sheet")}
            {of}
          </a>
          <ExportLink look="link" href={csvAddress(centre)}>
            {t("print.open-csv")}
            {of}
          </ExportLink>
        </p>
      ) : null}
    </li>
  );
}

function RollSheet({ title, election, centre, asOf, total, sheet, sheets, before, lines }: SheetView) {
  const { t } = useTranslation("roll");
  return (
    <article className="mx-auto w-full max-w-4xl pt-8 print:pt-0">
      <PaperHead
        howToPrint={t("print.how-to-print")}
        print={t("print.print")}
        backTo={ROLLS}
        back={t("print.back")}
      />
      <h1 className="title">{title}</h1>
      <p className="mb-4">
        <Bilingual text={election} tag={false} />
        {" · "}
        {t("print.range", { from: total ? before + 1 : 0, to: before + lines.length, total })}
        {" · "}
        {t("print.as-of", { moment: asOf })}
      </p>
      {lines.length ? (
        <ScrollingTable label={title}>
          <table className="table roll-sheet">
            <thead>
              <tr>
                <th scope="col">{t("print.line")}</th>
                <th scope="col">{t("print.member-number")}</th>
                <th scope="col">{t("print.name")}</th>
                <th scope="col" className="sign-here">
                  {t("print.signature")}
                </th>
                <th scope="col">{t("print.voted")}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ memberNumber, name, voted }, nth) => (
                <tr key={memberNumber}>
                  <td>
                    <Ltr>{before + nth + 1}</Ltr>
                  </td>
                  <td>
                    <Ltr>{memberNumber}</Ltr>
                  </td>
                  <th scope="row">
                    <Bilingual text={name} tag={false} />
                  </th>
                  <td className="sign-here" />
                  <td>{voted ? <Ltr>{`✓ ${voted}`}</Ltr> : null}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollingTable>
      ) : (
        <EmptyState title={t("print.no-lines")} />
      )}
      <Pager page={sheet} pages={sheets} hrefFor={(page) => sheetAddress(centre, page)} />
    </article>
  );
}
