import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { type Db, internshipDraftDevices as devices, internshipDrafts as drafts, type Tx } from "~/db";
import { tokenHashOf } from "~/domain/accounts/link-token.server";
import type { StoredPaper } from "~/domain/files/stored-paper.server";
import { decrypt, encrypt } from "~/platform/encrypt.server";
import type { FormValues } from "./application";
import type { PaperKind } from "./paper-kinds";
import { newResumeCode, resumeHashOf } from "./resume-code.server";

const DAYS_KEPT = 14;
const MAX_DRAWS = 5;
const TOKEN_BYTES = 16;
const PURPOSE = "an application being filled in";

export type DraftPaper = StoredPaper & { digest: string };
export type DraftPapers = Partial<Record<PaperKind, DraftPaper>>;

/** The decrypted content of a draft; `mailed` lists the addresses that its code was sent to. */
export type DraftContent = { code: string; values: FormValues; mailed: string[]; papers: DraftPapers };
export type DraftRow = { id: string; savedAt: Date; content: DraftContent };

export const sealContent = (content: DraftContent) => encrypt(PURPOSE, JSON.stringify(content));

/** Decrypts a draft; null if its SESSION_SECRET is no longer configured. */
export function unsealContent(sealed: string): DraftContent | null {
  const text = decrypt(PURPOSE, sealed);
  return text === null ? null : { papers: {}, ...JSON.parse(text) };
}

export const notExpired = sql`${drafts.expiresAt} > now()`;

const columns = { id: drafts.id, savedAt: drafts.savedAt, sealed: drafts.sealed };

const rowsOf = (database: Db | Tx, token: string) =>
  database
    .select(columns)
    .from(drafts)
    .innerJoin(devices, eq(devices.draftId, drafts.id))
    .where(and(eq(devices.tokenHash, tokenHashOf(token)), notExpired));

function asRow(row: { id: string; savedAt: Date; sealed: string } | undefined): DraftRow | null {
  const content = row && unsealContent(row.sealed);
  return row && content ? { id: row.id, savedAt: row.savedAt, content } : null;
}

export const findDraftRow = async (database: Db, token: string): Promise<DraftRow | null> =>
  asRow((await rowsOf(database, token))[0]);

/** Locks the draft that a device has open until the transaction ends. */
export const lockDraftRow = async (tx: Tx, token: string): Promise<DraftRow | null> =>
  asRow((await rowsOf(tx, token).for("update", { of: drafts }))[0]);

export async function lockDraftById(tx: Tx, id: string): Promise<DraftRow | null> {
  const query = tx
    .select(columns)
    .from(drafts)
    .where(and(eq(drafts.id, id), notExpired));
  return asRow((await query.for("update"))[0]);
}

const expiresAt = sql`now() + make_interval(days => ${DAYS_KEPT})`;

export async function insertDraft(tx: Tx): Promise<DraftRow> {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const content: DraftContent = { code: newResumeCode(), values: {}, mailed: [], papers: {} };
    const [row] = await tx
      .insert(drafts)
      .values({ resumeHash: resumeHashOf(content.code), sealed: sealContent(content), expiresAt })
      .onConflictDoNothing({ target: drafts.resumeHash })
      .returning({ id: drafts.id, savedAt: drafts.savedAt });
    if (row) return { ...row, content };
  }
  throw new Error("no resume code was free");
}

export async function updateDraft(tx: Tx, id: string, content: DraftContent): Promise<DraftRow> {
  const [row] = await tx
    .update(drafts)
    .set({
      resumeHash: resumeHashOf(content.code),
      sealed: sealContent(content),
      savedAt: sql`now()`,
      expiresAt,
      papersWarnedAt: null,
    })
    .where(eq(drafts.id, id))
    .returning({ id: drafts.id, savedAt: drafts.savedAt });
  return { ...row!, content };
}

/** Opens a draft on one more device: the token for its cookie, of which only the hash is kept. */
export async function openOnDevice(database: Db | Tx, draftId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await database.insert(devices).values({ tokenHash: tokenHashOf(token), draftId });
  return token;
}

/**
 * Deletes the draft that is being submitted and returns its content: the application takes over its code and documents.
 */
export async function takeDraft(tx: Tx, token: string): Promise<DraftContent | null> {
  const row = await lockDraftRow(tx, token);
  if (row) await tx.delete(drafts).where(eq(drafts.id, row.id));
  return row?.content ?? null;
}
