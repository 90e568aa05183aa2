import { formatMoment } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { sentence } from "~/i18n/translator";
import { actionInWords, changesIn } from "~/letters/audit";
import type { ActorKind } from "./filter";

/** With as much of who it was as the member may know. */
export type RecordEntry = {
  id: number;
  at: Date;
  actorKind: ActorKind;
  action: string;
  detail: unknown;
  /** Of the computer department's account. */
  username: string | null;
  role: "admin" | "editor" | "viewer" | null;
};

/** Everything else looks at the record or belongs to the account. */
export const recordChanges = [
  "member.details",
  "member.names",
  "member.import",
  "name-change.accept",
] as const;

const visibleFields = [
  "nameAr",
  "nameEn",
  "nationalNumber",
  "mobile",
  "email",
  "homeAddress",
  "workAddress",
] as const;
const LAST_SHOWN = 3;

export const maskedNumber = (value: string) =>
  value.length > LAST_SHOWN
    ? "•".repeat(value.length - LAST_SHOWN) + value.slice(-LAST_SHOWN)
    : "•".repeat(value.length);

const isVisible = (field: string | null): field is (typeof visibleFields)[number] =>
  (visibleFields as readonly (string | null)[]).includes(field);

/** The national number masked. */
export function visibleChanges({ action, detail }: Pick<RecordEntry, "action" | "detail">) {
  if (!(recordChanges as readonly string[]).includes(action)) return [];
  return changesIn(detail).flatMap(({ field, before = "", after = "" }) => {
    if (!isVisible(field)) return [];
    const say = field === "nationalNumber" ? maskedNumber : (value: string) => value;
    return [{ field, before: say(before), after: say(after) }];
  });
}

/** Of staff the role alone, as the member may know it. */
export function whoInWords(
  { actorKind, username, role }: Pick<RecordEntry, "actorKind" | "username" | "role">,
  language: Language,
): { words: string; username: string | null } {
  if (actorKind === "staff" && role)
    return { words: sentence(language, `record:log.roles.${role}`), username: null };
  const words = sentence(language, `record:log.kinds.${actorKind}`);
  return { words, username: actorKind === "computer" ? username : null };
}

export const recordEntryInWords = (entry: RecordEntry, language: Language) => ({
  id: entry.id,
  at: entry.at.toISOString(),
  when: formatMoment(entry.at, language),
  who: whoInWords(entry, language),
  what: actionInWords(entry.action, language),
  changes: visibleChanges(entry).map(({ field, ...change }) => ({
    field: sentence(language, `record:fields.${field}`),
    ...change,
  })),
});

export type RecordLine = ReturnType<typeof recordEntryInWords>;
