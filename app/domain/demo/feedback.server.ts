import { type DemoComplaint, demoComplaints } from "~/content/demo/complaints";
import { families, men, women } from "~/content/demo/names";
import { demoComments } from "~/content/demo/survey";
import { contactEvents, contacts, surveyComments, surveyResponses, type Tx } from "~/db";
import { makeReference } from "~/domain/complaints/reference";
import { monthBefore } from "~/domain/surveys/month";
import { type SeededRandom, seededRandom } from "./chance";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const [OPENS_AT, OPEN_MINUTES] = [5, 11 * 60];
const COMPLAINTS_SEED = 20_261;
const SOME = 6;

type Message = typeof contacts.$inferInsert;
type Event = Omit<typeof contactEvents.$inferInsert, "contactId"> & { at: Date };

function whoWrote({ english, noEmail }: DemoComplaint, index: number, random: SeededRandom) {
  const [firstAr, first] = random.pick(random.below(2) ? men : women);
  const [familyAr, family] = random.pick(families);
  const mailbox = `${first}.${family}${index}`.toLowerCase().replace(/[^a-z0-9.]/g, "");
  return {
    name: english ? `${first} ${family}` : `${firstAr} ${familyAr}`,
    phone: `07${random.pick(["7", "8", "9"])}${String(random.below(10_000_000)).padStart(7, "0")}`,
    email: noEmail ? null : `${mailbox}@mail.test`,
  };
}

/** `staff` holds the ids of the accounts that answer. */
type Office = { now: Date; staff: string[]; random: SeededRandom };

function eventsOf(demo: DemoComplaint, createdAt: Date, { now, staff, random }: Office): Event[] {
  const later = (hours: number) =>
    new Date(Math.min(createdAt.getTime() + hours * HOUR_MS, now.getTime() - HOUR_MS));
  const staffId = random.pick(staff);
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

function messageOf(demo: DemoComplaint, index: number, office: Office) {
  const { now, staff, random } = office;
  const day = new Date(now.getTime() - demo.daysAgo * DAY_MS).setUTCHours(
    OPENS_AT,
    random.below(OPEN_MINUTES),
    0,
    0,
  );
  const createdAt = new Date(Math.min(day, now.getTime() - 2 * HOUR_MS));
  const events = eventsOf(demo, createdAt, office);
  const reply = events.find(({ kind }) => kind === "reply" || kind === "phone");
  const message: Message = {
    ...whoWrote(demo, index, random),
    reference: makeReference(random.below),
    receipt: `demo-${index}`,
    title: demo.title,
    subject: demo.subject,
    language: demo.english ? "en" : "ar",
    status: demo.closed ? "closed" : reply ? "replied" : "pending",
    assignedTo: index % SOME === 0 ? random.pick(staff) : null,
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
  const random = seededRandom(COMPLAINTS_SEED);
  const made = demoComplaints
    .map((demo, index) => messageOf(demo, index, { now, staff, random }))
    .sort((a, b) => a.message.createdAt!.getTime() - b.message.createdAt!.getTime());
  const rows = await tx
    .insert(contacts)
    .values(made.map(({ message }) => message))
    .returning({ id: contacts.id });
  const events = made
    .flatMap((one, index) => one.events.map((event) => ({ ...event, contactId: rows[index]!.id })))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  await tx.insert(contactEvents).values(events);
}

const SHEETS_SEED = 1944;
/**
 * Survey sheets of each month, from the current one back: 200 in all, with one month below the number that is shown.
 */
const SHEETS = [20, 18, 22, 17, 16, 3, 15, 19, 18, 20, 17, 15];
/** Percentages of the answers 1 and 2 to each question this month; the rest is 3. */
const MOODS = [
  [8, 40],
  [22, 45],
  [2, 22],
  [5, 35],
] as const;
const WORSE = 1.2;

const twoDigits = (number: number) => String(number).padStart(2, "0");

function dayWithin(first: string, today: string, { below }: SeededRandom): string {
  const [year, month, day] = [first.slice(0, 4), first.slice(5, 7), today.slice(8)];
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const days = today.startsWith(`${year}-${month}`) ? Number(day) : lastDay;
  return `${year}-${month}-${twoDigits(1 + below(days))}`;
}

function levelOf(question: 0 | 1 | 2 | 3, back: number, { below }: SeededRandom): 1 | 2 | 3 {
  const [low, middle] = MOODS[question];
  const drawn = below(100) - back * WORSE;
  if (drawn < low) return 1;
  return drawn < low + middle ? 2 : 3;
}

function demoSurvey(today: string) {
  const luck = seededRandom(SHEETS_SEED);
  const sheets = SHEETS.flatMap((howMany, back) =>
    Array.from({ length: howMany }, () => ({
      question1: levelOf(0, back, luck),
      question2: levelOf(1, back, luck),
      question3: levelOf(2, back, luck),
      question4: levelOf(3, back, luck),
      createdOn: dayWithin(monthBefore(today, back), today, luck),
    })),
  );
  const comments = demoComments.map((additionalFeedback, index) => ({
    id: `${String(luck.below(1e8)).padStart(8, "0")}-0000-4000-8000-${String(index).padStart(12, "0")}`,
    additionalFeedback,
    createdOn: luck.pick(sheets).createdOn,
  }));
  return { sheets, comments };
}

export async function addDemoSurvey(tx: Tx, today: string): Promise<void> {
  const { sheets, comments } = demoSurvey(today);
  await tx.insert(surveyResponses).values(sheets);
  await tx.insert(surveyComments).values(comments);
}
