import { and, asc, between, eq, ne, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { contacts } from "~/db/schema";

const DAYS = 30;
const MOST_SHOWN = 10;

type Sender = { id: number; phone: string; email: string | null; createdAt: Date };

/** Messages within 30 days before or after this one from the same phone or e-mail, ten at most, oldest first. */
export const listFromSameSender = ({ id, phone, email, createdAt }: Sender) => {
  const around = (days: number) =>
    sql`${createdAt.toISOString()}::timestamptz + make_interval(days => ${days})`;
  const samePhone = eq(contacts.phone, phone);
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
    .limit(MOST_SHOWN);
};
