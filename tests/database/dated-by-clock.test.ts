import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  certificates,
  db,
  galleries,
  internshipApplications,
  internshipDocuments,
  internshipEvents,
  members,
  nameChanges,
} from "~/db";
import { createDraft } from "~/domain/galleries/galleries.server";
import { findOwnApplication, listHistory, listOwnEvents } from "~/domain/internships/application.server";
import { checkCorrection, correctApplication } from "~/domain/internships/correction.server";
import { returnApplication } from "~/domain/internships/decision.server";
import { addPaper } from "~/domain/internships/papers.server";
import { requestNames } from "~/domain/name-changes/requests.server";
import * as clock from "~/platform/clock.server";
import { preparePaper } from "~/platform/papers.server";
import { aMember, issueFor } from "../builders/certificates";
import { aStaffUser } from "../builders/complaints";
import { aKeptApplication } from "../builders/kept-application";
import { useDatabase } from "../support/database";

useDatabase();

const THEN = "2031-05-05T09:00:00.000Z";
const pdf = () => new TextEncoder().encode("%PDF-1.4\n%%EOF\n");
const submission = (form: string) => ({ id: crypto.randomUUID(), form, actor: "one", bodyHash: "x" });

let at = THEN;

beforeEach(() => {
  at = THEN;
  vi.spyOn(clock, "now").mockImplementation(() => new Date(at));
  vi.spyOn(clock, "today").mockImplementation(() => at.slice(0, 10));
});
afterEach(() => vi.restoreAllMocks());

it("dates the history of an application by the application's clock", async () => {
  const staff = await aStaffUser("editor");
  const id = await aKeptApplication();
  at = "2031-05-05T09:00:01.000Z";
  const returned = { reason: "رقم الهاتف غير صحيح", fields: ["MOBIL" as const], papers: true };
  await returnApplication(
    staff,
    { id, seenVersion: 1, returned },
    { submission: submission("decide"), origin: "https://association.example" },
  );
  at = "2031-05-05T09:00:02.000Z";
  await addPaper(id, { name: "a.pdf", bytes: pdf() });
  at = "2031-05-05T09:00:03.000Z";
  const kept = (await findOwnApplication(id))!;
  const sent = { MOBIL: "0790000001" };
  const { corrected } = checkCorrection(
    { stored: kept, requested: kept.returnFields, today: "2031-05-05" },
    sent,
  );
  await correctApplication({ id, version: kept.version, corrected: corrected! }, submission("correct"));
  expect((await listHistory(id)).map(({ kind, at }) => [kind, at.toISOString()])).toEqual([
    ["received", THEN],
    ["returned", "2031-05-05T09:00:01.000Z"],
    ["document", "2031-05-05T09:00:02.000Z"],
    ["corrected", "2031-05-05T09:00:03.000Z"],
  ]);
  expect(await db.select({ at: internshipApplications.createdAt }).from(internshipApplications)).toEqual([
    { at: new Date(THEN) },
  ]);
  expect(await db.select({ at: internshipDocuments.createdAt }).from(internshipDocuments)).toEqual([
    { at: new Date("2031-05-05T09:00:02.000Z") },
  ]);
  expect(await db.$count(internshipEvents)).toBe(4);
});

it("a process whose clock is behind does not date a return before the submission", async () => {
  const staff = await aStaffUser("editor");
  const id = await aKeptApplication();
  at = "2031-05-05T08:59:58.000Z";
  const returned = { reason: "رقم الهاتف غير صحيح", fields: ["MOBIL" as const], papers: false };
  await returnApplication(
    staff,
    { id, seenVersion: 1, returned },
    { submission: submission("decide"), origin: "https://association.example" },
  );
  const order = ["received", "returned"];
  expect((await listHistory(id)).map(({ kind }) => kind)).toEqual(order);
  expect((await listOwnEvents(id)).map(({ kind }) => kind)).toEqual(order);
});

it("a name-change request, a certificate and a gallery are dated by the application's clock", async () => {
  await aMember(10001);
  const { outcome } = await issueFor(10001);
  expect(outcome).toHaveProperty("serial");
  await requestNames(
    10001,
    {
      input: { DOC_NAME_A: "رنا سامي حداد", DOC_NAME_E: "Rana Sami Haddad", reason: "زواج" },
      paper: await preparePaper("id.pdf", pdf()),
    },
    submission("name-change"),
  );
  const editor = { ...(await aStaffUser("editor")), role: "editor" as const };
  await createDraft(
    editor,
    { title_ar: "معرض", title: undefined, description_ar: "وصف", description: undefined },
    submission("gallery"),
  );
  for (const table of [certificates, nameChanges, galleries])
    expect(await db.select({ at: table.createdAt }).from(table)).toEqual([{ at: new Date(THEN) }]);
  expect(await db.$count(members)).toBe(1);
});
