import { elections } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { currentElection } from "~/domain/elections/elections.server";
import { type CentreRoll, exportRoll, type RollEntry } from "~/domain/elections/voter-roll.server";
import { inLanguage, type Language, translator } from "~/i18n";
import { csv, csvRows } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";
import { nameOfRoll, rollOfCentre, writtenMoment } from "./centre-roll.server";

async function* partsOf(parts: AsyncIterable<RollEntry[]>, roll: CentreRoll, language: Language) {
  const t = translator(language, "roll");
  const centre = nameOfRoll(roll, language).value;
  const columns = ["line", "member-number", "name", "name-en", "centre", "voted-at", "voted-where"] as const;
  yield csv(
    columns.map((column) => t(`print.${column}`)),
    [],
  );
  let line = 0;
  for await (const lines of parts)
    yield csvRows(
      lines.map(({ memberNumber, name, markedAt, markedCentre }) => [
        ++line,
        memberNumber,
        name.ar,
        name.en,
        centre,
        markedAt && writtenMoment(markedAt),
        markedCentre && inLanguage(language, markedCentre).value,
      ]),
    );
}

export const loader = handler(elections.rollCsv, async ({ officer, language, url }) => {
  const centre = url.searchParams.get("centre") ?? "";
  const roll = await rollOfCentre(centre, await currentElection());
  const { rows, batches } = await exportRoll(officer, roll);
  return csvResponse(`roll-${roll.centre?.code ?? "none"}`, partsOf(batches, roll, language), rows);
});
