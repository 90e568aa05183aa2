import type { staffUsers } from "~/db";
import { changesIn } from "./changes";
import type { ActorKind } from "./filter";

/** Names the actor as far as the member may know. */
export type RecordEntry = {
  id: number;
  at: Date;
  actorKind: ActorKind;
  action: string;
  detail: unknown;
  username: string | null;
  role: (typeof staffUsers.$inferSelect)["role"] | null;
};

export const recordChanges = [
  "member.details",
  "member.names",
  "member.change",
  "member.import",
  "member.import-undo",
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

/** Returns the changes with the national number masked. */
export function visibleChanges({ action, detail }: Pick<RecordEntry, "action" | "detail">) {
  if (!(recordChanges as readonly string[]).includes(action)) return [];
  return changesIn(detail).flatMap(({ field, before = "", after = "" }) => {
    if (!isVisible(field)) return [];
    const say = field === "nationalNumber" ? maskedNumber : (value: string) => value;
    return [{ field, before: say(before), after: say(after) }];
  });
}

/** Returns the actor as the member may see it: for staff, only the role. */
export function knownActor({
  actorKind,
  username,
  role,
}: Pick<RecordEntry, "actorKind" | "username" | "role">) {
  if (actorKind === "staff" && role) return { known: `roles.${role}` as const, username: null };
  return { known: `kinds.${actorKind}` as const, username: actorKind === "computer" ? username : null };
}
