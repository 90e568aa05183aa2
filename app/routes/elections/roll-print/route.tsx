import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { elections } from "~/addresses/elections";
import type { Officer } from "~/auth/guards.server";
import { visit } from "~/auth/visit.server";
import { currentElection, type Election } from "~/domain/elections/elections.server";
import { readTurnout } from "~/domain/elections/turnout.server";
import { type CentreRoll, readRollSheet, recordRollTaken } from "~/domain/elections/voter-roll.server";
import { parseId } from "~/fields/id";
import { formatLongMoment } from "~/i18n/dates";
import { inLanguage, type Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { now } from "~/platform/clock.server";
import { nameOfRoll, rollOfCentre, writtenMoment } from "../centre-roll.server";
import { turnoutLines } from "../turnout-lines.server";
import { RollCentres, RollSheet } from "./view";

export async function loader({ request }: LoaderFunctionArgs) {
  const { officer, language } = await visit(request, elections.rollPrint);
  const search = new URL(request.url).searchParams;
  const centre = search.get("centre");
  const election = await currentElection();
  if (centre === null) {
    const rolls = election && (await rollsView(election, language));
    return { rolls, sheet: null };
  }
  const sheet = await sheetView(officer, await rollOfCentre(centre, election), {
    page: search.get("page"),
    language,
  });
  return { head: { title: sheet.title }, rolls: null, sheet };
}

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

export type RollsView = Awaited<ReturnType<typeof rollsView>>;

/** Puts on record that the sheet was taken. */
async function sheetView(
  officer: Officer,
  roll: CentreRoll,
  { page, language }: { page: string | null; language: Language },
) {
  const { lines, total, sheet, sheets, before } = await readRollSheet(roll, parseId(page ?? undefined) ?? 1);
  await recordRollTaken(officer, roll, { action: "roll.print", lines: lines.length, sheet });
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

export type SheetView = Awaited<ReturnType<typeof sheetView>>;
