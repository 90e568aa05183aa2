import { gt } from "drizzle-orm";
import { db } from "~/db/client.server";
import { internshipApplications as applications } from "~/db/schema";
import { type Actor, record } from "~/domain/audit/record.server";
import { inParts } from "~/platform/in-parts";
import type { ExportedApplication } from "./export.server";
import { applicationColumns } from "./staff-look.server";

const AT_A_TIME = 500;

/** Every application, the oldest first, some at a time. That they are taken away is first put on record. */
export async function exportAllApplications(actor: Actor) {
  const all = await db.$count(applications);
  await db.transaction((tx) =>
    record(tx, {
      actor,
      action: "application.export",
      subject: "applications",
      detail: { applications: all },
    }),
  );
  return inParts<ExportedApplication>((last) =>
    db
      .select(applicationColumns)
      .from(applications)
      .where(gt(applications.id, last?.id ?? 0))
      .orderBy(applications.id)
      .limit(AT_A_TIME),
  );
}
