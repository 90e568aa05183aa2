import { and, inArray } from "drizzle-orm";
import { internshipApplications as applications, db, internshipDrafts as drafts, type Tx } from "~/db";
import { overRateLimit, refund } from "~/domain/limits/rate-limits.server";
import { keyedHash } from "~/platform/encrypt.server";
import { type DraftContent, notExpired, openOnDevice, sealContent, unsealContent } from "./draft-rows.server";
import { fields } from "./fields";
import { readResumeCode, resumeHashesOf } from "./resume-code.server";

const dayIn = (typed: string | undefined): string | null =>
  fields.birthDate.check.safeParse(typed).data ?? null;

/** Decrypted if no draft was found, so that both cases take the same time. */
const nothing = sealContent({ code: "", values: {}, mailed: [], papers: {} });

const hashOf = (code: string) => keyedHash("tries of a resume code", code);

/**
 * Locks the draft before looking for the application: a draft that is being submitted is an application once the lock
 * is released.
 */
async function rowsUnder(tx: Tx, code: string) {
  const hashes = resumeHashesOf(code);
  const [draft] = await tx
    .select({ id: drafts.id, sealed: drafts.sealed })
    .from(drafts)
    .where(and(inArray(drafts.resumeHash, hashes), notExpired))
    .for("update");
  const [application] = await tx
    .select({ id: applications.id, birthDate: applications.birthDate })
    .from(applications)
    .where(inArray(applications.resumeHash, hashes));
  return { draft, application };
}

function opensDraft(content: DraftContent | null, day: string | null): boolean {
  if (!content) return false;
  const saved = dayIn(content.values.BIRTH_DATE);
  return saved === null || saved === day;
}

type Opened = { draftToken: string } | { applicationId: number };

async function open(tx: Tx, code: string, day: string | null): Promise<Opened | null> {
  const { draft, application } = await rowsUnder(tx, code);
  const content = unsealContent(draft?.sealed ?? nothing);
  if (draft && opensDraft(content, day)) return { draftToken: await openOnDevice(tx, draft.id) };
  return application && application.birthDate === day ? { applicationId: application.id } : null;
}

/**
 * Opens a draft or an application by resume code and date of birth. A draft without a readable date of birth opens with
 * its code alone. Returns null for an unknown code, a wrong date, and a code that was tried too often today.
 */
export const resume = (typedCode: string, typedBirthDate: string): Promise<Opened | null> =>
  db.transaction(async (tx) => {
    const code = readResumeCode(typedCode) ?? "";
    const hash = hashOf(code);
    if (await overRateLimit("resumeCode", hash, { database: tx })) return null;
    const opened = await open(tx, code, dayIn(typedBirthDate));
    if (opened) await refund("resumeCode", hash, tx);
    return opened;
  });
