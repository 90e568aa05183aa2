import { createHash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { computerUsers, db, pollingCentres, sessions, type Tx } from "~/db";
import { isActiveAdmin, lockAdmins } from "~/domain/accounts/admins.server";
import { completePermissions } from "~/domain/accounts/computer-permissions";
import type { ComputerPermission } from "~/domain/accounts/identities";
import { readUsername } from "~/domain/accounts/names";
import { isLive } from "~/domain/accounts/sessions.server";
import { type Actor, record, system } from "~/domain/audit/record.server";
import { listCentres } from "~/domain/elections/centres.server";
import { currentElection } from "~/domain/elections/elections.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { pageOf } from "~/fields/pagination";
import { numericPasswordFault, type PasswordFault } from "~/fields/password-rule";
import { hashPassword } from "~/platform/passwords.server";

export type ComputerAccount = {
  fullName: string;
  permissions: ComputerPermission[];
  centreId: number | null;
  desk: string | null;
};
type New = ComputerAccount & { username: string; password: string };
type Reason = PasswordFault | "username-invalid" | "username-taken" | "centre-unknown" | "not-admin";
export type NewComputerUserOutcome = { created: true } | { created: false; reason: Reason };
type Sent = { actor: Actor; submission: Submission };

const fromTheTerminal: Sent = {
  actor: system,
  submission: { id: null, form: "create-computer-user", actor: "system", bodyHash: "" },
};
const refuse = (reason: Reason): NewComputerUserOutcome => ({ created: false, reason });

/** Null for no centre, undefined for one that is not of the election that counts. */
export async function centreFor(tx: Tx, centreId: number | null) {
  if (centreId === null) return null;
  const election = await currentElection(tx);
  return election ? (await listCentres(election.id, tx)).find(({ id }) => id === centreId) : undefined;
}

/** Refuses a taken name, a bad password, a centre of no current election, an actor who is no admin any more. */
export async function addComputerUser(
  { username, password, ...account }: New,
  { actor, submission }: Sent,
): Promise<Answered<NewComputerUserOutcome>> {
  const name = readUsername(username);
  const fault = name ? numericPasswordFault(password) : "username-invalid";
  if (!name || fault)
    return { outcome: refuse(fault ?? "username-invalid"), replayed: false, changed: false };
  const passwordHash = await hashPassword(password);
  return once(submission, async (tx) => {
    await lockAdmins(tx);
    if (actor.kind === "staff" && !(await isActiveAdmin(tx, actor.id ?? ""))) return refuse("not-admin");
    const centre = await centreFor(tx, account.centreId);
    if (centre === undefined) return refuse("centre-unknown");
    const [row] = await tx
      .insert(computerUsers)
      .values({ ...account, username: name, passwordHash })
      .onConflictDoNothing()
      .returning({ id: computerUsers.id });
    if (!row) return refuse("username-taken");
    const { fullName, permissions, desk } = account;
    const after = { username: name, fullName, permissions, centre: centre?.code ?? null, desk };
    await record(tx, actor, {
      action: "computer-user.create",
      subject: `computer:${row.id}`,
      detail: { after },
    });
    return { created: true };
  });
}

type FromTheTerminal = {
  username: string;
  password: string;
  fullName?: string;
  permissions?: ComputerPermission[];
};

/** Creates an account from the command line, by default for look-ups only and without a desk. */
export async function createComputerUser({
  fullName = "",
  permissions = ["look-up"],
  ...fields
}: FromTheTerminal): Promise<NewComputerUserOutcome> {
  const account = { ...fields, fullName: fullName.trim(), permissions: completePermissions(permissions) };
  return (await addComputerUser({ ...account, centreId: null, desk: null }, fromTheTerminal)).outcome;
}

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

export async function listComputerUsers(requestedPage: number) {
  const total = await db.$count(computerUsers);
  const { page, pages, offset } = pageOf(requestedPage, total, USERS_PER_PAGE);
  const rows = await db
    .select({ ...columns, centre: { ar: pollingCentres.nameAr, en: pollingCentres.nameEn }, lastSeen })
    .from(computerUsers)
    .leftJoin(pollingCentres, eq(pollingCentres.id, computerUsers.centreId))
    .orderBy(asc(computerUsers.username))
    .limit(USERS_PER_PAGE)
    .offset(offset);
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

export async function findComputerUser(id: string) {
  const [row] = await one(id, db);
  return row ?? null;
}

export type StoredComputerUser = NonNullable<Awaited<ReturnType<typeof findComputerUser>>>;

export async function lockComputerUser(tx: Tx, id: string): Promise<StoredComputerUser | null> {
  const [row] = await one(id, tx).for("update", { of: computerUsers });
  return row ?? null;
}

export function versionOf({ fullName, permissions, centreId, desk }: StoredComputerUser): string {
  const seen = JSON.stringify([fullName, permissions, centreId, desk]);
  return createHash("sha256").update(seen).digest("base64url");
}
