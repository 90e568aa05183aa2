import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { db, passkeyChallenges, passkeys, type Tx } from "~/db";
import { type Actor, record, system } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { passkeyAddedLetter, passkeyRefusedLetter } from "~/letters/accounts";
import { now } from "~/platform/clock.server";
import { log } from "~/platform/log.server";
import { type Owner, queueEmailToOwner, subjectOf } from "./owner.server";
import { endOtherSessions } from "./sessions.server";

const CHALLENGE_BYTES = 32;
const CHALLENGE_MINUTES = 5;
const HANDLE_BYTES = 32;
const MOST = 20;

const hashOf = (challenge: string) => createHash("sha256").update(challenge).digest("base64url");
const ofOwner = ({ kind, subject }: Owner) => and(eq(passkeys.kind, kind), eq(passkeys.subject, subject));
const ownOne = (owner: Owner, id: string) => and(ofOwner(owner), eq(passkeys.id, id));
const actorOf = ({ kind, subject }: Owner): Actor => ({ kind, id: subject });

/** The id under which a device files the account's passkeys; it does not identify the owner. */
async function userHandleOf(owner: Owner): Promise<string> {
  const [known] = await db
    .select({ handle: passkeys.userHandle })
    .from(passkeys)
    .where(ofOwner(owner))
    .limit(1);
  return known?.handle ?? randomBytes(HANDLE_BYTES).toString("base64url");
}

/**
 * Creates a challenge for five minutes and one response: for an unknown visitor who signs in, or for an owner who adds
 * a passkey.
 */
export async function newChallenge(owner: Owner | null) {
  const challenge = randomBytes(CHALLENGE_BYTES).toString("base64url");
  const userHandle = owner && (await userHandleOf(owner));
  await db.insert(passkeyChallenges).values({
    hash: hashOf(challenge),
    kind: owner?.kind,
    subject: owner?.subject,
    userHandle,
    expiresAt: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
  });
  return { challenge, userHandle: userHandle ?? "" };
}

/** Null unless it was given out for this and not answered yet; from now on it is. */
export async function consumeChallenge(challenge: string, owner: Owner | null) {
  const { hash, kind, subject, expiresAt, userHandle } = passkeyChallenges;
  const whose = owner
    ? and(eq(kind, owner.kind), eq(subject, owner.subject))
    : and(isNull(kind), isNull(subject));
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(hash, hashOf(challenge)), whose, gt(expiresAt, sql`now()`)))
    .returning({ userHandle });
  return taken ? { userHandle: taken.userHandle ?? "" } : null;
}

export const listPasskeys = (owner: Owner) =>
  db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      since: passkeys.createdAt,
      lastUsed: passkeys.lastUsedAt,
      refused: sql<boolean>`${passkeys.refusedAt} is not null`,
      credentialId: passkeys.credentialId,
      transports: passkeys.transports,
    })
    .from(passkeys)
    .where(ofOwner(owner))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

type NewPasskey = Pick<
  typeof passkeys.$inferInsert,
  "credentialId" | "userHandle" | "name" | "publicKey" | "counter" | "isSynced" | "transports"
>;
type Sent = { owner: Owner; submission: Submission };

/** Adds a passkey and emails its owner. An account has at most twenty; one that is registered anywhere is refused. */
export const addPasskey = ({ owner, submission }: Sent, passkey: NewPasskey) =>
  once(submission, async (tx): Promise<{ added: boolean }> => {
    if ((await tx.$count(passkeys, ofOwner(owner))) >= MOST) return { added: false };
    const [row] = await tx
      .insert(passkeys)
      .values({ ...passkey, ...owner })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (!row) return { added: false };
    await record(tx, actorOf(owner), {
      action: "passkey.add",
      subject: subjectOf(owner),
      detail: { name: passkey.name },
    });
    await queueEmailToOwner(tx, owner, passkeyAddedLetter({ name: passkey.name, at: now() }));
    return { added: true };
  });

export const renamePasskey = ({ owner, submission }: Sent, id: string, name: string) =>
  once(submission, async (tx) => {
    const renamed = await tx
      .update(passkeys)
      .set({ name })
      .where(ownOne(owner, id))
      .returning({ id: passkeys.id });
    return { done: renamed.length > 0 };
  });

/**
 * Removes a passkey and ends all sessions except the one whose token has this hash, because a lost device may still be
 * signed in.
 */
export const removePasskey = ({ owner, submission }: Sent, id: string, tokenHash: string) =>
  once(submission, async (tx) => {
    const [removed] = await tx.delete(passkeys).where(ownOne(owner, id)).returning({ name: passkeys.name });
    if (!removed) return { done: false };
    const ended = await endOtherSessions(owner.kind, owner.subject, tokenHash, tx);
    await record(tx, actorOf(owner), {
      action: "passkey.remove",
      subject: subjectOf(owner),
      detail: { name: removed.name, ended },
    });
    return { done: true };
  });

/** Deletes all passkeys after an account recovery, since somebody else may have added them. */
export async function deletePasskeys(tx: Tx, owner: Owner): Promise<number> {
  const removed = await tx.delete(passkeys).where(ofOwner(owner)).returning({ id: passkeys.id });
  return removed.length;
}

export async function findPasskey(credentialId: string) {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

export type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

type SignatureFacts = { counter: number; saysSynced: boolean };

/**
 * Returns true if a valid signature may sign in. For a passkey bound to one device, a counter that did not advance shows
 * that there is a copy: the passkey is refused for good and its owner is told, also if two signatures with one counter
 * arrive concurrently. A synced passkey has a counter on each device, so there the counter only leaves a line in the log.
 * How it was registered decides; an old row without that takes the authenticator's word.
 */
export const acceptSignature = (
  passkey: Passkey,
  { counter, saysSynced }: SignatureFacts,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { id, kind, subject, name } = passkey;
    const isSynced = passkey.isSynced ?? saysSynced;
    const advances = or(
      sql`${passkeys.counter} < ${counter}`,
      and(eq(passkeys.counter, 0), sql`${counter} = 0`),
    );
    const used = await tx
      .update(passkeys)
      .set({ counter: sql`greatest(${passkeys.counter}, ${counter})`, isSynced, lastUsedAt: sql`now()` })
      .where(and(eq(passkeys.id, id), isNull(passkeys.refusedAt), isSynced ? undefined : advances))
      .returning({ id: passkeys.id });
    if (used.length) {
      if (counter < passkey.counter) log.warn("the counter of a synced passkey decreased", { passkey: id });
      return true;
    }
    const refused = await tx
      .update(passkeys)
      .set({ refusedAt: sql`now()` })
      .where(and(eq(passkeys.id, id), isNull(passkeys.refusedAt)))
      .returning({ id: passkeys.id });
    if (!refused.length) return false;
    const owner: Owner = { kind, subject };
    await record(tx, system, { action: "passkey.refused", subject: subjectOf(owner), detail: { name } });
    await queueEmailToOwner(tx, owner, passkeyRefusedLetter({ name, at: now() }));
    return false;
  });
