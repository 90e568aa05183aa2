import { href } from "~/addresses/href";
import { auditLog } from "~/addresses/staff";
import { parseDay } from "~/fields/checks";
import { listAddress } from "~/fields/pagination";
import { typedIn } from "~/fields/search-query";

export const actorKinds = ["staff", "computer", "doctor", "program", "anonymous", "system"] as const;
export type ActorKind = (typeof actorKinds)[number];

/** Days are those of Amman; `before` is the id at which the previous page ended. */
export type AuditFilter = {
  actor: ActorKind | null;
  name: string;
  action: string | null;
  /** `news:40` is one article, `news` all articles. */
  subject: string | null;
  from: string | null;
  to: string | null;
  before: number | null;
};

const NAME_LENGTH = 100;
const WORD = /^[a-z][\w.-]{0,59}$/i;
const SUBJECT = /^[a-z][\w-]{0,39}(:[\w.-]{1,60})?$/i;
const ID = /^[1-9]\d{0,14}$/;

const matching = (typed: string, pattern: RegExp) => (pattern.test(typed) ? typed : null);

/** Reads a filter from a query. If days cannot be read, `refused` names them and nothing is filtered. */
export function auditFilter(search: URLSearchParams): AuditFilter & { refused: Array<"from" | "to"> } {
  const typed = (name: string) => typedIn(search, name);
  const from = parseDay(typed("from"));
  const to = parseDay(typed("to"));
  const before = matching(typed("before"), ID);
  return {
    actor: actorKinds.find((kind) => kind === typed("actor")) ?? null,
    name: [...typed("name")].slice(0, NAME_LENGTH).join(""),
    action: matching(typed("action"), WORD),
    subject: matching(typed("subject"), SUBJECT),
    from,
    to,
    before: before ? Number(before) : null,
    refused: (["from", "to"] as const).filter((day) => typed(day) !== "" && !{ from, to }[day]),
  };
}

export const auditAddress = (
  { actor, name, action, subject, from, to, before }: Partial<AuditFilter>,
  path: string = href(auditLog.log),
): string => listAddress(path, { actor, name, action, subject, from, to, before });
