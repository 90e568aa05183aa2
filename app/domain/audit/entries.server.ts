import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { apiClients, audit, computerUsers, db, matchesAll, members, staffUsers } from "~/db";
import { matchesName } from "~/domain/person-names/name-search";
import { wordsOf } from "~/fields/search-query";
import { inLanguage, type Language, latinDigits } from "~/i18n";
import { type Change, changesIn } from "./changes";
import type { AuditFilter } from "./filter";

const ENTRIES_PER_PAGE = 50;
const MEMBER_NUMBER = /^\d{1,9}$/;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const MEMBER = /^member:([1-9]\d{0,8})$/;
const PROGRAM = /^(?:program|api-client):([\da-f-]{36})$/;

type Named = { actor: string; subject: string; changes: Change[] };
/** Names by `staff:id`, `computer:id`, `program:id`, `api-client:id` and `member:number`. */
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

const programNames = (ids: string[]) =>
  db.select({ id: apiClients.id, name: apiClients.name }).from(apiClients).where(inArray(apiClients.id, ids));

const memberNames = (numbers: number[]) =>
  db
    .select({ number: members.memberNumber, en: members.nameEn, ar: members.nameAr })
    .from(members)
    .where(inArray(members.memberNumber, numbers));

async function namesIn(entries: Named[], language: Language): Promise<Names> {
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
  const programs = entries.flatMap(({ actor, subject }) =>
    [actor, subject].flatMap((who) => PROGRAM.exec(who)?.[1] ?? []),
  );
  if (programs.length)
    for (const { id, name } of await programNames(programs))
      Object.assign(names, { [`program:${id}`]: name, [`api-client:${id}`]: name });
  if (numbers.size) {
    for (const { number, ...name } of await memberNames([...numbers]))
      names[`member:${number}`] = inLanguage(language, name).value;
  }
  return names;
}

function actorsNamed(name: string): SQL | undefined {
  const words = wordsOf(name);
  if (!words.length) return undefined;
  const staff = db
    .select({ id: sql<string>`${staffUsers.id}::text` })
    .from(staffUsers)
    .where(matchesAll(sql`ar_norm(${staffUsers.fullName} || ' ' || ${staffUsers.email})`, words));
  const computer = db
    .select({ id: sql<string>`${computerUsers.id}::text` })
    .from(computerUsers)
    .where(matchesAll(sql`ar_norm(${computerUsers.username})`, words));
  const program = db
    .select({ id: sql<string>`${apiClients.id}::text` })
    .from(apiClients)
    .where(matchesAll(sql`ar_norm(${apiClients.name})`, words));
  const number = latinDigits(name).trim();
  const doctor = db
    .select({ id: sql<string>`${members.memberNumber}::text` })
    .from(members)
    .where(
      MEMBER_NUMBER.test(number)
        ? eq(members.memberNumber, Number(number))
        : matchesName(members.searchKey, name),
    );
  return or(
    and(eq(audit.actorKind, "staff"), inArray(audit.actorId, staff)),
    and(eq(audit.actorKind, "computer"), inArray(audit.actorId, computer)),
    and(eq(audit.actorKind, "doctor"), inArray(audit.actorId, doctor)),
    and(eq(audit.actorKind, "program"), inArray(audit.actorId, program)),
  );
}

const about = (subject: string) =>
  subject.includes(":")
    ? eq(audit.subject, subject)
    : or(eq(audit.subject, subject), sql`starts_with(${audit.subject}, ${`${subject}:`})`);

const startOf = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Asia/Amman')`;

const conditionOf = ({ actor, name, action, subject, from, to, before }: AuditFilter): SQL | undefined =>
  and(
    actor ? eq(audit.actorKind, actor) : undefined,
    actorsNamed(name),
    action ? eq(audit.action, action) : undefined,
    subject ? about(subject) : undefined,
    from ? sql`${audit.at} >= ${startOf(from)}` : undefined,
    to ? sql`${audit.at} < ${startOf(to, 1)}` : undefined,
    before
      ? sql`(${audit.at}, ${audit.id}) < ((select earlier.at from audit earlier where earlier.id = ${before}), ${before}::bigint)`
      : undefined,
  );

/** Counts at most `max` entries. */
export const countEntries = (filter: AuditFilter, max: number) =>
  db.$count(db.select({ id: audit.id }).from(audit).where(conditionOf(filter)).limit(max).as("some"));

/** Returns `kind:id`; a doctor counts as a member. */
const actorOf = (kind: string, id: string | null) =>
  id === null ? kind : `${kind === "doctor" ? "member" : kind}:${id}`;

/** Lists the newest first; `more` is true if older ones follow. */
export async function listEntries(filter: AuditFilter, language: Language, max = ENTRIES_PER_PAGE) {
  const rows = await db
    .select()
    .from(audit)
    .where(conditionOf(filter))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(max + 1);
  const entries = rows.slice(0, max).map(({ actorId, detail, ...row }) => ({
    ...row,
    actor: actorOf(row.actorKind, actorId),
    changes: changesIn(detail),
  }));
  return { entries, names: await namesIn(entries, language), more: rows.length > max };
}

export type ListedEntry = Awaited<ReturnType<typeof listEntries>>["entries"][number];
