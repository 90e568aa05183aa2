import { and, eq, gt, lte, ne, or, sql } from "drizzle-orm";
import { audit, db, isChangeOfMember } from "~/db";
import type { ActorKind } from "~/domain/audit/filter";
import { writtenStatus } from "~/domain/members/work-status";
import { duesColumns, personColumns, type RegisterColumn } from "./columns";
import type { FieldChanges } from "./member-values";

/** A value of a member that changed, by the register's column name. */
export type FeedChange = {
  memberNumber: number;
  field: RegisterColumn;
  old: string | number | null;
  new: string | number | null;
  at: Date;
  by: ActorKind;
};

/** A place in the audit log: the number of an entry and the start of its hash, which no other history has there. */
type Position = { number: number; hash: string };

const HASH_SHOWN = 16;
const CURSOR = /^(0|[1-9]\d{0,14})\.([\da-f]{0,16})$/;

const writeCursor = ({ number, hash }: Position): string =>
  Buffer.from(`${number}.${hash}`).toString("base64url");

function readCursor(cursor: string): Position | null {
  const [, number, hash] = CURSOR.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  return number === undefined || hash === undefined ? null : { number: Number(number), hash };
}

const START: Position = { number: 0, hash: "" };
const shownHash = sql<string>`left(${audit.hash}, ${HASH_SHOWN})`;
const place = { number: sql<number>`${audit.chainNumber}`.mapWith(Number), hash: shownHash };

/** True if this database's history has the entry, so that it goes on from there. */
async function isKnown({ number, hash }: Position): Promise<boolean> {
  if (number === 0) return hash === "";
  const [entry] = await db.select({ hash: shownHash }).from(audit).where(eq(audit.chainNumber, number));
  return entry?.hash === hash;
}

async function findHead(): Promise<Position> {
  const [last] = await db
    .select(place)
    .from(audit)
    .where(sql`${audit.chainNumber} is not null`)
    .orderBy(sql`${audit.chainNumber} desc`)
    .limit(1);
  return last ?? START;
}

const columns = Object.entries({ ...personColumns, ...duesColumns }) as Array<[RegisterColumn, string]>;

const asWritten = (field: RegisterColumn, value: string | number | null) =>
  field === "WORK_STATUS" && value !== null ? writtenStatus(Number(value)) : value;

function fieldChanges(detail: unknown): Array<Pick<FeedChange, "field" | "old" | "new">> {
  const changes = Object(detail) as FieldChanges;
  return columns.flatMap(([field, key]) => {
    const { before = null, after = null } = changes[key] ?? {};
    return before === after ? [] : [{ field, old: asWritten(field, before), new: asWritten(field, after) }];
  });
}

type FeedRequest = {
  /** A cursor of an earlier answer; empty for the beginning. */
  since: string;
  /** The most entries of the audit log that are read; each may be of several fields. */
  limit: number;
  /** Leaves out what this program changed itself. */
  except: { id: string } | null;
};

/**
 * Returns the changes of members' values after a cursor, in the order in which they were committed, and the cursor that
 * follows them; null for a cursor that is not of this database's history, as after a restore.
 *
 * Entries of the audit log are numbered under a lock that ends with the transaction, so that none appears later among
 * those that were read.
 */
export async function readChangesSince({ since, limit, except }: FeedRequest) {
  const from = since === "" ? START : readCursor(since);
  if (!from || !(await isKnown(from))) return null;
  const head = await findHead();
  const isOthers = except
    ? or(ne(audit.actorKind, "program"), ne(sql`coalesce(${audit.actorId}, '')`, except.id))
    : undefined;
  const entries = await db
    .select({ ...place, subject: audit.subject, detail: audit.detail, at: audit.at, by: audit.actorKind })
    .from(audit)
    .where(
      and(
        isChangeOfMember,
        gt(audit.chainNumber, from.number),
        lte(audit.chainNumber, head.number),
        isOthers,
      ),
    )
    .orderBy(audit.chainNumber)
    .limit(limit);
  const changes = entries.flatMap(({ subject, detail, at, by }): FeedChange[] =>
    fieldChanges(detail).map((change) => ({
      memberNumber: Number(subject.replace("member:", "")),
      ...change,
      at,
      by,
    })),
  );
  const next = entries.length === limit ? entries.at(-1)! : head;
  return { changes, next: writeCursor(next) };
}
