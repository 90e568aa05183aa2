import { eq, sql } from "drizzle-orm";
import { href } from "~/addresses/href";
import { oath as oathAddresses } from "~/addresses/public";
import { type Db, db, oaths, type Tx } from "~/db";
import { anonymous, record } from "~/domain/audit/record.server";
import { findPersonalCard } from "~/domain/members/personal-card.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { oathRows } from "./list.server";

export type Registration = { result: "registered"; link?: string } | { result: "before"; day: string };

async function registeredSince(memberNumber: number, database: Db | Tx = db): Promise<string | null> {
  const [row] = await database
    .select({ day: sql<string>`to_char(${oaths.createdAt} at time zone 'Asia/Amman', 'YYYY-MM-DD')` })
    .from(oaths)
    .where(eq(oaths.associationNumber, memberNumber));
  return row?.day ?? null;
}

async function register(tx: Tx, associationNumber: number): Promise<Registration> {
  const card = await findPersonalCard(associationNumber, tx);
  if (!card) throw new Error("no doctor has this number");
  const [added] = await tx
    .insert(oaths)
    .values({ associationNumber, doctorName: card.nameAr || card.nameEn, createdAt: now() })
    .onConflictDoNothing({ target: oaths.associationNumber })
    .returning({ link: oaths.link });
  if (!added) return { result: "before", day: (await registeredSince(associationNumber, tx))! };
  await record(tx, anonymous, { action: "oath.register", subject: `member:${associationNumber}` });
  return { result: "registered", link: added.link };
}

/**
 * Registers a number once: of concurrent requests one is stored, and the others learn its time. Fails for an unknown
 * number.
 */
export const registerOath = (associationNumber: number, submission: Submission) =>
  once(submission, (tx) => register(tx, associationNumber));

const LINK = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const ownOathPath = (link: string) => href(oathAddresses.registered, { link });

/** Returns the registration that a link leads to; anybody with the link may see it. */
export async function findOwnOath(link: string | undefined) {
  if (!link || !LINK.test(link)) return null;
  const [oath] = await oathRows().where(eq(oaths.link, link));
  if (!oath) return null;
  const { memberNumber, doctorName, nameEn, day } = oath;
  return { memberNumber, name: { ar: doctorName, en: nameEn }, day };
}
