import { and, eq, gt, isNotNull } from "drizzle-orm";
import { internshipApplications as applications, db, internshipDrafts as drafts } from "~/db";
import { keysetBatches } from "~/platform/keyset-batches";
import { notExpired, sealContent, unsealContent } from "./draft-rows.server";
import { resumeHashOf, sealCode, unsealCode } from "./resume-code.server";

type Resealed = { resealed: number; lost: number };

const AT_A_TIME = 500;

/**
 * Re-encrypts the resume codes of applications with the first SESSION_SECRET; `lost` counts those of a secret that is
 * not listed.
 */
export async function resealApplicationCodes(): Promise<Resealed> {
  const counts = { resealed: 0, lost: 0 };
  const parts = keysetBatches<{ id: number; sealed: string | null }>((last) =>
    db
      .select({ id: applications.id, sealed: applications.sealedCode })
      .from(applications)
      .where(and(isNotNull(applications.sealedCode), gt(applications.id, last?.id ?? 0)))
      .orderBy(applications.id)
      .limit(AT_A_TIME),
  );
  for await (const rows of parts)
    for (const { id, sealed } of rows) {
      const code = unsealCode(sealed!);
      counts[code === null ? "lost" : "resealed"]++;
      if (code !== null)
        await db
          .update(applications)
          .set({ sealedCode: sealCode(code), resumeHash: resumeHashOf(code) })
          .where(and(eq(applications.id, id), eq(applications.sealedCode, sealed!)));
    }
  return counts;
}

/** Re-encrypts unexpired drafts; a draft that is saved meanwhile is left as it is. */
export async function resealDrafts(): Promise<Resealed> {
  const rows = await db.select({ id: drafts.id, sealed: drafts.sealed }).from(drafts).where(notExpired);
  let lost = 0;
  for (const { id, sealed } of rows) {
    const content = unsealContent(sealed);
    if (!content) lost++;
    else
      await db
        .update(drafts)
        .set({ sealed: sealContent(content), resumeHash: resumeHashOf(content.code) })
        .where(and(eq(drafts.id, id), eq(drafts.sealed, sealed)));
  }
  return { resealed: rows.length - lost, lost };
}
