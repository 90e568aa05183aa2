import { asc, eq, getTableColumns } from "drizzle-orm";
import { db } from "~/db/client.server";
import { internshipApplications, internshipEvents } from "~/db/schema";

const { searchKey: _, resumeHash: __, ...columns } = getTableColumns(internshipApplications);

/** An application as the one who holds its link may see it, or null for one that is gone. */
export async function findOwnApplication(id: number) {
  const [row] = await db
    .select(columns)
    .from(internshipApplications)
    .where(eq(internshipApplications.id, id));
  return row ?? null;
}

export type OwnApplication = NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>;

/** What happened to an application, from its beginning; who of the staff did it is not told. */
export const listOwnEvents = (applicationId: number) =>
  db
    .select({
      id: internshipEvents.id,
      kind: internshipEvents.kind,
      at: internshipEvents.at,
      text: internshipEvents.text,
    })
    .from(internshipEvents)
    .where(eq(internshipEvents.applicationId, applicationId))
    .orderBy(asc(internshipEvents.id));
