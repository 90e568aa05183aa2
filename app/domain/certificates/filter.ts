import { certificates } from "~/addresses/certificates";
import { href } from "~/addresses/href";
import { parseMemberNumber } from "~/domain/members/member-number";
import { searchQuery, typedIn, wordsOf } from "~/fields/search-query";
import { latinDigits } from "~/i18n";
import { readSerial } from "./serial";
import { readCode } from "./verification-code";

export const CERTIFICATES_PER_PAGE = 25;
export const MAX_LISTED = 10_000;

/** Tells a code from a name of sixteen letters: a code contains a digit or hyphens. */
const LIKE_A_CODE = /\d|-.*-.*-/;

export type CertificateSearch =
  | { by: "all" | "mistyped-serial" }
  | { by: "serial" | "code"; text: string }
  | { by: "member"; memberNumber: number }
  | { by: "name"; words: string[] };

export type CertificateFilter = { q: string; page: number; search: CertificateSearch };

function searchFor(q: string): CertificateSearch {
  if (!q.trim()) return { by: "all" };
  const serial = readSerial(q);
  if ("serial" in serial) return { by: "serial", text: serial.serial };
  if (serial.problem === "mistyped") return { by: "mistyped-serial" };
  const code = readCode(q);
  if (code && LIKE_A_CODE.test(latinDigits(q))) return { by: "code", text: code };
  const number = parseMemberNumber(q);
  if ("memberNumber" in number) return { by: "member", memberNumber: number.memberNumber };
  return { by: "name", words: wordsOf(q) };
}

export function certificateFilter(search: URLSearchParams): CertificateFilter {
  const [q, page] = [searchQuery(search), typedIn(search, "page")];
  return { q, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, search: searchFor(q) };
}

export function certificatesAddress({ q, page }: { q?: string; page?: number }): string {
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (page && page > 1) search.set("page", String(page));
  return `${href(certificates.list)}${search.size ? `?${search}` : ""}`;
}
