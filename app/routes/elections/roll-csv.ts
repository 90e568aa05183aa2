import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireComputerUserOrStaff } from "~/auth/guards.server";
import type { RollLine, RollOf } from "~/domain/elections/roll-lines.server";
import { exportRoll } from "~/domain/elections/take-roll.server";
import { inLanguage } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { csv, csvRows } from "~/platform/csv";
import { csvParts } from "~/platform/csv-parts.server";
import { askedCurrentRoll, nameOfRoll } from "./asked-roll.server";
import { writtenMoment } from "./written-moment";

async function* partsOf(parts: AsyncIterable<RollLine[]>, roll: RollOf, language: Language) {
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

export async function loader({ request }: LoaderFunctionArgs) {
  const officer = await requireComputerUserOrStaff(request, {
    computer: ["vote"],
    staff: "elections.manage",
  });
  const roll = await askedCurrentRoll(request);
  const language = await languageOf(request);
  const parts = await exportRoll(officer, roll);
  return csvParts(`roll-${roll.centre?.code ?? "none"}`, partsOf(parts, roll, language));
}
