import { randomUUID } from "node:crypto";

/** What a page's markup depends on beside what it was asked for. */
export type Variant = { origin: string; language: string; theme: string; lite: boolean };

const LONGEST_ADDRESS = 500;
const OURS = /(?:^|;\s*)(?:(?:__Host-)?naqaba_(?!device=)|flash=[^;\s])/;

/** Whether a reader brings nothing that a page could show: no session, no draft, no message; preferences do not count. */
export const bringsNothing = (cookies: string | null): boolean => !OURS.test(cookies ?? "");

/** What pages are leafed through by; any other query is a question of somebody's own, and would push the pages out. */
const LEAFED_BY = /^(?:page=\d{1,3}|tab=[a-z]{1,12}|lang=[a-z]{2})$/;

/**
 * The address of a page in one spelling, however its query was ordered and whatever it left empty; null for one that is
 * not kept, because it is too long or asks for something.
 */
export function addressOf(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  for (const [name, value] of [...searchParams]) if (!value) searchParams.delete(name, value);
  searchParams.sort();
  const query = searchParams.toString();
  if (query && !query.split("&").every((part) => LEAFED_BY.test(part))) return null;
  const address = `${pathname.replace(/(?<=.)\/+$/, "")}${query && `?${query}`}`;
  return address.length <= LONGEST_ADDRESS ? address : null;
}

/** The key of one variant of a page; the address stands last. */
export const keyOf = ({ origin, language, theme, lite }: Variant, address: string): string =>
  `${origin} ${language} ${theme} ${lite ? "lite" : "full"} ${address}`;

const SUBMISSION_ID = /(name="submission_id" value=")[^"]*"/g;
const MAIN = /<main[^>]*>/;

/** A kept page for one more reader: a notice before all else in it, and in every form a one-time id of its own. */
export const shownAgain = (markup: string, notice: string): string =>
  markup
    .replace(SUBMISSION_ID, (_field, before: string) => `${before}${randomUUID()}"`)
    .replace(MAIN, (main) => main + notice);
