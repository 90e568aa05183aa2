import { inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { internshipApplications as applications } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { MOST_COUNTED, type QueueFilter } from "./queue-filter";
import { newestIds } from "./queue-matching.server";
import { applicationColumns } from "./staff-look.server";

const AT_A_TIME = 500;

const rowsOf = (ids: number[]) =>
  db.select(applicationColumns).from(applications).where(inArray(applications.id, ids));

export type ExportedApplication = Awaited<ReturnType<typeof rowsOf>>[number];

async function* someAtATime(ids: number[]) {
  for (let start = 0; start < ids.length; start += AT_A_TIME) {
    const some = ids.slice(start, start + AT_A_TIME);
    const rows = new Map((await rowsOf(some)).map((row) => [row.id, row]));
    yield some.flatMap((id) => rows.get(id) ?? []);
  }
}

/** The applications of a list, 10,000 at most, in its order; that they are taken away is first put on record. */
export async function exportApplications(
  filter: Pick<QueueFilter, "q" | "state"> & { tooShort?: boolean },
  staff: { id: string },
) {
  const ids = await newestIds(filter, MOST_COUNTED);
  await db.transaction((tx) =>
    record(tx, {
      actor: { kind: "staff", id: staff.id },
      action: "application.export",
      subject: "applications",
      detail: { state: filter.state, searched: filter.q !== "", applications: ids.length },
    }),
  );
  return someAtATime(ids);
}
