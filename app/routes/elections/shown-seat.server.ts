import { seatOf } from "~/auth/own-seat.server";
import type { ComputerUser } from "~/domain/accounts/identities";
import { listNamedCentres } from "~/domain/elections/centres.server";
import type { Election } from "~/domain/elections/current-election.server";
import type { Language } from "~/i18n/languages";

/** Where a clerk sits, with the centres there are to choose from, in the reader's language. */
export async function shownSeat(
  request: Request,
  clerk: ComputerUser,
  election: Election | null,
  language: Language,
) {
  const [{ centreId, desk }, centres] = await Promise.all([
    seatOf(request, clerk),
    listNamedCentres(election, language),
  ]);
  return { centreId, desk, centre: centres.find(({ id }) => id === centreId)?.name ?? null, centres };
}

export type ShownSeat = Awaited<ReturnType<typeof shownSeat>>;
