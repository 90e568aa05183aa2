import { listCentres } from "~/domain/elections/centres.server";
import { currentElection, type Election } from "~/domain/elections/current-election.server";
import type { RollOf } from "~/domain/elections/roll-lines.server";
import { parseId } from "~/forms/id";
import { inLanguage, type LocalText } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";

/** The roll that an address asks for, of a centre or of those without one; throws a 404 answer for any other. */
export async function askedRoll(asked: string, election: Election | null): Promise<RollOf> {
  if (!election) throw new Response(null, { status: 404 });
  if (asked === "none") return { election, centre: null };
  const code = parseId(asked);
  const centre = (await listCentres(election.id)).find((known) => known.code === code);
  if (!centre) throw new Response(null, { status: 404 });
  return { election, centre };
}

/** The same of the current election. */
export const askedCurrentRoll = async (request: Request): Promise<RollOf> =>
  askedRoll(new URL(request.url).searchParams.get("centre") ?? "", await currentElection());

/** What a roll is called. */
export function nameOfRoll({ centre }: Pick<RollOf, "centre">, language: Language): LocalText {
  if (centre) return inLanguage(language, centre.name);
  return { value: translator(language, "roll")("print.without-centre"), lang: language };
}
