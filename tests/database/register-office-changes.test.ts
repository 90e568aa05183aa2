import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { audit, db, dues, lookups, members, outbox, scheduledStatuses, statusChanges } from "~/db";
import {
  addMember,
  changeParticulars,
  correctDues,
  proposedNumber,
} from "~/domain/register/change-member.server";
import { changeStatus } from "~/domain/register/change-status.server";
import { applyDueStatuses } from "~/domain/register/due-statuses.server";
import { ammanMoment } from "~/i18n";
import { today } from "~/platform/clock.server";
import { anAdmin } from "../builders/certificates";
import { aMember, aSubmission } from "../builders/doctors";
import { useDatabase } from "../support/database";

useDatabase();
afterEach(() => vi.useRealTimers());

async function anOffice() {
  await db.insert(lookups).values({ kind: "work-status", code: 1, nameAr: "مزاول", nameEn: "Practising" });
  const staff = { id: await anAdmin() };
  return (version: number | null = 1) => ({ staff, submission: aSubmission(), version });
}

const memberOf = async (memberNumber: number) =>
  (await db.select().from(members).where(eq(members.memberNumber, memberNumber)))[0]!;
const entriesOf = (memberNumber: number) =>
  db
    .select({ action: audit.action, detail: audit.detail, actorKind: audit.actorKind })
    .from(audit)
    .where(eq(audit.subject, `member:${memberNumber}`))
    .orderBy(audit.id);
const newMember = (memberNumber: number) => ({
  memberNumber,
  values: { nameAr: "سلمى الخطيب", workStatus: "100", specialties: "طب الأسرة; الجراحة" },
  paid: {},
});

describe("particulars", () => {
  it("are changed once if sent twice, with old and new in the audit log and an email to the member", async () => {
    const office = await anOffice();
    await aMember(101);
    const by = office();
    const change = { mobile: "0797654321", specialties: "الجراحة", homeAddress: null };
    const first = await changeParticulars(101, change, by);
    const again = await changeParticulars(101, change, by);
    expect([first.outcome, again.outcome, again.replayed]).toEqual([
      { done: true, changed: ["mobile", "specialties"] },
      first.outcome,
      true,
    ]);
    expect(await memberOf(101)).toMatchObject({ mobile: "0797654321", specialties: ["الجراحة"], version: 2 });
    expect(await entriesOf(101)).toEqual([
      {
        action: "member.change",
        actorKind: "staff",
        detail: {
          mobile: { before: "0790001002", after: "0797654321" },
          specialties: { before: null, after: "الجراحة" },
        },
      },
    ]);
    expect(await db.$count(outbox)).toBe(1);
  });

  it("stay as they are if the writer saw an older version", async () => {
    const office = await anOffice();
    await aMember(101);
    await changeParticulars(101, { mobile: "0797654321" }, office());
    const { outcome } = await changeParticulars(101, { mobile: "0791111111" }, office());
    expect(outcome).toEqual({ done: false, reason: "changed-meanwhile" });
    expect((await memberOf(101)).mobile).toBe("0797654321");
  });
});

describe("payments", () => {
  it("are corrected with a reason, also for a member who had none", async () => {
    const office = await anOffice();
    await aMember(101);
    await correctDues(
      101,
      { paid: { annualFeePaidYear: 2025, socialMonth: null }, reason: "كتاب ١٢" },
      office(),
    );
    await correctDues(101, { paid: { annualFeePaidYear: 2026 }, reason: "كتاب ١٣" }, office(2));
    expect(await db.select().from(dues)).toMatchObject([{ memberNumber: 101, annualFeePaidYear: 2026 }]);
    expect(await entriesOf(101)).toMatchObject([
      {
        action: "member.dues",
        detail: { annualFeePaidYear: { before: null, after: 2025 }, reason: "كتاب ١٢" },
      },
      {
        action: "member.dues",
        detail: { annualFeePaidYear: { before: 2025, after: 2026 }, reason: "كتاب ١٣" },
      },
    ]);
    expect((await memberOf(101)).version).toBe(3);
  });
});

