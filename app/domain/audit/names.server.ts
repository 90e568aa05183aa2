import { inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { computerUsers, members, staffUsers } from "~/db/schema";
import { inLanguage } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const MEMBER = /^member:([1-9]\d{0,8})$/;

type Named = { actor: string; subject: string; detail: unknown };
/** Names by `staff:id`, `computer:id` and `member:number`. */
export type Names = Record<string, string>;

const staffNames = (ids: string[]) =>
  db
    .select({ id: staffUsers.id, name: staffUsers.fullName })
    .from(staffUsers)
    .where(inArray(staffUsers.id, ids));

const computerNames = (ids: string[]) =>
  db
    .select({ id: computerUsers.id, name: computerUsers.username })
    .from(computerUsers)
    .where(inArray(computerUsers.id, ids));

const memberNames = (numbers: number[]) =>
  db
    .select({ number: members.memberNumber, en: members.nameEn, ar: members.nameAr })
    .from(members)
    .where(inArray(members.memberNumber, numbers));

/** The names of everybody whom entries name as their actor, as their subject or among what changed. */
export async function namesIn(entries: Named[], language: Language): Promise<Names> {
  const accounts = [...new Set(JSON.stringify(entries).match(UUID))];
  const numbers = new Set(
    entries.flatMap(({ actor, subject }) =>
      [actor, subject].map((who) => Number(MEMBER.exec(who)?.[1] ?? 0)),
    ),
  );
  numbers.delete(0);
  const names: Names = {};
  if (accounts.length) {
    for (const { id, name } of await staffNames(accounts)) names[`staff:${id}`] = name;
    for (const { id, name } of await computerNames(accounts)) names[`computer:${id}`] = name;
  }
  if (numbers.size) {
    for (const { number, ...name } of await memberNames([...numbers]))
      names[`member:${number}`] = inLanguage(language, name).value;
  }
  return names;
}
