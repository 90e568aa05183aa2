import type { ComputerUser } from "~/auth/guards.server";
import { seatOf } from "~/auth/own-seat.server";
import { listNamedCentres } from "~/domain/elections/centres.server";
import { currentElection } from "~/domain/elections/current-election.server";
import type { Language } from "~/i18n/languages";

/** Where a clerk of the current election sits, by the centre's name; null where no centre of it is known. */
export async function shownSeat(request: Request, user: ComputerUser, language: Language) {
  const election = await currentElection();
  const { centreId, desk } = await seatOf(request, user);
  const centre = (await listNamedCentres(election, language)).find(({ id }) => id === centreId);
  return centre ? { centre: centre.name, desk } : null;
}
