import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { memberNumberIn } from "~/domain/members/member-number";
import { statusOfLetter, writtenStatus } from "~/domain/members/work-status";
import { parseDay } from "~/fields/checks";
import { parseId } from "~/fields/id";
import { listAddress, pageIn } from "~/fields/pagination";
import { readPhoneNumber } from "~/fields/phone-number";
import { searchQuery, typedIn } from "~/fields/search-query";
import { latinDigits } from "~/i18n";

export const MEMBERS_PER_PAGE = 20;
const LONGEST_CHOICE = 120;

export const memberOrders = ["number", "name", "changed"] as const;
export type MemberOrder = (typeof memberOrders)[number];

/** The filters of the list; `paid` is a year up to which the annual fee is paid at least, `since` a day in Amman. */
export type MembersFilter = {
  q: string;
  /** A code of the register, the internship too, which the address writes as N. */
  status: number | null;
  governorate: string;
  specialty: string;
  paid: number | null;
  account: "open" | "none" | null;
  since: string | null;
  /** Null for the default: by closeness if a name was typed, else by number. */
  sort: MemberOrder | null;
  page: number;
  /** The member after or before whom the page begins or ends; it is faster than the page's number. */
  after: number | null;
  before: number | null;
};

/** The kind of a search: digits may be several kinds of number at once. */
export type MemberSearch =
  | { by: "nothing" }
  | { by: "name"; name: string }
  | { by: "email"; email: string }
  | { by: "number"; memberNumber: number | null; nationalNumber: string | null; mobile: string | null };

const SIGNS = /[\s\p{Cf}\p{Pd}().]/gu;
const NATIONAL_NUMBER = /^\d{10}$/;
const MOBILE_WITHOUT_ZERO = /^7[789]\d{7}$/;

/** `seesPrivate` is false for readers who do not see national numbers and mobiles, and must not find by them either. */
export function memberSearch(q: string, { seesPrivate }: { seesPrivate: boolean }): MemberSearch {
  if (!q) return { by: "nothing" };
  if (q.includes("@")) return { by: "email", email: q.toLowerCase() };
  const digits = latinDigits(q).replace(SIGNS, "");
  if (!/^\+?\d+$/.test(digits)) return { by: "name", name: q };
  return {
    by: "number",
    memberNumber: memberNumberIn(digits),
    nationalNumber: seesPrivate && NATIONAL_NUMBER.test(digits) ? digits : null,
    mobile: seesPrivate ? readPhoneNumber(MOBILE_WITHOUT_ZERO.test(digits) ? `0${digits}` : digits) : null,
  };
}

function statusIn(typed: string): number | null {
  const text = latinDigits(typed);
  return statusOfLetter(text) ?? (/^\d{1,2}$/.test(text) ? Number(text) : null);
}

function yearIn(typed: string): number | null {
  const text = latinDigits(typed);
  return /^(19|20)\d\d$/.test(text) ? Number(text) : null;
}

/** Reads the filters of the list; what cannot be read is left out. */
export function membersFilter(search: URLSearchParams): MembersFilter {
  const typed = (name: string) => typedIn(search, name);
  const account = typed("account");
  return {
    q: searchQuery(search),
    status: statusIn(typed("status")),
    governorate: typed("governorate").slice(0, LONGEST_CHOICE),
    specialty: typed("specialty").slice(0, LONGEST_CHOICE),
    paid: yearIn(typed("paid")),
    account: account === "open" || account === "none" ? account : null,
    since: parseDay(typed("since")) || null,
    sort: memberOrders.find((order) => order === typed("sort")) ?? null,
    page: pageIn(search),
    after: parseId(typed("after")),
    before: parseId(typed("before")),
  };
}

/** The list with other filters than those given left out; `file` is an export of it, or an action on all its members. */
export function membersAddress(
  filter: Partial<MembersFilter>,
  file: "" | "/export.csv" | "/export.xlsx" | "/letter" | "/labels" | "/status" = "",
) {
  const { q, status, governorate, specialty, paid, account, since, sort, page, after, before } = filter;
  const written = status === null || status === undefined ? status : writtenStatus(status);
  const place = file ? {} : { sort, page, after, before };
  return listAddress(`${href(registerOffice.list)}${file}`, {
    ...{ q, status: written, governorate, specialty, paid, account, since },
    ...place,
  });
}

/** True if the list shows less than all members. */
export const isNarrowed = ({
  q,
  status,
  governorate,
  specialty,
  paid,
  account,
  since,
}: MembersFilter): boolean =>
  Boolean(q || status !== null || governorate || specialty || paid || account || since);
