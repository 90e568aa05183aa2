import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { certificateKeys, type Db, db, type Tx } from "~/db";
import { record, system } from "~/domain/audit/record.server";
import { now } from "~/platform/clock.server";
import { decryptBytes, encryptBytes } from "~/platform/encrypt.server";
import type { PublicKey } from "~/proof/check-signed-certificate";

const DAY_MS = 24 * 60 * 60 * 1000;
const SIGNS_FOR_DAYS = 365;
/** A key is published this long before it is used, so that offline copies of the keys contain it. */
const KNOWN_BEFORE_DAYS = 45;
const KID_LENGTH = 11;

type Row = typeof certificateKeys.$inferSelect;
export type SigningKey = { kid: string; sign(bytes: Uint8Array): Uint8Array };

const later = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);
const scopeOf = (kid: string) => ({ purpose: "certificate-key", owner: kid });

/** The start of the key's RFC 7638 thumbprint: every further character makes the QR code denser. */
const kidOf = (x: string) =>
  createHash("sha256")
    .update(JSON.stringify({ crv: "Ed25519", kty: "OKP", x }))
    .digest("base64url")
    .slice(0, KID_LENGTH);

/** Creates a key that is valid from `notBefore`. */
export async function addKey(notBefore: Date, database: Db | Tx = db): Promise<Row> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const x = publicKey.export({ format: "jwk" }).x!;
  const kid = kidOf(x);
  const pkcs8 = privateKey.export({ format: "der", type: "pkcs8" });
  const [row] = await database
    .insert(certificateKeys)
    .values({
      kid,
      publicKey: x,
      sealedPrivateKey: encryptBytes(pkcs8, scopeOf(kid)),
      notBefore,
      expiresAt: later(notBefore, SIGNS_FOR_DAYS),
      createdAt: now(),
    })
    .returning();
  return row!;
}

function opened({ kid, sealedPrivateKey }: Row): KeyObject | null {
  const pkcs8 = decryptBytes(sealedPrivateKey, scopeOf(kid));
  return pkcs8 && createPrivateKey({ key: pkcs8, format: "der", type: "pkcs8" });
}

const read = (database: Db | Tx) =>
  database.select().from(certificateKeys).orderBy(asc(certificateKeys.notBefore), asc(certificateKeys.kid));

const inTime = (rows: Row[], at: Date) => rows.filter((row) => row.notBefore <= at && at < row.expiresAt);
const nextIsThere = (rows: Row[], at: Date) =>
  rows.some(({ expiresAt }) => expiresAt > later(at, KNOWN_BEFORE_DAYS));

const LOCK = sql`hashtext('certificate_keys')`;

/** Runs in one process at a time, so that two that start at once create one key. */
const alone = <Result>(work: (tx: Tx) => Promise<Result>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    return work(tx);
  });

/** Reads the clock after waiting for its turn, so that whoever waited finds the key that another process created. */
const drawMissing = (clock: () => Date) =>
  alone(async (tx) => {
    const at = clock();
    const usable = (await read(tx)).filter(opened);
    const current = inTime(usable, at).at(-1) ?? (await addKey(at, tx));
    if (!nextIsThere([...usable, current], at)) await addKey(current.expiresAt, tx);
  });

/** Returns the current key, creating it if none can be decrypted, and its successor in good time before it ends. */
export async function signingKey(clock: () => Date = now): Promise<SigningKey> {
  const usable = async () => (await read(db)).filter(opened);
  const at = clock();
  let rows = await usable();
  if (inTime(rows, at).length === 0 || !nextIsThere(rows, at)) {
    await drawMissing(clock);
    rows = await usable();
  }
  return signerOf(inTime(rows, clock()).at(-1)!);
}

/**
 * Returns the key for a signature and keeps it from being retired before the transaction ends; `signingKey` has created
 * it.
 */
export async function lockSigningKey(tx: Tx): Promise<SigningKey> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
  return signerOf(inTime((await read(tx)).filter(opened), now()).at(-1)!);
}

/** Ends a leaked key's time now, if it has not ended, and draws one where none is in its time; null for a key that there is not. */
export const retireKey = (kid: string): Promise<{ successor: string } | null> =>
  alone(async (tx) => {
    const at = now();
    const rows = await read(tx);
    const row = rows.find((each) => each.kid === kid);
    if (!row) return null;
    if (row.expiresAt > at)
      await tx.update(certificateKeys).set({ expiresAt: at }).where(eq(certificateKeys.kid, kid));
    const others = inTime(rows, at).filter((each) => each !== row && opened(each));
    const successor = others.at(-1) ?? (await addKey(at, tx));
    await record(tx, system, {
      action: "certificate.key-retire",
      subject: "certificates",
      detail: { code: kid },
    });
    return { successor: successor.kid };
  });

export function signerOf(row: Row): SigningKey {
  const key = opened(row)!;
  return { kid: row.kid, sign: (bytes) => sign(null, bytes, key) };
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Returns all keys there ever were, because a certificate is verified by the key of its time. */
export async function publicKeys(database: Db | Tx = db): Promise<PublicKey[]> {
  const rows = await read(database);
  return rows.map(({ kid, publicKey, notBefore, expiresAt }) => ({
    ...{ kid, x: publicKey, nbf: seconds(notBefore), exp: seconds(expiresAt) },
  }));
}

/** Re-encrypts the private keys with the first SESSION_SECRET; `lost` counts those whose secret is not listed. */
export async function resealKeys(): Promise<{ resealed: number; lost: number }> {
  const rows = await read(db);
  let lost = 0;
  for (const { kid, sealedPrivateKey } of rows) {
    const pkcs8 = decryptBytes(sealedPrivateKey, scopeOf(kid));
    if (!pkcs8) lost++;
    else
      await db
        .update(certificateKeys)
        .set({ sealedPrivateKey: encryptBytes(pkcs8, scopeOf(kid)) })
        .where(eq(certificateKeys.kid, kid));
  }
  return { resealed: rows.length - lost, lost };
}
