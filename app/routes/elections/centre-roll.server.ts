import { listCentres } from "~/domain/elections/centres.server";
import type { Election } from "~/domain/elections/elections.server";
import type { CentreRoll } from "~/domain/elections/voter-roll.server";
import { parseId } from "~/fields/id";
import { ammanDayAndTime, inLanguage, type Language, type LocalText, translator } from "~/i18n";

/** Returns the roll of a centre by its code, or of voters without a centre for `none`; throws NotFound for others. */
export async function rollOfCentre(centreKey: string, election: Election | null): Promise<CentreRoll> {
  if (!election) throw new Response(null, { status: 404 });
  if (centreKey === "none") return { election, centre: null };
  const code = parseId(centreKey);
  const centre = (await listCentres(election.id)).find((known) => known.code === code);
  if (!centre) throw new Response(null, { status: 404 });
  return { election, centre };
}

export function nameOfRoll({ centre }: CentreRoll, language: Language): LocalText {
  if (centre) return inLanguage(language, centre.name);
  return { value: translator(language, "roll")("print.without-centre"), lang: language };
}

/** Formats a time for a narrow column: YYYY-MM-DD HH:MM in Amman. */
export function writtenMoment(at: Date): string {
  const { day, time } = ammanDayAndTime(at);
  return `${day} ${time}`;
}
