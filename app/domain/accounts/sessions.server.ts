import { and, desc, eq, ne, sql } from "drizzle-orm";
import { db, sessions, type Tx } from "~/db";
import { forgetIdentities } from "~/platform/request-scope.server";
import type { LoginKind } from "./identities";

const IDLE_MINUTES: Record<LoginKind, number | null> = { doctor: null, computer: 120, staff: 120 };
const SHARED_IDLE_MINUTES = 30;

export const usedWithin = (minutes: number) =>
  sql`${sessions.lastSeenAt} > now() - make_interval(mins => ${minutes})`;

/** Staff and clerks may be idle for two hours (R22), a shared computer for half an hour (S5). */
export const isLive = (kind: LoginKind) => {
  const idle = IDLE_MINUTES[kind];
  const unexpired = sql`${sessions.expiresAt} > now()`;
  const notLeft = sql`(not ${sessions.shared} or ${usedWithin(SHARED_IDLE_MINUTES)})`;
  return idle === null
    ? sql`${unexpired} and ${notLeft}`
    : sql`${unexpired} and ${notLeft} and ${usedWithin(idle)}`;
};

/** True if the session whose token has this hash was opened, or its password asked for again, at most `minutes` ago. */
export async function isFresh(tokenHash: string, minutes: number): Promise<boolean> {
  const since = sql`now() - make_interval(mins => ${minutes})`;
  const recentSession = and(
    eq(sessions.tokenHash, tokenHash),
    sql`coalesce(${sessions.confirmedAt}, ${sessions.createdAt}) > ${since}`,
  );
  return (await db.$count(sessions, recentSession)) > 0;
}

/** Notes that the owner of the session has shown the password again. */
export async function markConfirmed(tokenHash: string): Promise<void> {
  await db.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
}

export async function markSeen(tokenHash: string): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
}

const ofAccount = (kind: LoginKind, subject: string) =>
  and(eq(sessions.kind, kind), eq(sessions.subject, subject));

export async function endSessionsOf(
  kind: LoginKind,
  subject: string,
  tx: Tx | typeof db = db,
): Promise<void> {
  await tx.delete(sessions).where(ofAccount(kind, subject));
  forgetIdentities();
}

export async function endOtherSessions(
  kind: LoginKind,
  subject: string,
  keptTokenHash: string,
  tx: Tx | typeof db = db,
): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(ofAccount(kind, subject), ne(sessions.tokenHash, keptTokenHash)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function endSession(kind: LoginKind, subject: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(ofAccount(kind, subject), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  forgetIdentities();
  return ended.length > 0;
}

export const listSessionsOf = (kind: LoginKind, subject: string) =>
  db
    .select({
      id: sessions.id,
      device: sessions.device,
      shared: sessions.shared,
      since: sessions.createdAt,
      lastSeen: sessions.lastSeenAt,
      tokenHash: sessions.tokenHash,
    })
    .from(sessions)
    .where(and(ofAccount(kind, subject), isLive(kind)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
