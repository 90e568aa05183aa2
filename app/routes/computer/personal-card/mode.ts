import { PERSONAL_CARD, searchAddress } from "../addresses";

/** What of a card is edited; without a mode it is only shown. */
export type Mode = "details" | "names";

/** The mode that an address asks for. */
export function modeIn(url: string): Mode | null {
  const asked = new URL(url).searchParams.get("mode");
  return asked === "details" || asked === "names" ? asked : null;
}

/** A member's card, shown or open for an edit. */
export const cardAddress = (typed: string | number, mode?: Mode) =>
  searchAddress(PERSONAL_CARD, String(typed), mode && { mode });
