import { createHash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { computerUsers, pollingCentres, sessions } from "~/db/schema";
import { isLive } from "./sessions.server";

const USERS_PER_PAGE = 25;

const columns = {
  id: computerUsers.id,
  username: computerUsers.username,
  fullName: computerUsers.fullName,
  permissions: computerUsers.permissions,
  centreId: computerUsers.centreId,
  centreCode: pollingCentres.code,
  desk: computerUsers.desk,
  disabledAt: computerUsers.disabledAt,
};

const lastSeen = sql<string | null>`(select max(${sessions.lastSeenAt}) from ${sessions}
  where ${sessions.kind} = 'computer' and ${sessions.subject} = ${computerUsers.id}::text and ${isLive("computer")})`;

/** One page of 25 users of the computer portal by their names, with when each who is signed in was last seen. */
export async function listComputerUsers(asked: number) {
  const total = await db.$count(computerUsers);
  const pages = Math.max(1, Math.ceil(total / USERS_PER_PAGE));
  const page = Math.min(Math.max(1, asked), pages);
  const rows = await db
    .select({ ...columns, centre: { ar: pollingCentres.nameAr, en: pollingCentres.nameEn }, lastSeen })
    .from(computerUsers)
    .leftJoin(pollingCentres, eq(pollingCentres.id, computerUsers.centreId))
    .orderBy(asc(computerUsers.username))
    .limit(USERS_PER_PAGE)
    .offset((page - 1) * USERS_PER_PAGE);
  const users = rows.map((row) => ({
    ...row,
    lastSeen: row.lastSeen === null ? null : new Date(row.lastSeen),
  }));
  return { users, total, page, pages };
}

const one = (id: string, database: Tx | typeof db) =>
  database
    .select(columns)
    .from(computerUsers)
    .leftJoin(pollingCentres, eq(pollingCentres.id, computerUsers.centreId))
    .where(eq(computerUsers.id, id));

/** One user of the computer portal, or null. */
export async function findComputerUser(id: string) {
  const [row] = await one(id, db);
  return row ?? null;
}

export type StoredComputerUser = NonNullable<Awaited<ReturnType<typeof findComputerUser>>>;

/** The same for this transaction alone, until it ends. */
export async function lockComputerUser(tx: Tx, id: string): Promise<StoredComputerUser | null> {
  const [row] = await one(id, tx).for("update", { of: computerUsers });
  return row ?? null;
}

/** What a reader has seen of a user, as a short text: another one means that somebody changed it since. */
export function versionOf({ fullName, permissions, centreId, desk }: StoredComputerUser): string {
  const seen = JSON.stringify([fullName, permissions, centreId, desk]);
  return createHash("sha256").update(seen).digest("base64url");
}
