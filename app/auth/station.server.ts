import type { ComputerUser } from "~/domain/accounts/identities";
import { listNamedCentres } from "~/domain/elections/centres.server";
import type { Election } from "~/domain/elections/elections.server";
import { findStation, type Station, storeStation } from "~/domain/elections/station.server";
import type { Language } from "~/i18n";
import { ownTokenHash } from "./sessions.server";

export const stationOf = async (request: Request, clerk: ComputerUser): Promise<Station> =>
  findStation(await ownTokenHash("computer", request), clerk.id);

export const assignStation = async (request: Request, station: Station): Promise<void> =>
  storeStation(await ownTokenHash("computer", request), station);

export async function namedStation(
  request: Request,
  clerk: ComputerUser,
  election: Election | null,
  language: Language,
) {
  const [{ centreId, desk }, centres] = await Promise.all([
    stationOf(request, clerk),
    listNamedCentres(election, language),
  ]);
  return { centreId, desk, centre: centres.find(({ id }) => id === centreId)?.name ?? null, centres };
}

export type NamedStation = Awaited<ReturnType<typeof namedStation>>;
