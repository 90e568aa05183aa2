import { randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { contacts, db, type Tx } from "~/db";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import type { Language } from "~/i18n";
import { noticeLetter, type ReceivedMessage } from "~/letters/complaints";
import { now } from "~/platform/clock.server";
import { settings } from "~/platform/settings.server";
import type { MessageInput } from "./input";
import { makeReference } from "./reference";

const MAX_DRAWS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const RECEIPT_BYTES = 16;
const RECEIPT = /^[\w-]{22}$/;

type Stored = ReceivedMessage & { id: number; receipt: string };
type Received = { language: Language; held: boolean };

async function store(tx: Tx, message: MessageInput, { language, held }: Received): Promise<Stored> {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const messageRow = {
      reference: makeReference(randomInt),
      receipt: randomBytes(RECEIPT_BYTES).toString("base64url"),
      createdAt: now(),
    };
    const [row] = await tx
      .insert(contacts)
      .values({ ...message, ...messageRow, language, status: held ? "held" : "pending" })
      .onConflictDoNothing({ target: contacts.reference })
      .returning({ id: contacts.id });
    if (row) return { ...message, ...messageRow, language, id: row.id };
  }
  throw new Error("no reference was free");
}

const dayBefore = (moment: Date) => new Date(moment.getTime() - DAY_MS);

/**
 * Finds an identical message: browsers that go back after an unanswered form fetch it anew, with another id. Waits for
 * concurrent submissions of the same text.
 */
async function receiptOfSame(tx: Tx, { name, phone, email, title, subject }: MessageInput) {
  const words = JSON.stringify([name, phone, email, title, subject]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${words}, 0))`);
  const [same] = await tx
    .select({ receipt: contacts.receipt })
    .from(contacts)
    .where(
      and(
        gt(contacts.createdAt, dayBefore(now())),
        eq(contacts.name, name),
        eq(contacts.phone, phone),
        email === null ? isNull(contacts.email) : eq(contacts.email, email),
        eq(contacts.title, title),
        eq(contacts.subject, subject),
      ),
    )
    .limit(1);
  return same ?? null;
}

async function notify(tx: Tx, message: Stored) {
  if (!settings.mailAdmin) return;
  const link = settings.publicUrl ? `${settings.publicUrl}/complaints/${message.id}` : null;
  const letter = noticeLetter(message, link);
  await enqueue(tx, { ...letter, recipient: settings.mailAdmin, about: `complaint:${message.id}` });
}

/**
 * Sends no email to the typed address, which may belong to somebody else (R24). The same words within a day are stored
 * as one message.
 */
export const receiveMessage = (message: MessageInput, received: Received, submission: Submission) =>
  once(submission, async (tx): Promise<{ receipt: string }> => {
    const same = await receiptOfSame(tx, message);
    if (same) return same;
    const stored = await store(tx, message, received);
    if (!received.held) await notify(tx, stored);
    return { receipt: stored.receipt };
  });

export type Receipt = { reference: string; day: string; title: string };

export async function findReceipt(receipt: string | undefined): Promise<Receipt | null> {
  if (!receipt || !RECEIPT.test(receipt)) return null;
  const [found] = await db
    .select({
      reference: contacts.reference,
      day: sql<string>`to_char(${contacts.createdAt} at time zone 'Asia/Amman', 'YYYY-MM-DD')`,
      title: contacts.title,
    })
    .from(contacts)
    .where(eq(contacts.receipt, receipt));
  return found ?? null;
}
