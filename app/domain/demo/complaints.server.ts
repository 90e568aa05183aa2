import { type DemoComplaint, demoComplaints } from "~/content/demo/complaints";
import { families, men, women } from "~/content/demo/names";
import type { Tx } from "~/db/client.server";
import { contactEvents, contacts } from "~/db/schema";
import { makeReference } from "~/domain/complaints/reference";
import { type Chance, chance } from "./chance";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const [OPENS_AT, OPEN_MINUTES] = [5, 11 * 60];
const SEED = 20_261;
const SOME = 6;

type Message = typeof contacts.$inferInsert;
type Event = Omit<typeof contactEvents.$inferInsert, "contactId"> & { at: Date };

function whoWrote({ english, noEmail }: DemoComplaint, index: number, dice: Chance) {
  const [firstAr, first] = dice.pick(dice.below(2) ? men : women);
  const [familyAr, family] = dice.pick(families);
  const mailbox = `${first}.${family}${index}`.toLowerCase().replace(/[^a-z0-9.]/g, "");
  return {
    name: english ? `${first} ${family}` : `${firstAr} ${familyAr}`,
    phone: `07${dice.pick(["7", "8", "9"])}${String(dice.below(10_000_000)).padStart(7, "0")}`,
    email: noEmail ? null : `${mailbox}@mail.test`,
  };
}

function eventsOf(demo: DemoComplaint, createdAt: Date, now: Date, staff: string[], dice: Chance): Event[] {
  const later = (hours: number) =>
    new Date(Math.min(createdAt.getTime() + hours * HOUR_MS, now.getTime() - HOUR_MS));
  const staffId = dice.pick(staff);
  const events: Event[] = [];
  if (demo.note) events.push({ kind: "note", staffId, text: demo.note, at: later(1) });
  if (demo.reply) {
    const kind = demo.noEmail ? "phone" : "reply";
    events.push({ kind, staffId, text: demo.reply, at: later(demo.after ?? DAY_MS / HOUR_MS) });
  }
  if (demo.closed) {
    const before = demo.reply ? "replied" : "pending";
    events.push({ kind: "status", staffId, before, after: "closed", at: later((demo.after ?? 0) + 48) });
  }
  return events;
}

function messageOf(demo: DemoComplaint, index: number, now: Date, staff: string[], dice: Chance) {
  const day = new Date(now.getTime() - demo.daysAgo * DAY_MS).setUTCHours(
    OPENS_AT,
    dice.below(OPEN_MINUTES),
    0,
    0,
  );
  const createdAt = new Date(Math.min(day, now.getTime() - 2 * HOUR_MS));
  const events = eventsOf(demo, createdAt, now, staff, dice);
  const reply = events.find(({ kind }) => kind === "reply" || kind === "phone");
  const message: Message = {
    ...whoWrote(demo, index, dice),
    reference: makeReference(dice.below),
    receipt: `demo-${index}`,
    title: demo.title,
    subject: demo.subject,
    language: demo.english ? "en" : "ar",
    status: demo.closed ? "closed" : reply ? "replied" : "pending",
    assignedTo: index % SOME === 0 ? dice.pick(staff) : null,
    version: 1 + events.filter(({ kind }) => kind !== "note").length,
    createdAt,
    ...(reply && {
      replyMessage: reply.text,
      replySentAt: reply.at,
      repliedBy: reply.staffId,
      replyWay: reply.kind === "phone" ? ("phone" as const) : ("email" as const),
    }),
  };
  return { message, events };
}

export async function addDemoComplaints(tx: Tx, now: Date, staff: string[]): Promise<void> {
  const dice = chance(SEED);
  const made = demoComplaints
    .map((demo, index) => messageOf(demo, index, now, staff, dice))
    .sort((a, b) => a.message.createdAt!.getTime() - b.message.createdAt!.getTime());
  const rows = await tx
    .insert(contacts)
    .values(made.map(({ message }) => message))
    .returning({ id: contacts.id });
  const events = made
    .flatMap((one, at) => one.events.map((event) => ({ ...event, contactId: rows[at]!.id })))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  await tx.insert(contactEvents).values(events);
}
