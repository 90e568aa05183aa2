import { createHash } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { type Db, db, internshipApplications, internshipDocuments, type Tx } from "~/db";
import { anonymous, record } from "~/domain/audit/record.server";
import { withStoredPaper } from "~/domain/files/stored-paper.server";
import { now } from "~/platform/clock.server";
import { PaperRefused, type PreparedPaper, preparePaper } from "~/platform/papers.server";
import type { ApplicationState } from "./application";
import { writeHistory } from "./application.server";
import type { PaperKind } from "./paper-kinds";

export const MAX_PAPERS = 10;

export type PaperRefusal = "closed" | "too-many" | "too-large" | "invalid-type" | "no-room";
export type PaperOutcome = "stored" | "stored-before" | PaperRefusal;

export type SentFile = { name: string; bytes: Uint8Array; kind?: PaperKind | null };

export const listPapers = (applicationId: number) =>
  db
    .select({
      id: internshipDocuments.id,
      name: internshipDocuments.documentName,
      bytes: internshipDocuments.documentBytes,
      kind: internshipDocuments.kind,
      at: internshipDocuments.createdAt,
    })
    .from(internshipDocuments)
    .where(eq(internshipDocuments.applicationId, applicationId))
    .orderBy(asc(internshipDocuments.id));

export async function findPaper(applicationId: number, id: number) {
  const [found] = await db
    .select({
      key: internshipDocuments.documentKey,
      name: internshipDocuments.documentName,
      type: internshipDocuments.documentType,
    })
    .from(internshipDocuments)
    .where(and(eq(internshipDocuments.id, id), eq(internshipDocuments.applicationId, applicationId)));
  return found ?? null;
}

export const acceptsPapers = (application?: { state: ApplicationState }) =>
  application?.state === "received" || application?.state === "returned";

/** Returns why a paper cannot be added, or null. With `lock`, the application is locked until the transaction ends. */
async function judge(database: Db | Tx, applicationId: number, digest: string, lock: boolean) {
  const application = database
    .select({ state: internshipApplications.state })
    .from(internshipApplications)
    .where(eq(internshipApplications.id, applicationId));
  const [row] = await (lock ? application.for("update") : application);
  const ofThis = eq(internshipDocuments.applicationId, applicationId);
  const same = and(ofThis, eq(internshipDocuments.digest, digest));
  if (await database.$count(internshipDocuments, same)) return "stored-before";
  if (!acceptsPapers(row)) return "closed";
  const count = await database.$count(internshipDocuments, ofThis);
  return count >= MAX_PAPERS ? "too-many" : null;
}

/** Puts an application that was returned only for documents back into the queue, once one has been added. */
const backInTheQueue = (tx: Tx, applicationId: number) =>
  tx
    .update(internshipApplications)
    .set({ state: "received", version: sql`${internshipApplications.version} + 1`, updatedAt: now() })
    .where(
      and(
        eq(internshipApplications.id, applicationId),
        eq(internshipApplications.state, "returned"),
        sql`cardinality(${internshipApplications.returnFields}) = 0`,
      ),
    );

/** Includes the kind, because one scan may serve as two documents. */
export const digestOf = (bytes: Uint8Array, kind: PaperKind | null) =>
  createHash("sha256")
    .update(kind ?? "")
    .update(bytes)
    .digest("base64url");

/** Returns the document as it is stored, or the code of why it is refused. */
export const prepared = (name: string, bytes: Uint8Array): Promise<PreparedPaper | PaperRefused["code"]> =>
  preparePaper(name, bytes).catch((error) => {
    if (error instanceof PaperRefused) return error.code;
    throw error;
  });

/**
 * Keeps a paper of an application that waits or was returned, once, however often it is sent: the row, what happened
 * and the audit stand or fall together. A paper that cannot be kept changes nothing and leaves no file.
 */
export async function addPaper(
  applicationId: number,
  { name, bytes, kind = null }: SentFile,
): Promise<PaperOutcome> {
  const digest = digestOf(bytes, kind);
  const known = await judge(db, applicationId, digest, false);
  if (known) return known;
  const paper = await prepared(name, bytes);
  if (typeof paper === "string") return paper;
  return withStoredPaper("documents/registrations", paper, (stored) =>
    db.transaction(async (tx) => {
      const meanwhile = await judge(tx, applicationId, digest, true);
      if (meanwhile) return meanwhile;
      await tx
        .insert(internshipDocuments)
        .values({ applicationId, digest, kind, ...stored, createdAt: now() });
      await writeHistory(tx, { applicationId, kind: "document", text: stored.documentName });
      await backInTheQueue(tx, applicationId);
      await record(tx, anonymous, {
        action: "application.document",
        subject: `application:${applicationId}`,
      });
      return "stored";
    }),
  );
}
