import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { db, staffInvitations, staffUsers, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import type { Language } from "~/i18n";
import { invitationLetter } from "~/letters/accounts";
import { canSend } from "~/platform/mail.server";
import { hashPassword } from "~/platform/passwords.server";
import type { Role } from "./identities";
import { newToken, tokenHashOf } from "./link-token.server";
import { deletePasskeys } from "./passkeys.server";
import { endSessionsOf } from "./sessions.server";
import { insertStaff } from "./staff-accounts.server";

const LIFE_DAYS = 7;

type Invite = { admin: { id: string }; language: Language; origin: string; submission: Submission };

const addressOf = (origin: string, token: string) => `${origin}/invitation/${token}`;

async function keep(tx: Tx, staffId: string, token: string): Promise<Date> {
  const [row] = await tx
    .insert(staffInvitations)
    .values({
      tokenHash: tokenHashOf(token),
      staffId,
      expiresAt: sql`now() + make_interval(days => ${LIFE_DAYS})`,
    })
    .returning({ expiresAt: staffInvitations.expiresAt });
  return row!.expiresAt;
}

type Invited = { id: string; email: string; isNew: boolean };

async function send(tx: Tx, { id, email, isNew }: Invited, { language, origin }: Invite, token: string) {
  const until = await keep(tx, id, token);
  const letter = invitationLetter({ link: addressOf(origin, token), until, isNew }, language);
  if (canSend()) await enqueue(tx, { ...letter, recipient: email, about: `staff:${id}` });
}

const linkOnce = <Answer extends { replayed: boolean }>(answer: Answer, origin: string, token: string) => ({
  ...answer,
  link: answer.replayed || canSend() ? null : addressOf(origin, token),
});

type Account = { email: string; fullName: string; role: Role };
type InviteOutcome = { created: true } | { created: false; reason: "email-taken" };

/** Invites by a link valid for seven days. Without mail the link is returned this once and not stored. */
export async function inviteStaff({ email, fullName, role }: Account, invite: Invite) {
  const token = newToken();
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const answer = await once(invite.submission, async (tx): Promise<InviteOutcome> => {
    const [row] = await insertStaff(tx, { email, fullName, role, passwordHash, passwordSetAt: null });
    if (!row) return { created: false, reason: "email-taken" };
    await send(tx, { id: row.id, email, isNew: true }, invite, token);
    const detail = { after: { email, fullName, role } };
    await record(tx, byStaff(invite.admin), { action: "account.invite", subject: `staff:${row.id}`, detail });
    return { created: true };
  });
  return linkOnce(answer, invite.origin, token);
}

/** Accounts created before this column existed would seem never to have had a password. */
const passwordWasSet = (tx: Tx, id: string) =>
  tx
    .update(staffUsers)
    .set({ passwordSetAt: staffUsers.createdAt })
    .where(
      and(
        eq(staffUsers.id, id),
        isNull(staffUsers.passwordSetAt),
        sql`not exists (select from staff_invitations i where i.staff_id = ${id})`,
      ),
    );

type NewLinkOutcome = { done: true } | { done: false; reason: "disabled" };

/** Replaces links not used yet; the password stays until the new link is used. */
export async function sendNewLink(id: string, invite: Invite) {
  const token = newToken();
  const answer = await once(invite.submission, async (tx): Promise<NewLinkOutcome> => {
    await passwordWasSet(tx, id);
    const [staff] = await tx
      .select({ email: staffUsers.email, passwordSetAt: staffUsers.passwordSetAt })
      .from(staffUsers)
      .where(and(eq(staffUsers.id, id), isNull(staffUsers.disabledAt)))
      .for("update");
    if (!staff) return { done: false, reason: "disabled" };
    await tx
      .update(staffInvitations)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(staffInvitations.staffId, id), isNull(staffInvitations.usedAt)));
    await send(tx, { id, email: staff.email, isNew: staff.passwordSetAt === null }, invite, token);
    await record(tx, byStaff(invite.admin), { action: "account.new-link", subject: `staff:${id}` });
    return { done: true };
  });
  return linkOnce(answer, invite.origin, token);
}

type Invitation =
  | { state: "open"; email: string; fullName: string; until: Date }
  | { state: "used" | "expired" | "unknown" };

export async function findInvitation(token: string): Promise<Invitation> {
  const [row] = await db
    .select({
      email: staffUsers.email,
      fullName: staffUsers.fullName,
      until: staffInvitations.expiresAt,
      used: sql<boolean>`${staffInvitations.usedAt} is not null`,
      expired: sql<boolean>`${staffInvitations.expiresAt} <= now() or ${staffUsers.disabledAt} is not null`,
    })
    .from(staffInvitations)
    .innerJoin(staffUsers, eq(staffUsers.id, staffInvitations.staffId))
    .where(eq(staffInvitations.tokenHash, tokenHashOf(token)));
  if (!row) return { state: "unknown" };
  const { used, expired, ...open } = row;
  if (used) return { state: "used" };
  return expired ? { state: "expired" } : { state: "open", ...open };
}

/**
 * Accepts an invitation, whose link works once, and ends the account's other links, sessions and passkeys. Returns
 * false if the link is no longer valid.
 */
export async function acceptInvitation(token: string, password: string, submission: Submission) {
  const passwordHash = await hashPassword(password);
  return once(submission, async (tx) => {
    const open = and(isNull(staffInvitations.usedAt), sql`${staffInvitations.expiresAt} > now()`);
    const [used] = await tx
      .update(staffInvitations)
      .set({ usedAt: sql`now()` })
      .where(and(eq(staffInvitations.tokenHash, tokenHashOf(token)), open))
      .returning({ staffId: staffInvitations.staffId });
    if (!used) return { accepted: false };
    const id = used.staffId;
    const changed = await tx
      .update(staffUsers)
      .set({ passwordHash, passwordSetAt: sql`now()` })
      .where(and(eq(staffUsers.id, id), isNull(staffUsers.disabledAt)))
      .returning({ id: staffUsers.id });
    if (!changed.length) return { accepted: false };
    await tx
      .update(staffInvitations)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(staffInvitations.staffId, id), isNull(staffInvitations.usedAt)));
    await endSessionsOf("staff", id, tx);
    const passkeys = await deletePasskeys(tx, { kind: "staff", subject: id });
    const detail = passkeys ? { passkeys } : undefined;
    await record(tx, byStaff({ id }), {
      action: "account.accept-invitation",
      subject: `staff:${id}`,
      detail,
    });
    return { accepted: true };
  });
}
