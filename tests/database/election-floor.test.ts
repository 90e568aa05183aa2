import { and, asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { audit, db, elections, members, outbox, pollingCentres, rollObjections, voters } from "~/db";
import { verifyChain } from "~/domain/audit/chain.server";
import { readClosingCount } from "~/domain/elections/closing-count.server";
import { currentElection } from "~/domain/elections/elections.server";
import type { ObjectionDecision } from "~/domain/elections/input";
import { markVoter, undoMark } from "~/domain/elections/marks.server";
import { decideObjection } from "~/domain/elections/objection-decision.server";
import {
  getObjection,
  listObjections,
  listOwnObjections,
  objectToRoll,
} from "~/domain/elections/objections.server";
import { readTurnout } from "~/domain/elections/turnout.server";
import { exportRoll, readRollSheet } from "~/domain/elections/voter-roll.server";
import { NotFound } from "~/platform/not-found";
import { aStaffUser } from "../builders/complaints";
import { aMember, aSubmission } from "../builders/doctors";
import { aClerk, anElection, hoursFromNow } from "../builders/elections";
import { useDatabase } from "../support/database";

useDatabase();

const election = async () => (await currentElection())!;
const centre = async (electionId: number, code: number) => {
  const [added] = await db
    .insert(pollingCentres)
    .values({ electionId, code, nameAr: `مركز ${code}`, nameEn: `Centre ${code}` })
    .returning({ id: pollingCentres.id });
  return added!.id;
};
const line = async (memberNumber: number) =>
  (await db.select().from(voters).where(eq(voters.memberNumber, memberNumber)))[0];
const actions = async () =>
  (await db.select({ action: audit.action }).from(audit).orderBy(asc(audit.id))).map(({ action }) => action);

/**
 * Creates two centres: 1-4 belong to the first, 5 to the second; 1 votes there, 2 at the second, 3 is marked and
 * undone.
 */
async function aPollingDay() {
  const { id, centreId } = await anElection({
    rollImportedAt: hoursFromNow(-2),
    objectionsUntil: hoursFromNow(1),
  });
  const second = await centre(id, 5);
  const [clerk, supervisor] = [await aClerk("CLERK1"), await aClerk("CLERK2")];
  for (const number of [1, 2, 3, 4, 5, 6]) await aMember(number);
  await db.insert(voters).values(
    [1, 2, 3, 4, 5].map((number) => ({
      electionId: id,
      memberNumber: number,
      centreId: number < 5 ? centreId : second,
    })),
  );
  const mark = (number: number, at: number) =>
    markVoter(number, { clerk, station: { centreId: at, desk: "1" }, submission: aSubmission("vote") });
  await mark(1, centreId);
  await mark(2, second);
  await mark(3, centreId);
  await undoMark(3, {
    supervisor,
    station: { centreId: second, desk: "9" },
    reason: "the wrong doctor",
    submission: aSubmission("undo"),
  });
  return { id, first: centreId, second };
}

describe("the turnout", () => {
  it("is counted by centre and by hour of the day in Amman", async () => {
    const { first, second } = await aPollingDay();
    const { total: overall, perCentre, withoutCentre, marks } = await readTurnout(await election());
    expect(overall).toMatchObject({ onRoll: 5, voted: 2, votedThere: 1, votedElsewhere: 1, share: "40.0" });
    expect(perCentre).toMatchObject([
      { id: first, onRoll: 4, votedThere: 1, votedElsewhere: 1, markedHere: 1 },
      { id: second, onRoll: 1, votedThere: 0, votedElsewhere: 0, markedHere: 1 },
    ]);
    expect(withoutCentre).toBeNull();
    expect(marks.hours.reduce((total, hour) => total + hour.marks, 0)).toBeGreaterThan(0);
    expect(marks.lastAt).toEqual((await line(2))!.markedAt);
  });

  it("counts marks by the hour in Amman, on the last day with any", async () => {
    const { id } = await anElection({ rollImportedAt: hoursFromNow(-2) });
    const moments = ["2026-11-20T20:59:00Z", "2026-11-20T21:00:00Z", "2026-11-21T20:59:59Z"];
    for (const [nth, at] of moments.entries()) {
      await aMember(nth + 1);
      await db
        .insert(voters)
        .values({ electionId: id, memberNumber: nth + 1, electF: 1, markedAt: new Date(at) });
    }
    expect((await readTurnout(await election())).marks).toEqual({
      day: "2026-11-21",
      lastAt: new Date("2026-11-21T20:59:59Z"),
      hours: [
        { hour: 0, marks: 1 },
        { hour: 23, marks: 1 },
      ],
    });
  });

  it("counts the entire register until a roll is imported, and nothing without marks", async () => {
    await anElection();
    await aMember(1);
    const { total: overall, withoutCentre, marks } = await readTurnout(await election());
    expect([overall.onRoll, withoutCentre?.onRoll]).toEqual([1, 1]);
    expect(marks).toEqual({ day: null, lastAt: null, hours: [] });
  });
});

describe("the closing count", () => {
  it("names every undo and every clerk, is consistent, and contains the last hash of the audit log", async () => {
    await aPollingDay();
    const count = (await readClosingCount())!;
    expect(count.final).toBe(false);
    expect(count.undos).toMatchObject([
      {
        memberNumber: 3,
        username: "CLERK2",
        desk: "9",
        centre: { en: "Centre 5" },
        reason: "the wrong doctor",
      },
    ]);
    expect(count.clerks).toMatchObject([
      { username: "CLERK1", marks: 3, undos: 0 },
      { username: "CLERK2", marks: 0, undos: 1 },
    ]);
    expect(count.balance).toEqual({ marks: 3, undos: 1, standing: 2, agrees: true });
    expect(count.turnout.total.voted).toBe(2);
    expect(await verifyChain(count.chain!)).toMatchObject({ broken: null, last: count.chain });
    await db.update(elections).set({ closesAt: hoursFromNow(-0.1) });
    expect((await readClosingCount())!.final).toBe(true);
    await anElection({ opensAt: hoursFromNow(1), closesAt: hoursFromNow(2) });
    expect((await readClosingCount())!.balance.standing).toBe(0);
    expect((await readClosingCount(count.election.id))!.balance.standing).toBe(2);
  });

  it("is empty without an election", async () => {
    expect(await readClosingCount()).toBeNull();
  });
});

describe("the roll on paper and as a file", () => {
  it("are in the order of the Arabic names, ignoring hamzas, and show who has voted", async () => {
    const { id, centreId } = await anElection({ rollImportedAt: hoursFromNow(-1) });
    const names = ["ياسر", "أحمد", "بسام", "إبراهيم", "آمنة", "سلمى"];
    for (const [nth, nameAr] of names.entries()) {
      await aMember(nth + 1, { nameAr });
      await db.insert(voters).values({ electionId: id, memberNumber: nth + 1, centreId });
    }
    await aMember(7, { nameAr: "ليس في الجدول" });
    const clerk = await aClerk("CLERK1");
    await markVoter(3, { clerk, station: { centreId, desk: null }, submission: aSubmission("vote") });
    const roll = {
      election: await election(),
      centre: { id: centreId, code: 2, name: { ar: "إربد", en: "Irbid" } },
    };
    const { lines, total, sheets } = await readRollSheet(roll, 7);
    expect([total, sheets]).toEqual([6, 1]);
    expect(lines.map(({ name }) => name.ar)).toEqual(["إبراهيم", "أحمد", "آمنة", "بسام", "سلمى", "ياسر"]);
    expect(lines.filter(({ markedAt }) => markedAt).map(({ memberNumber }) => memberNumber)).toEqual([3]);
    const taken = [];
    for await (const some of (await exportRoll({ kind: "computer", id: clerk.id }, roll)).batches)
      taken.push(...some);
    expect(taken).toEqual(lines);
    expect((await actions()).filter((action) => action.startsWith("roll."))).toEqual(["roll.export"]);
    expect((await readRollSheet({ ...roll, centre: null }, 1)).total).toBe(0);
  });

  it("is the register until a roll is imported, and 1,200 lines come in three parts, each once", async () => {
    await anElection();
    const numbers = Array.from({ length: 1200 }, (_, nth) => nth + 1);
    await db
      .insert(members)
      .values(
        numbers.map((memberNumber) => ({ memberNumber, nameAr: `طبيب ${memberNumber % 7}`, workStatus: 1 })),
      );
    const roll = { election: await election(), centre: null };
    const { lines, before, sheets } = await readRollSheet(roll, 3);
    expect([lines.length, before, sheets]).toEqual([200, 1000, 3]);
    const parts = [];
    for await (const some of (await exportRoll({ kind: "staff", id: null }, roll)).batches) parts.push(some);
    expect(parts.map((part) => part.length)).toEqual([500, 500, 200]);
    expect(new Set(parts.flat().map(({ memberNumber }) => memberNumber)).size).toBe(1200);
  });
});

const DOCTOR = 10001;
const wrongCentre = { about: "wrong-centre" as const, words: "أعمل في إربد منذ عامين." };
const missing = { about: "missing" as const, words: "اسمي غير مدرج." };
const accept = (centreId: number | null = null): ObjectionDecision => ({
  decision: "accept",
  centre: centreId,
  note: null,
});
const refuse: ObjectionDecision = { decision: "refuse", centre: null, note: "لم يُسدَّد الرسم." };

async function aRoll(values: Partial<typeof elections.$inferInsert> = {}) {
  const added = await anElection({
    rollImportedAt: hoursFromNow(-1),
    objectionsUntil: hoursFromNow(1),
    ...values,
  });
  await aMember(DOCTOR);
  return { ...added, admin: await aStaffUser("admin") };
}
const onRollAt = (electionId: number, centreId: number | null) =>
  db.insert(voters).values({ electionId, memberNumber: DOCTOR, centreId });
const object = (input = missing as typeof missing | typeof wrongCentre, submission = aSubmission("object")) =>
  objectToRoll(DOCTOR, input, submission);
const objections = () => db.select().from(rollObjections).orderBy(asc(rollObjections.id));

describe("an objection to the roll", () => {
  it("is stored once of twenty concurrent ones, and a repeated submission gets the same answer", async () => {
    await aRoll();
    const sent = await Promise.all(Array.from({ length: 20 }, () => object()));
    expect(sent.filter(({ outcome }) => outcome.done)).toHaveLength(1);
    expect(sent.find(({ outcome }) => !outcome.done)!.outcome).toEqual({
      done: false,
      reason: "one-waiting",
    });
    expect(await objections()).toHaveLength(1);
    expect(await actions()).toEqual(["election.objection"]);
    await db.update(rollObjections).set({ state: "refused" });
    const submission = aSubmission("object");
    const twice = [await object(missing, submission), await object(missing, submission)];
    expect(twice.map(({ outcome, replayed }) => [outcome, replayed])).toEqual([
      [{ done: true }, false],
      [{ done: true }, true],
    ]);
    expect(await listOwnObjections(DOCTOR)).toMatchObject([{ state: "waiting" }, { state: "refused" }]);
  });

  it.each([
    ["after the deadline", { objectionsUntil: hoursFromNow(-0.1) }],
    ["without a deadline", { objectionsUntil: null }],
  ])("is refused %s", async (_, values) => {
    await aRoll(values);
    expect((await object()).outcome).toEqual({ done: false, reason: "too-late" });
    expect(await objections()).toEqual([]);
  });
});

describe("a decision on an objection", () => {
  const decide = async (
    admin: { id: string },
    decision: ObjectionDecision,
    submission = aSubmission("decide"),
  ) => {
    const [objection] = await objections();
    return decideObjection(
      admin,
      { electionId: objection!.electionId, id: objection!.id },
      decision,
      submission,
    );
  };

  it("adds the missing doctor, notifies them, and is recorded", async () => {
    const { admin, centreId } = await aRoll();
    await object();
    expect((await decide(admin, accept(centreId))).outcome).toEqual({ done: true });
    expect(await line(DOCTOR)).toMatchObject({ centreId, electF: null });
    const [letter] = await db.select().from(outbox);
    expect(letter).toMatchObject({ recipient: `rana${DOCTOR}@home.example`, about: `member:${DOCTOR}` });
    expect(letter!.text).toContain("إربد");
    expect(letter!.text).toContain("Irbid");
    const [entry] = await db.select().from(audit).where(eq(audit.action, "election.objection-decided"));
    expect(entry).toMatchObject({
      actorId: admin.id,
      subject: `member:${DOCTOR}`,
      detail: { status: "accepted", centre: { before: null, after: 2 } },
    });
  });

  it("moves to the chosen centre and never touches a mark", async () => {
    const { id, admin, centreId } = await aRoll();
    const other = await centre(id, 7);
    await onRollAt(id, centreId);
    const clerk = await aClerk("CLERK1");
    await markVoter(DOCTOR, { clerk, station: { centreId, desk: "2" }, submission: aSubmission("vote") });
    const before = await line(DOCTOR);
    await object(wrongCentre);
    expect((await decide(admin, accept())).outcome).toEqual({ done: false, reason: "no-centre" });
    expect((await decide(admin, accept(999))).outcome).toEqual({ done: false, reason: "unknown-centre" });
    expect((await decide(admin, accept(other))).outcome).toEqual({ done: true });
    expect(await line(DOCTOR)).toEqual({ ...before, centreId: other });
  });

  it("keeps the entry of a doctor who is already on the roll", async () => {
    const { id, admin, centreId } = await aRoll();
    await onRollAt(id, null);
    await object();
    expect((await decide(admin, accept(centreId))).outcome).toEqual({ done: true });
    expect(await line(DOCTOR)).toMatchObject({ centreId: null });
  });

  it("moves nobody who is not on an imported roll, and changes no roll after the election has closed", async () => {
    const { admin, centreId } = await aRoll();
    await object(wrongCentre);
    expect((await decide(admin, accept(centreId))).outcome).toEqual({ done: false, reason: "not-on-roll" });
    await db.update(elections).set({ closesAt: hoursFromNow(-0.1) });
    expect((await decide(admin, accept(centreId))).outcome).toEqual({ done: false, reason: "closed" });
    expect((await objections())[0]).toMatchObject({ state: "waiting" });
    expect((await decide(admin, refuse)).outcome).toEqual({ done: true });
    expect(await line(DOCTOR)).toBeUndefined();
  });

  it("is made by one of twenty concurrent members of staff; the others are informed", async () => {
    const { id, admin, centreId } = await aRoll();
    const other = await aStaffUser("admin", "other@elections.test");
    await object();
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        decide(nth % 2 ? admin : other, nth % 2 ? accept(centreId) : refuse),
      ),
    );
    expect(made.filter(({ outcome }) => outcome.done)).toHaveLength(1);
    expect(made.filter(({ outcome }) => !outcome.done && outcome.reason === "decided-before")).toHaveLength(
      19,
    );
    expect(await db.$count(outbox)).toBe(1);
    expect(await db.$count(audit, eq(audit.action, "election.objection-decided"))).toBe(1);
    const [decided] = await objections();
    const added = await db.$count(voters, and(eq(voters.electionId, id), eq(voters.memberNumber, DOCTOR)));
    expect(added).toBe(decided!.state === "accepted" ? 1 : 0);
  });

  it("is listed after the pending ones, and found only under its election", async () => {
    const { id, admin } = await aRoll();
    await object();
    await decide(admin, refuse);
    await object(wrongCentre);
    const { objections: listed } = await listObjections({ electionId: id, state: null, page: 9 });
    expect(listed.map(({ state }) => state)).toEqual(["waiting", "refused"]);
    expect(await getObjection(id, listed[1]!.id)).toMatchObject({
      decidedBy: admin.fullName,
      note: refuse.note,
    });
    await expect(getObjection(id + 1, listed[1]!.id)).rejects.toBeInstanceOf(NotFound);
  });
});
