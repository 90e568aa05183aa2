import { gt } from "drizzle-orm";
import { db } from "~/db/client.server";
import { contacts } from "~/db/schema";
import { type Actor, record } from "~/domain/audit/record.server";
import { inParts } from "~/platform/in-parts";
import { complaintRows, type ExportedComplaint } from "./export.server";

const AT_A_TIME = 500;

/** Every message, the oldest first, some at a time. That they are taken away is first put on record. */
export async function exportAllComplaints(actor: Actor) {
  const messages = await db.$count(contacts);
  await db.transaction((tx) =>
    record(tx, { actor, action: "complaint.export", subject: "complaints", detail: { messages } }),
  );
  return inParts<ExportedComplaint>((last) =>
    complaintRows()
      .where(gt(contacts.id, last?.id ?? 0))
      .orderBy(contacts.id)
      .limit(AT_A_TIME),
  );
}
