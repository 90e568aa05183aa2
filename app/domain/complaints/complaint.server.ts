import { eq, getTableColumns } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "~/db/client.server";
import { contacts, staffUsers } from "~/db/schema";

const replier = alias(staffUsers, "replier");
const assignee = alias(staffUsers, "assignee");
const { searchKey: _, receipt: __, ...fields } = getTableColumns(contacts);

/** A message with the names of who answered it and who looks after it, or null. */
export async function findComplaint(id: number) {
  const [found] = await db
    .select({ ...fields, repliedByName: replier.fullName, assignedToName: assignee.fullName })
    .from(contacts)
    .leftJoin(replier, eq(replier.id, contacts.repliedBy))
    .leftJoin(assignee, eq(assignee.id, contacts.assignedTo))
    .where(eq(contacts.id, id));
  return found ?? null;
}

export type Complaint = NonNullable<Awaited<ReturnType<typeof findComplaint>>>;

/** As findComplaint; throws a 404 answer where there is no such message. */
export async function getComplaint(id: number | null): Promise<Complaint> {
  const complaint = id === null ? null : await findComplaint(id);
  if (!complaint) throw new Response(null, { status: 404 });
  return complaint;
}
