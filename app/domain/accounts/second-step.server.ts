import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { db, staffUsers, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { decryptBytes, encryptBytes } from "~/platform/encrypt.server";
import { deleteCodes } from "./staff-recovery-codes.server";

const purpose = "second step of staff";

const seal = (secret: Uint8Array, account: string): string =>
  encryptBytes(secret, { purpose, owner: account });

/** Null when the SESSION_SECRET is gone or the account another's. */
export const unseal = (kept: string, account: string): Uint8Array | null =>
  decryptBytes(kept, { purpose, owner: account });

const CODE = { algorithm: "SHA1", digits: 6, period: 30 };

type Named = { issuer?: string; label?: string };

/** Codes that change every 30 s (RFC 6238). */
export const timedCodes = (secret: Uint8Array, named: Named = {}): TOTP =>
  new TOTP({ ...CODE, ...named, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** Returns the time step of a code: the present one or a neighbour, because clocks differ; null if it fits none. */
export function stepOf(secret: Uint8Array, token: string, unixSeconds: number): number | null {
  const codes = timedCodes(secret);
  const timestamp = unixSeconds * 1000;
  const off = codes.validate({ token, timestamp, window: 1 });
  return off === null ? null : codes.counter({ timestamp }) + off;
}

const SECRET_BYTES = 20;

type SecondStep = {
  state: "off" | "begun" | "on";
  since: Date | null;
  sealed: string | null;
  /** Hash of the token of the session that began the set-up. */
  session: string | null;
};

export async function secondStepOf(id: string): Promise<SecondStep> {
  const [row] = await db
    .select({
      sealed: staffUsers.secondStepSecret,
      since: staffUsers.secondStepSince,
      session: staffUsers.secondStepSession,
    })
    .from(staffUsers)
    .where(eq(staffUsers.id, id));
  if (!row?.sealed) return { state: "off", since: null, sealed: null, session: null };
  return { state: row.since ? "on" : "begun", ...row };
}

/** Stores a new secret for the session that begins. It is not asked for until a code of it was entered; one that is in use stays. */
export async function beginSecondStep(id: string, sessionHash: string): Promise<void> {
  await db
    .update(staffUsers)
    .set({ secondStepSecret: seal(randomBytes(SECRET_BYTES), id), secondStepSession: sessionHash })
    .where(and(eq(staffUsers.id, id), isNull(staffUsers.secondStepSince)));
}

export function enrolment(sealed: string, { id, email }: { id: string; email: string }, issuer: string) {
  const bytes = unseal(sealed, id);
  if (!bytes) return null;
  const codes = timedCodes(bytes, { issuer, label: email });
  return { secret: codes.secret.base32, address: codes.toString() };
}

/** Uses the real time, because authenticators do not know CLOCK. */
export function stepOfCode(id: string, sealed: string, code: string): number | null {
  const secret = unseal(sealed, id);
  return secret && stepOf(secret, code, Date.now() / 1000);
}

const recorded = (tx: Tx, id: string, before: string, after: string) =>
  record(tx, byStaff({ id }), {
    action: "account.second-step",
    subject: `staff:${id}`,
    detail: { before, after },
  });

/** Turns the second factor on from the next sign-in; false if no set-up was begun. */
export const turnOnSecondStep = (id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .update(staffUsers)
      .set({ secondStepSince: sql`now()` })
      .where(
        and(
          eq(staffUsers.id, id),
          isNotNull(staffUsers.secondStepSecret),
          isNull(staffUsers.secondStepSince),
        ),
      )
      .returning({ id: staffUsers.id });
    if (rows.length) await recorded(tx, id, "off", "on");
    return rows.length > 0;
  });

export const turnOffSecondStep = (id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .update(staffUsers)
      .set({ secondStepSecret: null, secondStepSince: null })
      .where(and(eq(staffUsers.id, id), isNotNull(staffUsers.secondStepSince)))
      .returning({ id: staffUsers.id });
    await deleteCodes(tx, id);
    if (rows.length) await recorded(tx, id, "on", "off");
    return rows.length > 0;
  });

/**
 * Re-encrypts all secrets under the current SESSION_SECRET, so that older ones can be dropped; `lost` counts those
 * whose secret is no longer configured.
 */
export async function resealSecondSteps(): Promise<{ resealed: number; lost: number }> {
  const rows = await db
    .select({ id: staffUsers.id, sealed: staffUsers.secondStepSecret })
    .from(staffUsers)
    .where(isNotNull(staffUsers.secondStepSecret));
  let lost = 0;
  for (const { id, sealed } of rows) {
    const secret = unseal(sealed!, id);
    if (!secret) lost++;
    else
      await db
        .update(staffUsers)
        .set({ secondStepSecret: seal(secret, id) })
        .where(and(eq(staffUsers.id, id), eq(staffUsers.secondStepSecret, sealed!)));
  }
  return { resealed: rows.length - lost, lost };
}
