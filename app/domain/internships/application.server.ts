import { eq, getTableColumns } from "drizzle-orm";
import { db } from "~/db/client.server";
import { internshipApplications as applications } from "~/db/schema";
import { record } from "~/domain/audit/record.server";

const { resumeHash: _, searchKey: __, sealedCode, ...others } = getTableColumns(applications);

/** An application without what opens it for its applicant. */
export const applicationColumns = others;

/** An application as staff see it; throws a 404 answer where there is none. */
export async function getApplication(id: number | null) {
  const [application] =
    id === null ? [] : await db.select(applicationColumns).from(applications).where(eq(applications.id, id));
  if (!application) throw new Response(null, { status: 404 });
  return application;
}

/** An application as the one who holds its link may see it, or null for one that is gone. */
export async function findOwnApplication(id: number) {
  const [row] = await db
    .select({ ...applicationColumns, sealedCode })
    .from(applications)
    .where(eq(applications.id, id));
  return row ?? null;
}

export type OwnApplication = NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>;

type Look = "application.read" | "application.print" | "application.paper-read";

/** Puts on record that a member of staff looked at an application, printed it, or took one of its papers (R29). */
export const recordLook = (
  staff: { id: string },
  action: Look,
  applicationId: number,
  detail?: { document: number },
) =>
  db.transaction((tx) =>
    record(tx, {
      actor: { kind: "staff", id: staff.id },
      action,
      subject: `application:${applicationId}`,
      detail,
    }),
  );
