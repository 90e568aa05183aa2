import { and, asc, between, eq, getTableColumns, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { contacts, db, staffUsers, type Tx } from "~/db";
import { NotFound } from "~/platform/not-found";

const replier = alias(staffUsers, "replier");
const assignee = alias(staffUsers, "assignee");
const { searchKey: _, receipt: __, ...fields } = getTableColumns(contacts);

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

export async function getComplaint(id: number | null): Promise<Complaint> {
  const complaint = id === null ? null : await findComplaint(id);
  if (!complaint) throw new NotFound();
  return complaint;
}

const DAYS = 30;
const MAX_SHOWN = 10;

type Sender = { id: number; phone: string; email: string | null; createdAt: Date };

/** Lists messages with the same phone or e-mail within 30 days before or after, at most ten, oldest first. */
export const listFromSameSender = ({ id, phone, email, createdAt }: Sender) => {
  const around = (days: number) =>
    sql`${createdAt.toISOString()}::timestamptz + make_interval(days => ${days})`;
  const samePhone = phone ? eq(contacts.phone, phone) : undefined;
  const sameEmail = email ? eq(sql`lower(${contacts.email})`, email.toLowerCase()) : undefined;
  return db
    .select({
      id: contacts.id,
      reference: contacts.reference,
      title: contacts.title,
      status: contacts.status,
      createdAt: contacts.createdAt,
    })
    .from(contacts)
    .where(
      and(
        between(contacts.createdAt, around(-DAYS), around(DAYS)),
        ne(contacts.id, id),
        or(samePhone, sameEmail),
      ),
    )
    .orderBy(asc(contacts.createdAt), asc(contacts.id))
    .limit(MAX_SHOWN);
};

type Neighbours = { older: number | null; newer: number | null };

/** Returns the ids of the previous and the next message. */
export async function findNeighbours({
  id,
  createdAt,
}: Pick<Sender, "id" | "createdAt">): Promise<Neighbours> {
  const here = sql`(${createdAt.toISOString()}::timestamptz, ${id}::int)`;
  const [found] = await db.execute<Neighbours>(sql`select
    (select id from ${contacts} where (created_at, id) < ${here} order by created_at desc, id desc limit 1) as older,
    (select id from ${contacts} where (created_at, id) > ${here} order by created_at, id limit 1) as newer`);
  return found!;
}

export async function lockComplaint(tx: Tx, id: number) {
  const [row] = await tx.select().from(contacts).where(eq(contacts.id, id)).for("update");
  return row ?? null;
}
