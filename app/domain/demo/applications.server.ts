import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { type DemoApplication, demoApplications } from "~/content/demo/applications";
import { internshipApplications, internshipDocuments, internshipEvents, type Tx } from "~/db";
import type { ApplicationState } from "~/domain/internships/application";
import type { Application } from "~/domain/internships/fields";
import { digestOf } from "~/domain/internships/papers.server";
import { makeTemporaryNumber } from "~/domain/internships/temporary-number";
import { preparePaper, storePaper } from "~/platform/papers.server";
import { demoApplicant } from "./applicant";
import { type SeededRandom, seededRandom } from "./chance";

const SEED = 1944;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const [HOURS_TO_DECISION, HOURS_TO_PAPERS] = [24, 2];
const [OPENS_AT, OPEN_MINUTES] = [6, 8 * 60];
const A4 = [595, 842] as const;
const SCAN = { width: 620, height: 877, channels: 3, background: "#f3efe6" } as const;

type Event = typeof internshipEvents.$inferInsert;
type Paper = Omit<typeof internshipDocuments.$inferInsert, "applicationId">;

const dayInAmman = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman", dateStyle: "short" });

async function blankPdf(): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  file.addPage([...A4]);
  return file.save();
}

export async function storeDemoDocuments(): Promise<Paper[][]> {
  const [scan, pdf] = await Promise.all([sharp({ create: SCAN }).jpeg().toBuffer(), blankPdf()]);
  const papers = [await preparePaper("جواز السفر.jpg", scan), await preparePaper("الشهادة المصدقة.pdf", pdf)];
  const kinds = ["identity", "degree"] as const;
  const stored = (paper: (typeof papers)[number], at: number) =>
    storePaper("documents/registrations", paper).then(({ key }) => ({
      documentKey: key,
      documentName: paper.name,
      documentType: paper.mimeType,
      documentBytes: paper.bytes.length,
      kind: kinds[at],
      digest: digestOf(paper.bytes, kinds[at] ?? null),
    }));
  const having = demoApplications.filter(({ papers: has }) => has);
  return Promise.all(having.map(() => Promise.all(papers.map(stored))));
}

function eventsOf(
  demo: DemoApplication,
  createdAt: Date,
  now: Date,
  staff: string,
): Omit<Event, "applicationId">[] {
  const after = (hours: number) =>
    new Date(Math.min(createdAt.getTime() + hours * HOUR_MS, now.getTime() - HOUR_MS));
  const { returned, accepted } = demo;
  const events: Omit<Event, "applicationId">[] = [{ kind: "received", at: createdAt }];
  if (returned) {
    const { reason, fields } = returned;
    events.push({ kind: "returned", staffId: staff, text: reason, fields, at: after(HOURS_TO_DECISION) });
    if (returned.correctedAfterHours)
      events.push({ kind: "corrected", fields, at: after(HOURS_TO_DECISION + returned.correctedAfterHours) });
  }
  if (accepted) events.push({ kind: "accepted", staffId: staff, at: after(5 * HOURS_TO_DECISION) });
  return events;
}

function stateOf({ returned, accepted }: DemoApplication): ApplicationState {
  if (accepted) return "accepted";
  return returned && !returned.correctedAfterHours ? "returned" : "received";
}

function sentAt({ daysAgo }: DemoApplication, now: Date, by: SeededRandom): Date {
  const day = new Date(now.getTime() - daysAgo * DAY_MS).setUTCHours(OPENS_AT, by.below(OPEN_MINUTES), 0, 0);
  return new Date(Math.min(day, now.getTime() - HOUR_MS));
}

function made(now: Date, staff: string[], by: SeededRandom) {
  let before: Application | null = null;
  return demoApplications
    .map((demo) => {
      const createdAt = sentAt(demo, now, by);
      const appliedOn = dayInAmman.format(createdAt);
      const drawn = demoApplicant({ appliedOn, ...demo }, by);
      const applicant: Application =
        demo.again && before ? { ...before, mobile: drawn.mobile, email: drawn.email } : drawn;
      before = applicant;
      const events = eventsOf(demo, createdAt, now, by.pick(staff));
      const row = {
        ...applicant,
        temporaryNumber: makeTemporaryNumber(by.below),
        appliedOn,
        language: demo.english ? ("en" as const) : ("ar" as const),
        state: stateOf(demo),
        returnReason: demo.returned?.reason,
        returnFields: demo.returned?.fields,
        version: events.length,
        createdAt,
        updatedAt: events.at(-1)!.at,
      };
      return { demo, row, events };
    })
    .sort((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime());
}

export async function addDemoApplications(
  tx: Tx,
  papers: Paper[][],
  { now, staff }: { now: Date; staff: string[] },
): Promise<void> {
  const all = made(now, staff, seededRandom(SEED));
  const rows = await tx
    .insert(internshipApplications)
    .values(all.map(({ row }) => row))
    .returning({ id: internshipApplications.id });
  const waiting = [...papers];
  const documents: Array<Paper & { applicationId: number }> = [];
  const events: Event[] = all.flatMap(({ demo, row, events: demoEvents }, index) => {
    const applicationId = rows[index]!.id;
    const sent = demo.papers ? (waiting.shift() ?? []) : [];
    const createdAt = new Date(
      Math.min(demoEvents.at(-1)!.at!.getTime() + HOURS_TO_PAPERS * HOUR_MS, now.getTime()),
    );
    documents.push(...sent.map((paper) => ({ ...paper, applicationId, createdAt })));
    return [
      ...demoEvents.map((event) => ({ ...event, applicationId })),
      ...sent.map(({ documentName }) => ({
        applicationId,
        kind: "document" as const,
        text: documentName,
        at: createdAt,
      })),
    ].map((event) => ({ ...event, at: event.at ?? row.createdAt }));
  });
  await tx.insert(internshipEvents).values(events);
  await tx.insert(internshipDocuments).values(documents);
}
