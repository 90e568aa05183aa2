import { and, asc, eq, exists, isNull, lt, sql } from "drizzle-orm";
import { db, internshipDraftPapers as draftPapers, internshipDrafts as drafts, type Tx } from "~/db";
import { queueFileDeletion } from "~/domain/files/sweep.server";
import { enqueue, maySendTo } from "~/domain/outbox/enqueue.server";
import { papersRemovedSoonLetter } from "~/letters/internships";
import { byteBudget } from "~/platform/disk.server";
import { log } from "~/platform/log.server";
import { ownAddress } from "~/platform/origin.server";
import { type DraftContent, lockDraftById, sealContent } from "./draft-rows.server";
import { fields } from "./fields";
import { RESUME } from "./resume-code.server";

const GB = 1024 ** 3;
const MAX_BYTES = 8 * GB;
/**
 * Shares of the budget: above `warn`, the owners of the oldest drafts are warned; above `remove`, their documents are
 * removed down to `enough`.
 */
const LEVELS = { warn: 0.8, remove: 0.9, enough: 0.7 };
const MIN_AGE_HOURS = 24;
const AT_A_TIME = 50;

export type DraftPapersUsage = { usedBytes: number; budgetBytes: number };

/** Returns how many bytes the papers of all drafts take, and how many they may take. */
export async function draftPapersUsage(): Promise<DraftPapersUsage> {
  const [row] = await db
    .select({ used: sql<string>`coalesce(sum(${draftPapers.bytes}), 0)` })
    .from(draftPapers);
  const usedBytes = Number(row!.used);
  return { usedBytes, budgetBytes: await byteBudget(MAX_BYTES, usedBytes) };
}

export async function hasSpaceFor(bytes: number): Promise<boolean> {
  const { usedBytes, budgetBytes } = await draftPapersUsage();
  return usedBytes + bytes <= budgetBytes;
}

/** True once the staff should know that papers are refused, or will be soon. */
export const isAlmostFull = ({ usedBytes, budgetBytes }: DraftPapersUsage): boolean =>
  usedBytes > LEVELS.warn * budgetBytes;

/** The usage at the last housekeeping of this process, so that no page has to count. */
let lastUsage: DraftPapersUsage | null = null;

/** Returns the bytes that the papers of drafts take, at most a minute old; null if the staff need no warning. */
export const draftPapersWarning = (): number | null =>
  lastUsage && isAlmostFull(lastUsage) ? lastUsage.usedBytes : null;

const hours = (count: number) => sql`now() - make_interval(hours => ${count})`;
const hasPapers = exists(
  db.select({ one: sql`1` }).from(draftPapers).where(eq(draftPapers.draftId, drafts.id)),
);

/** Writes to the address in the draft, if it has one that may be written to. */
async function warn(tx: Tx, id: string, { values, code }: DraftContent): Promise<void> {
  await tx.update(drafts).set({ papersWarnedAt: sql`now()` }).where(eq(drafts.id, id));
  const { data: recipient } = fields.email.check.safeParse(values.E_MAIL);
  if (!recipient || !(await maySendTo(tx, "code", recipient))) return;
  const letter = papersRemovedSoonLetter({ code, link: ownAddress(RESUME, null) }, "ar");
  await enqueue(tx, { ...letter, recipient, about: `internship-draft:${id}` });
}

async function removePapers(tx: Tx, id: string, content: DraftContent): Promise<void> {
  const removed = await tx
    .delete(draftPapers)
    .where(eq(draftPapers.draftId, id))
    .returning({ key: draftPapers.documentKey });
  await queueFileDeletion(
    tx,
    removed.map(({ key }) => key),
  );
  const sealed = sealContent({ ...content, papers: {} });
  await tx.update(drafts).set({ sealed, papersWarnedAt: null }).where(eq(drafts.id, id));
}

/** Selects the oldest drafts with documents: those to warn, or those warned a day ago and not saved since. */
const oldest = (which: "unwarned" | "warned") =>
  db
    .select({
      id: drafts.id,
      bytes: sql<number>`(select sum(bytes)::float from internship_draft_papers where draft_id = ${drafts.id})`,
    })
    .from(drafts)
    .where(
      and(
        hasPapers,
        which === "unwarned"
          ? and(isNull(drafts.papersWarnedAt), lt(drafts.savedAt, hours(MIN_AGE_HOURS)))
          : lt(drafts.papersWarnedAt, hours(MIN_AGE_HOURS)),
      ),
    )
    .orderBy(asc(drafts.savedAt), asc(drafts.id))
    .limit(AT_A_TIME);

type Step = (tx: Tx, id: string, content: DraftContent) => Promise<void>;

/** Takes the step for the oldest drafts until their papers make up `bytes`; returns how many drafts it took. */
async function forOldest(which: "unwarned" | "warned", bytes: number, step: Step): Promise<number> {
  let left = bytes;
  let count = 0;
  for (const draft of await oldest(which)) {
    if (left <= 0) break;
    const isDone = await db.transaction(async (tx) => {
      const row = await lockDraftById(tx, draft.id);
      if (row) await step(tx, draft.id, row.content);
      return row !== null;
    });
    if (!isDone) continue;
    left -= draft.bytes;
    count++;
  }
  return count;
}

/**
 * Makes room when the papers of drafts take almost all of their share: the applicants of the oldest drafts are warned, and after a
 * day without a word from them their papers are removed. What they typed stays. Part of the housekeeping of one process at a time;
 * safe in several, since each draft is locked.
 */
export async function freeSpaceForDraftPapers(): Promise<void> {
  const usage = await draftPapersUsage();
  lastUsage = usage;
  if (!isAlmostFull(usage)) return;
  const excess = usage.usedBytes - LEVELS.enough * usage.budgetBytes;
  const warned = await forOldest("unwarned", excess, warn);
  const isFull = usage.usedBytes > LEVELS.remove * usage.budgetBytes;
  const removed = isFull ? await forOldest("warned", excess, removePapers) : 0;
  log.warn("draft papers use almost all of their disk quota", { ...usage, warned, removed });
}
