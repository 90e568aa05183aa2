import { eq, inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { contacts, staffUsers } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import type { Worker } from "./deed.server";
import type { ComplaintFilter } from "./filter";
import { listComplaintIds } from "./list.server";

const AT_A_TIME = 500;

const inAmman = (column: typeof contacts.createdAt | typeof contacts.replySentAt) =>
  sql<string | null>`to_char(${column} at time zone 'Asia/Amman', 'YYYY-MM-DD HH24:MI')`;

/** Messages as a file has them; times are those of Amman. */
export const complaintRows = () =>
  db
    .select({
      id: contacts.id,
      reference: contacts.reference,
      received: inAmman(contacts.createdAt),
      status: contacts.status,
      name: contacts.name,
      phone: contacts.phone,
      email: contacts.email,
      language: contacts.language,
      title: contacts.title,
      subject: contacts.subject,
      reply: contacts.replyMessage,
      replied: inAmman(contacts.replySentAt),
      repliedBy: staffUsers.fullName,
      way: contacts.replyWay,
    })
    .from(contacts)
    .leftJoin(staffUsers, eq(staffUsers.id, contacts.repliedBy));

export type ExportedComplaint = Awaited<ReturnType<typeof complaintRows>>[number];

async function* someAtATime(ids: number[]) {
  for (let start = 0; start < ids.length; start += AT_A_TIME) {
    const some = ids.slice(start, start + AT_A_TIME);
    const found = await complaintRows().where(inArray(contacts.id, some));
    const rows = new Map(found.map((row) => [row.id, row]));
    yield some.flatMap((id) => rows.get(id) ?? []);
  }
}

/**
 * The messages of a list, 10,000 at most, in its order and some at a time; times are those of Amman. That they are
 * taken away is first put on record.
 */
export async function exportComplaints(filter: Pick<ComplaintFilter, "q" | "status">, worker: Worker) {
  const ids = await listComplaintIds(filter);
  await db.transaction((tx) =>
    record(tx, {
      actor: { kind: "staff", id: worker.id },
      action: "complaint.export",
      subject: "complaints",
      detail: { status: filter.status, searched: filter.q !== "", messages: ids.length },
    }),
  );
  return someAtATime(ids);
}
