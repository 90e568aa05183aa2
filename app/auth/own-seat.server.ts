import type { ComputerUser } from "~/domain/accounts/identities";
import { findSeat, type Seat, takeSeat } from "~/domain/elections/seat.server";
import { ownTokenHash } from "./open-session.server";

/** Where a clerk sits: as said in this session, else as the account says. */
export const seatOf = async (request: Request, user: ComputerUser): Promise<Seat> =>
  findSeat(await ownTokenHash("computer", request), user.id);

/** Keeps where the clerk sits until this session ends. */
export const sitDown = async (request: Request, seat: Seat): Promise<void> =>
  takeSeat(await ownTokenHash("computer", request), seat);
