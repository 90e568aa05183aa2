import { computerPortal } from "~/addresses/computer";
import { href } from "~/addresses/href";
import type { PagePath } from "~/content/pages";

export const FINANCIAL_CARD = href(computerPortal.financialCard) satisfies PagePath;
export const PERSONAL_CARD = href(computerPortal.personalCard) satisfies PagePath;

export const searchAddress = (page: string, typed: string, more: Record<string, string> = {}) =>
  `${page}?${new URLSearchParams({ doc_no: typed, ...more })}`;

/** The part of a card that is being edited; without a mode, the card is read-only. */
export type Mode = "details" | "names";

export function modeIn(url: string): Mode | null {
  const mode = new URL(url).searchParams.get("mode");
  return mode === "details" || mode === "names" ? mode : null;
}

export const cardAddress = (typed: string | number, mode?: Mode) =>
  searchAddress(PERSONAL_CARD, String(typed), mode && { mode });
