import { eq } from "drizzle-orm";
import { db, internshipDraftDevices as devices, type Tx } from "~/db";
import { tokenHashOf } from "~/domain/accounts/link-token.server";
import { enqueue, maySendTo } from "~/domain/outbox/enqueue.server";
import { findOutcome, once, type Submission } from "~/domain/submissions/once.server";
import type { Language } from "~/i18n";
import { codeLetter } from "~/letters/internships";
import { keyedHash } from "~/platform/encrypt.server";
import { ownAddress } from "~/platform/origin.server";
import type { FormValues } from "./application";
import {
  type DraftContent,
  type DraftPapers,
  type DraftRow,
  findDraftRow,
  insertDraft,
  lockDraftById,
  lockDraftRow,
  openOnDevice,
  updateDraft,
} from "./draft-rows.server";
import { fields } from "./fields";
import { RESUME } from "./resume-code.server";

const MAX_ADDRESSES = 3;

/**
 * A draft, and the code that opens it on another device. `id` opens nothing: it marks the pages that show this draft,
 * so that pages of an earlier draft in the same browser are recognised.
 */
export type OpenDraft = {
  id: string;
  values: FormValues;
  code: string;
  savedAt: Date;
  papers: DraftPapers;
};

/**
 * `mail` is the explicit wish to keep the draft: the code is then emailed to the typed address. `submission` makes a
 * repeated form create one draft, and `origin` is used for the links in the email.
 */
type Saving = {
  token: string | null;
  language: Language;
  mail?: boolean;
  submission?: Submission;
  origin?: string | null;
};
type Saved = { draft: OpenDraft; token: string; mailedTo: string | null };

const openDraft = ({ id, savedAt, content: { values, code, papers } }: DraftRow): OpenDraft => ({
  id,
  values,
  code,
  savedAt,
  papers,
});

export async function findDraft(token: string | null): Promise<OpenDraft | null> {
  const row = token && (await findDraftRow(db, token));
  return row ? openDraft(row) : null;
}

type OfPage = { mark: string; submission: Submission };

/**
 * Returns the draft that a device has open if the page shows it, or if the page's first submission created it; null for
 * any other, which may belong to another person.
 */
export async function draftOfPage(token: string | null, { mark, submission }: OfPage) {
  const draft = await findDraft(token);
  if (!draft || mark === draft.id) return draft;
  const made = mark ? null : await findOutcome<string>(submission);
  return made?.outcome === draft.id ? draft : null;
}

/**
 * Sends the code of a draft to the address in it, once for each address and to three at most: where it went, then or
 * before, and the draft as it is then; null when there is no address, or it was written to too often today.
 */
async function mailCode(tx: Tx, draftId: string, content: DraftContent, { origin, language }: Saving) {
  const { data: to } = fields.email.check.safeParse(content.values.E_MAIL);
  if (!to) return null;
  const known = to.toLowerCase();
  if (content.mailed.includes(known)) return { to, content };
  if (content.mailed.length >= MAX_ADDRESSES || !(await maySendTo(tx, "code", to))) return null;
  const link = ownAddress(RESUME, origin);
  const letter = codeLetter({ code: content.code, link }, language);
  await enqueue(tx, { ...letter, recipient: to, about: `internship-draft:${draftId}` });
  return { to, content: { ...content, mailed: [...content.mailed, known] } };
}

const withTyped = (content: DraftContent, values: FormValues): DraftContent => ({
  ...content,
  values: { ...content.values, ...values },
});

async function update(tx: Tx, { id, content }: DraftRow, values: FormValues, saving: Saving) {
  const merged = withTyped(content, values);
  const mailed = saving.mail ? await mailCode(tx, id, merged, saving) : null;
  const row = await updateDraft(tx, id, mailed?.content ?? merged);
  return { draft: openDraft(row), mailedTo: mailed?.to ?? null };
}

const saveOpen = (token: string, values: FormValues, saving: Saving): Promise<Saved | null> =>
  db.transaction(async (tx) => {
    const row = await lockDraftRow(tx, token);
    return row && { ...(await update(tx, row, values, saving)), token };
  });

/**
 * Returns the draft that a submission created, or creates it. On a shared phone, the same id with other content may
 * come from another person; the content is compared by a keyed hash, because a plain hash of so short a text could be
 * reversed.
 */
async function newDraft({ submission }: Saving): Promise<string> {
  const made = async (tx: Tx) => (await insertDraft(tx)).id;
  if (!submission) return db.transaction(made);
  const bodyHash = keyedHash("what a draft was made of", submission.bodyHash);
  const { outcome, changed } = await once({ ...submission, bodyHash }, made);
  return changed ? db.transaction(made) : outcome;
}

async function saveNew(values: FormValues, saving: Saving): Promise<Saved> {
  const id = await newDraft(saving);
  return db.transaction(async (tx) => {
    const row = (await lockDraftById(tx, id)) ?? (await insertDraft(tx));
    const token = await openOnDevice(tx, row.id);
    return { ...(await update(tx, row, values, saving)), token };
  });
}

/** Keeps what was typed in the draft that a device has open; false where it has none, and none is made. */
export const autosaveDraft = (token: string, values: FormValues): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await lockDraftRow(tx, token);
    if (row) await updateDraft(tx, row.id, withTyped(row.content, values));
    return row !== null;
  });

/**
 * Keeps what was typed over what was kept before: a step sends its own fields only, and of two savings at once neither
 * loses a field. Where the token opens no draft, a new one is made, and the token in the answer is another one.
 */
export const saveDraft = async (values: FormValues, saving: Saving): Promise<Saved> =>
  (saving.token && (await saveOpen(saving.token, values, saving))) || saveNew(values, saving);

/** Closes a draft on one device; its code opens it again. */
export async function closeDraftOnDevice(token: string): Promise<void> {
  await db.delete(devices).where(eq(devices.tokenHash, tokenHashOf(token)));
}
