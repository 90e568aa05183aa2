import type { PagePath } from "~/content/pages";

export const FINANCIAL_CARD = "/dashboard/computer-financial-card" satisfies PagePath;
export const PERSONAL_CARD = "/dashboard/computer-personal-card" satisfies PagePath;

/** A page about the member whose number was typed. */
export const searchAddress = (page: string, typed: string, more: Record<string, string> = {}) =>
  `${page}?${new URLSearchParams({ doc_no: typed, ...more })}`;
