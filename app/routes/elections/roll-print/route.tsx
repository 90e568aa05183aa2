import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type Officer, requireComputerUserOrStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { currentElection, type Election } from "~/domain/elections/current-election.server";
import { readTurnout, turnoutLines } from "~/domain/elections/turnout.server";
import { type CentreRoll, readRollSheet, recordRollTaken } from "~/domain/elections/voter-roll.server";
import { parseId } from "~/forms/id";
import { formatMoment } from "~/i18n/dates";
import { inLanguage, type Language } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { now } from "~/platform/clock.server";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { nameOfRoll, rollOfCentre, writtenMoment } from "../centre-roll.server";
import { ROLLS, RollCentres, RollSheet } from "./view";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const officer = await requireComputerUserOrStaff(request, {
    computer: ["vote"],
    staff: "elections.manage",
  });
  const language = await languageOf(request);
  const search = new URL(request.url).searchParams;
  const centre = search.get("centre");
  const election = await currentElection();
  const title = pages[ROLLS][language];
  if (centre === null) {
    const rolls = election && (await rollsView(election, language));
    return { title, documentTitle: documentTitle(title, language), rolls, sheet: null };
  }
  const sheet = await sheetView(officer, await rollOfCentre(centre, election), {
    page: search.get("page"),
    language,
  });
  return { title, documentTitle: documentTitle(sheet.title, language), rolls: null, sheet };
}

export default function RollPrint() {
  const { title, rolls, sheet } = useLoaderData<typeof loader>();
  return sheet ? <RollSheet {...sheet} /> : <RollCentres title={title} rolls={rolls} />;
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
    asOf: formatMoment(now(), language),
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
