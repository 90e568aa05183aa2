import { eq } from "drizzle-orm";
import { JORDAN } from "~/content/reference/countries/index";
import { db, internshipDraftPapers as draftPapers, internshipDocuments, type Tx } from "~/db";
import { withStoredPaper } from "~/domain/files/stored-paper.server";
import { queueFileDeletion } from "~/domain/files/sweep.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { now } from "~/platform/clock.server";
import { hasSpaceFor } from "./draft-papers-room.server";
import {
  type DraftPaper,
  type DraftPapers,
  type DraftRow,
  lockDraftRow,
  updateDraft,
} from "./draft-rows.server";
import type { OpenDraft } from "./drafts.server";
import { fields } from "./fields";
import { neededPapers, type PaperKind, paperKinds } from "./paper-kinds";
import { digestOf, type PaperOutcome, prepared, type SentFile } from "./papers.server";

/**
 * A draft on a device. Both the draft and the token are checked, because on a shared phone the page may show another
 * person's draft.
 */
type Place = { network: string; draft: Pick<OpenDraft, "id" | "papers">; token: string; kind: PaperKind };

const MB = 1024 ** 2;

/** Identifies the file, so that the button of a stale page cannot remove its replacement. */
export const markOf = ({ digest }: DraftPaper) => digest.slice(0, 12);

/** The owner of files uploaded ahead of the form. */
export const ownerOf = ({ id }: Pick<OpenDraft, "id">) => ({ kind: "applicant", id: `draft:${id}` }) as const;

/** Returns the papers that a draft needs according to its answers, and those that it has. */
export function placesOf({ values, papers }: Pick<OpenDraft, "values" | "papers">) {
  const country = fields.degreeCountry.check.safeParse(values.COUNTRY_CODE).data;
  const needed = neededPapers({ degreeCountry: country ?? JORDAN });
  return paperKinds
    .filter((kind) => needed.includes(kind) || papers[kind])
    .map((kind) => ({ kind, paper: papers[kind] ?? null }));
}

async function put(tx: Tx, { id, content }: DraftRow, kind: PaperKind, paper: DraftPaper | null) {
  const { [kind]: before, ...others } = content.papers;
  await updateDraft(tx, id, { ...content, papers: paper ? { ...others, [kind]: paper } : others });
  if (!before) return;
  await tx.delete(draftPapers).where(eq(draftPapers.documentKey, before.documentKey));
  await queueFileDeletion(tx, [before.documentKey]);
}

/**
 * Keeps a paper in its place of a draft, instead of the one there; the same one again changes nothing. Returns "no-room" if the
 * papers of all drafts or those that came from the applicant's network today take more than their share of the disk.
 */
export async function addDraftPaper(
  { network, draft, token, kind }: Place,
  { name, bytes }: Omit<SentFile, "kind">,
): Promise<PaperOutcome> {
  const digest = digestOf(bytes, kind);
  if (draft.papers[kind]?.digest === digest) return "stored-before";
  const paper = await prepared(name, bytes);
  if (typeof paper === "string") return paper;
  const bytesSent = paper.bytes.length;
  if (!(await hasSpaceFor(bytesSent))) return "no-room";
  if (await overRateLimit("draftPaperBytes", network, { amount: Math.ceil(bytesSent / MB) }))
    return "no-room";
  return withStoredPaper("documents/registrations", paper, (stored) =>
    db.transaction(async (tx) => {
      const row = await lockDraftRow(tx, token);
      if (row?.id !== draft.id) return "closed";
      if (row.content.papers[kind]?.digest === digest) return "stored-before";
      await tx.insert(draftPapers).values({
        documentKey: stored.documentKey,
        draftId: row.id,
        bytes: stored.documentBytes,
      });
      await put(tx, row, kind, { ...stored, digest });
      return "stored";
    }),
  );
}

export const removeDraftPaper = (
  { draft, token, kind }: Omit<Place, "network">,
  mark: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockDraftRow(tx, token);
    const paper = row?.content.papers[kind];
    if (row?.id === draft.id && paper && markOf(paper) === mark) await put(tx, row, kind, null);
  });

/** Moves the documents of a submitted draft to the application; their keys stay. */
export async function movePapersToApplication(
  tx: Tx,
  applicationId: number,
  papers: DraftPapers,
): Promise<void> {
  const rows = paperKinds.flatMap((kind) => {
    const paper = papers[kind];
    return paper ? [{ applicationId, kind, ...paper, createdAt: now() }] : [];
  });
  if (rows.length) await tx.insert(internshipDocuments).values(rows);
}