describe("a new member", () => {
  it("gets the number of one of two who ask for it; the other is offered the next", async () => {
    const office = await anOffice();
    await aMember(101);
    const adding = () => ({ ...office(), confirmedNumber: null });
    expect(await proposedNumber()).toBe(102);
    const outcomes = await Promise.all([
      addMember(newMember(102), adding()),
      addMember(newMember(102), adding()),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining([
        { done: true, memberNumber: 102 },
        { done: false, reason: "taken", next: 103 },
      ]),
    );
    expect(await memberOf(102)).toMatchObject({
      workStatus: 100,
      specialties: ["طب الأسرة", "الجراحة"],
      version: 1,
    });
    expect(await entriesOf(102)).toMatchObject([{ action: "member.add" }]);
  });

  it("gets a number far from the series only if it is sent a second time", async () => {
    const office = await anOffice();
    await aMember(101);
    const stray = newMember(9_990_001);
    const first = await addMember(stray, { ...office(), confirmedNumber: null });
    expect(first.outcome).toEqual({ done: false, reason: "stray", next: 102 });
    const again = await addMember(stray, { ...office(), confirmedNumber: 9_990_001 });
    expect(again.outcome).toEqual({ done: true, memberNumber: 9_990_001 });
    await aMember(102);
    expect(await proposedNumber()).toBe(103);
  });
});

describe("a status", () => {
  const reason = "كتاب المستشفى";
  it("changes from a day on, and its history keeps that day", async () => {
    const office = await anOffice();
    await aMember(101);
    const { outcome } = await changeStatus(101, { workStatus: 2, from: "2026-01-15", reason }, office());
    expect(outcome).toEqual({ done: true, scheduled: false });
    expect((await memberOf(101)).workStatus).toBe(2);
    expect(await db.select().from(statusChanges)).toMatchObject([
      { before: 1, after: 2, reason, at: ammanMoment("2026-01-15", "00:00") },
    ]);
    const earlier = await changeStatus(101, { workStatus: 1, from: "2026-01-14", reason }, office(null));
    expect(earlier.outcome).toEqual({ done: false, reason: "before-last-change", day: "2026-01-15" });
    const same = await changeStatus(101, { workStatus: 2, from: today(), reason }, office(null));
    expect(same.outcome).toEqual({ done: false, reason: "unchanged" });
  });

  it("is refused if somebody has changed the member since the form was opened", async () => {
    const office = await anOffice();
    await aMember(101);
    const change = (workStatus: number) =>
      changeStatus(101, { workStatus, from: today(), reason }, office(1));
    const outcomes = await Promise.all([change(2), change(3)]);
    expect(outcomes.map(({ outcome }) => outcome.done).sort()).toEqual([false, true]);
    expect(await db.$count(statusChanges)).toBe(1);
  });

  it("takes effect once, at midnight in Amman, if its day is still to come", async () => {
    const office = await anOffice();
    await aMember(101);
    vi.useFakeTimers({ toFake: ["Date"], now: ammanMoment("2026-03-01", "12:00") });
    await changeStatus(101, { workStatus: 2, from: "2026-03-10", reason }, office());
    await changeStatus(101, { workStatus: 3, from: "2026-03-05", reason }, office());
    expect(await db.select().from(scheduledStatuses)).toMatchObject([
      { workStatus: 3, fromDay: "2026-03-05" },
    ]);
    vi.setSystemTime(ammanMoment("2026-03-04", "23:59"));
    await applyDueStatuses();
    expect((await memberOf(101)).workStatus).toBe(1);
    vi.setSystemTime(ammanMoment("2026-03-05", "00:00"));
    await Promise.all([applyDueStatuses(), applyDueStatuses()]);
    expect((await memberOf(101)).workStatus).toBe(3);
    expect(await db.select().from(statusChanges)).toMatchObject([
      { after: 3, at: ammanMoment("2026-03-05", "00:00") },
    ]);
    expect((await entriesOf(101)).map(({ action }) => action)).toEqual([
      "member.status-scheduled",
      "member.status-scheduled",
      "member.status",
    ]);
    expect(await db.$count(scheduledStatuses)).toBe(0);
  });

  it("brings its titles and its fee along, on a coming day at the same midnight", async () => {
    const office = await anOffice();
    await aMember(101, { workStatus: 100, specialties: [] });
    const permanent = { workStatus: 1, specialties: "طب الأسرة; الجراحة", annualFeePaidYear: 2026 };
    vi.useFakeTimers({ toFake: ["Date"], now: ammanMoment("2026-03-01", "12:00") });
    await changeStatus(101, { ...permanent, from: "2026-03-05", reason }, office());
    expect([await memberOf(101), await db.$count(dues)]).toMatchObject([
      { workStatus: 100, specialties: [] },
      0,
    ]);
    vi.setSystemTime(ammanMoment("2026-03-05", "00:00"));
    await applyDueStatuses();
    expect(await memberOf(101)).toMatchObject({ workStatus: 1, specialties: ["طب الأسرة", "الجراحة"] });
    expect(await db.select().from(dues)).toMatchObject([{ memberNumber: 101, annualFeePaidYear: 2026 }]);
    expect((await entriesOf(101)).at(-1)).toMatchObject({
      action: "member.status",
      detail: {
        workStatus: { before: "100", after: "1" },
        specialties: { before: null, after: "طب الأسرة; الجراحة" },
        annualFeePaidYear: { before: null, after: 2026 },
        from: "2026-03-05",
      },
    });
  });

  it("may be the titles alone, and removes them all if none are sent", async () => {
    const office = await anOffice();
    await aMember(101, { specialties: ["الجراحة"] });
    const { outcome } = await changeStatus(
      101,
      { workStatus: 1, specialties: null, from: today(), reason },
      office(),
    );
    expect(outcome).toEqual({ done: true, scheduled: false });
    expect((await memberOf(101)).specialties).toEqual([]);
    expect(await db.$count(statusChanges)).toBe(0);
  });
});

it("finds nobody to change under an unknown number", async () => {
  const office = await anOffice();
  const notFound = { done: false, reason: "not-found" };
  expect((await changeParticulars(999, {}, office())).outcome).toEqual(notFound);
  expect((await changeStatus(999, { workStatus: 2, from: today(), reason: "x" }, office())).outcome).toEqual(
    notFound,
  );
  expect(await db.execute(sql`select count(*)::int as count from members`)).toMatchObject([{ count: 0 }]);
});
