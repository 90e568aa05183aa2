import { asc, eq } from "drizzle-orm";
import { type Db, db, type Tx } from "~/db/client.server";
import { pollingCentres } from "~/db/schema";
import { inLanguage } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";

export type Centre = { id: number; code: number; name: { ar: string; en: string } };

/** The polling centres of an election, by their numbers. */
export const listCentres = (electionId: number, database: Db | Tx = db): Promise<Centre[]> =>
  database
    .select({
      id: pollingCentres.id,
      code: pollingCentres.code,
      name: { ar: pollingCentres.nameAr, en: pollingCentres.nameEn },
    })
    .from(pollingCentres)
    .where(eq(pollingCentres.electionId, electionId))
    .orderBy(asc(pollingCentres.code));

export type NamedCentre = { id: number; name: string };

/** The same for choosing from, by their names in the reader's language; none where there is no election. */
export async function listNamedCentres(
  election: { id: number } | null,
  language: Language,
): Promise<NamedCentre[]> {
  const centres = election ? await listCentres(election.id) : [];
  return centres.map(({ id, name }) => ({ id, name: inLanguage(language, name).value }));
}
