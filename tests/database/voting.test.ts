import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { audit, db, elections, voteEvents, voters } from "~/db";
import { lockCurrentElection } from "~/domain/elections/elections.server";
import { askMark, markVoter, removeMark, setMark, undoMark } from "~/domain/elections/marks.server";
import {
  findVoterCard,
  listNamesakes,
  openVoterCard,
  searchVoters,
} from "~/domain/elections/voter-card.server";
import { aMember, aSubmission, changeMember } from "../builders/doctors";
import { aClerk, anElection, hoursFromNow, onRoll } from "../builders/elections";
import { useDatabase } from "../support/database";
import { isRowHeld } from "../support/held-row";

useDatabase();

const VOTER = 10001;
const nowhere = { centreId: null, desk: null };

async function aPollingPlace(values: Partial<typeof elections.$inferInsert> = {}) {
  const election = await anElection(values);
  const [first, second] = [await aClerk("CLERK1"), await aClerk("CLERK2")];
  await aMember(VOTER);
  const station = { centreId: election.centreId, desk: "3" };
  const mark = (clerk = first, submission = aSubmission("vote")) =>
    markVoter(VOTER, { clerk, station, submission });
  const undo = (supervisor = second, submission = aSubmission("undo")) =>
    undoMark(VOTER, { supervisor, station: nowhere, reason: "the wrong doctor", submission });
  return { election, first, second, station, mark, undo };
}

const line = async () => (await db.select().from(voters).where(eq(voters.memberNumber, VOTER)))[0];
const acts = async () =>
  (await db.select({ act: voteEvents.act }).from(voteEvents).orderBy(asc(voteEvents.id))).map(
    ({ act }) => act,
  );
const recorded = (action: string) => db.$count(audit, eq(audit.action, action));
const failure = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  );

describe("marking a voter", () => {
  it("stores clerk, time and station, and records it once", async () => {
    const { election, first, station, mark } = await aPollingPlace();
    const { outcome } = await mark();
    expect(outcome).toMatchObject({
      marked: true,
      mark: { by: { username: "CLERK1" }, centre: { code: 2, en: "Irbid" }, desk: "3" },
    });
    expect(await line()).toMatchObject({
      electionId: election.id,
      electF: 1,
      markedBy: first.id,
      markedCentreId: station.centreId,
      markedDesk: "3",
    });
    expect(await acts()).toEqual(["mark"]);
    expect(await recorded("vote.mark")).toBe(1);
  });

  it("locks the election until the transaction ends, so that it cannot close in between", async () => {
    await anElection();
    const held = await db.transaction(async (tx) => {
      await lockCurrentElection(tx);
      return isRowHeld(tx, elections);
    });
    expect(held).toBe(true);
  });

  it("succeeds for one of 20 concurrent clerks; the others see clerk, time and station of the first", async () => {
    const { first, second, mark } = await aPollingPlace();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => mark(n % 2 ? first : second)));
    const outcomes = answers.map(({ outcome }) => outcome);
    const winner = outcomes.find(({ marked }) => marked);
    expect(outcomes.filter(({ marked }) => marked)).toHaveLength(1);
    for (const outcome of outcomes.filter(({ marked }) => !marked))
      expect(outcome).toEqual({
        marked: false,
        reason: "already",
        mark: (winner as { mark: unknown }).mark,
      });
    expect(await acts()).toEqual(["mark"]);
    expect(await recorded("vote.mark")).toBe(1);
  });

  it("repeats the answer when the same form is sent 20 times", async () => {
    const { first, second, mark } = await aPollingPlace();
    const submission = aSubmission("vote");
    const answers = await Promise.all(Array.from({ length: 20 }, () => mark(first, submission)));
    expect(answers.every(({ outcome }) => outcome.marked)).toBe(true);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect((await mark(second)).outcome).toMatchObject({ marked: false, reason: "already" });
    expect(await recorded("vote.mark")).toBe(1);
  });

  it("does not repeat that a mark is in force after it was undone", async () => {
    const { first, station, undo } = await aPollingPlace();
    const submission = aSubmission("vote");
    const wish = {
      memberNumber: VOTER,
      electF: 1,
      clerk: first,
      station,
      submission,
    };
    expect((await askMark(wish)).mark).toBeDefined();
    expect((await askMark(wish)).mark).toBeDefined();
    await undo();
    expect((await askMark(wish)).refusal).toEqual({ reason: "undone-since" });
    expect((await askMark({ ...wish, submission: aSubmission("vote") })).mark).toBeDefined();
    expect(await acts()).toEqual(["mark", "undo", "mark"]);
  });

  it("ignores a station of another election", async () => {
    const former = await anElection({ opensAt: hoursFromNow(-9), closesAt: hoursFromNow(-8) });
    const { first } = await aPollingPlace();
    const station = { centreId: former.centreId, desk: "7" };
    await markVoter(VOTER, { clerk: first, station, submission: aSubmission("vote") });
    expect(await line()).toMatchObject({ electF: 1, markedCentreId: null, markedDesk: null });
  });

  it.each([
    ["before", { opensAt: hoursFromNow(1), closesAt: hoursFromNow(2) }],
    ["closed", { opensAt: hoursFromNow(-2), closesAt: hoursFromNow(-1) }],
  ])("changes nothing outside the voting window: %s", async (reason, window) => {
    const { mark } = await aPollingPlace(window);
    expect((await mark()).outcome).toEqual({ marked: false, reason });
    expect(await line()).toBeUndefined();
  });

  it("requires a line in the roll once a roll was imported", async () => {
    const { election, mark } = await aPollingPlace({ rollImportedAt: new Date() });
    expect((await findVoterCard(VOTER, election.id))?.onRoll).toBe(false);
    expect((await mark()).outcome).toEqual({ marked: false, reason: "not-on-roll" });
    await onRoll(election.id, VOTER);
    expect((await mark()).outcome.marked).toBe(true);
  });

  it("reports an unknown member number, and a missing election", async () => {
    const clerk = await aClerk("CLERK1");
    const marking = { clerk, station: nowhere, submission: aSubmission("vote") };
    expect((await markVoter(VOTER, marking)).outcome).toEqual({ marked: false, reason: "no-election" });
    await anElection();
    const again = { ...marking, submission: aSubmission("vote") };
    expect((await markVoter(VOTER, again)).outcome).toEqual({ marked: false, reason: "not-found" });
  });
});

describe("a mark", () => {
  it("from an earlier election does not count in this one", async () => {
    const { election, mark } = await aPollingPlace();
    await mark();
    const { id } = await anElection({ opensAt: hoursFromNow(2), closesAt: hoursFromNow(3) });
    expect(await findVoterCard(VOTER, election.id)).toMatchObject({ electF: 1, mark: { desk: "3" } });
    expect(await findVoterCard(VOTER, id)).toMatchObject({ electF: null, mark: null });
  });

  it("is not cleared by a submitted 'No'", async () => {
    const { first, station, mark } = await aPollingPlace();
    const wish = { memberNumber: VOTER, electF: 0, clerk: first, station };
    const ask = () => askMark({ ...wish, submission: aSubmission("vote") });
    expect((await ask()).refusal).toEqual({ reason: "choose-yes" });
    await mark();
    expect((await ask()).refusal).toEqual({ reason: "never-back" });
    expect((await line())?.electF).toBe(1);
  });

  it("is protected by the statements even without the trigger", async () => {
    const { election, first, second, station, mark } = await aPollingPlace();
    await mark();
    const before = await line();
    const voter = { electionId: election.id, memberNumber: VOTER };
    const at = new Date();
    await db.execute(sql`alter table voters disable trigger vote_stays`);
    try {
      expect(await db.transaction((tx) => setMark(tx, voter, { by: second.id, at, station }))).toBe(false);
      const mark = { by: first.id, at, station, reason: "my own mistake" };
      expect(await failure(db.transaction((tx) => removeMark(tx, voter, mark)))).toMatch(
        /^no mark of another/,
      );
    } finally {
      await db.execute(sql`alter table voters enable trigger vote_stays`);
    }
    expect(await line()).toEqual(before);
    expect(await acts()).toEqual(["mark"]);
  });

  it.each([
    ["set to 0", sql`update voters set elect_f = 0, marked_at = null`],
    ["set to nothing", sql`update voters set elect_f = null, marked_at = null`],
    ["written over", sql`update voters set marked_desk = '9'`],
    ["deleted", sql`delete from voters`],
  ])("is protected by the trigger alone: %s", async (_, statement) => {
    const { mark } = await aPollingPlace();
    await mark();
    const before = await line();
    expect(await failure(db.execute(statement))).toMatch(/recorded undo|written over|stays on the roll/);
    expect(await line()).toEqual(before);
  });

  it("cannot be undone by the clerk who made it, because of the trigger", async () => {
    const { election, first, mark } = await aPollingPlace();
    await mark();
    const undone = db.transaction(async (tx) => {
      const reason = "my own mistake";
      const voter = { electionId: election.id, memberNumber: VOTER };
      await tx.insert(voteEvents).values({ ...voter, act: "undo", by: first.id, reason });
      await tx.update(voters).set({ electF: 0, markedAt: null });
    });
    expect(await failure(undone)).toMatch(/second person/);
    expect((await line())?.electF).toBe(1);
  });
});

describe("undoing a mark", () => {
  it("requires a second person and a reason, after which the voter can be marked again", async () => {
    const { first, mark, undo } = await aPollingPlace();
    expect((await undo()).outcome).toEqual({ undone: false, reason: "not-marked" });
    await mark();
    expect((await undo(first)).outcome).toEqual({ undone: false, reason: "own-mark" });
    expect((await line())?.electF).toBe(1);
    expect((await undo()).outcome).toEqual({ undone: true });
    expect(await line()).toMatchObject({ electF: null, markedAt: null, markedBy: null, markedDesk: null });
    const [entry] = await db.select().from(audit).where(eq(audit.action, "vote.undo"));
    expect(entry).toMatchObject({ subject: `member:${VOTER}`, detail: { reason: "the wrong doctor" } });
    expect((await mark()).outcome.marked).toBe(true);
    expect(await acts()).toEqual(["mark", "undo", "mark"]);
  });

  it("happens once of 20 concurrent requests, and once for a repeated form", async () => {
    const { second, mark, undo } = await aPollingPlace();
    await mark();
    const submission = aSubmission("undo");
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => undo()),
      ...Array.from({ length: 10 }, () => undo(second, submission)),
    ]);
    expect(answers.filter(({ outcome, replayed }) => outcome.undone && !replayed)).toHaveLength(1);
    expect(await recorded("vote.undo")).toBe(1);
    expect(await acts()).toEqual(["mark", "undo"]);
  });

  it("is impossible after the voting window", async () => {
    const { mark, undo } = await aPollingPlace();
    await mark();
    await db.update(elections).set({ closesAt: hoursFromNow(-0.5) });
    expect((await undo()).outcome).toEqual({ undone: false, reason: "closed" });
  });
});

describe("a clerk's look-ups", () => {
  it("are recorded, and shown to the doctor", async () => {
    const { election, first } = await aPollingPlace();
    const current = { ...election } as never;
    expect(await openVoterCard(VOTER, current, { kind: "computer", id: first.id })).toMatchObject({
      memberNumber: VOTER,
      onRoll: true,
    });
    expect(await openVoterCard(99_999, current, { kind: "computer", id: first.id })).toBeNull();
    await searchVoters("rana", first);
    const entries = await db.select({ action: audit.action, subject: audit.subject }).from(audit);
    expect(entries).toEqual([
      { action: "elections-card.read", subject: `member:${VOTER}` },
      { action: "elections-card.search", subject: "members" },
    ]);
  });

  it.each([
    ["عبدالله سامي", "عبد الله سامي قاسم"],
    ["عبد الله سامي", "عبدالله سامي قاسم"],
    ["صلاحالدين", "صلاح الدين حداد"],
    ["بنيهاني", "رنا بني هاني"],
    ["د. وليد ن. الخصاونة", "وليد نادر الخصاونة"],
  ])("finds by %j the doctor registered as %j", async (typed, nameAr) => {
    const { first } = await aPollingPlace();
    await aMember(10004, { nameAr, nameEn: "" });
    const { voters } = await searchVoters(typed, first);
    expect(voters.map(({ memberNumber }) => memberNumber)).toEqual([10004]);
  });

  it("treats a doctor of the same name in another spacing as a namesake", async () => {
    const { election, first } = await aPollingPlace();
    await changeMember(VOTER, { nameAr: "عبدالله سامي" });
    await aMember(10004, { nameAr: "عبد الله سامي" });
    const card = await openVoterCard(VOTER, { ...election } as never, { kind: "computer", id: first.id });
    expect((await listNamesakes(card!)).map(({ memberNumber }) => memberNumber)).toEqual([10004]);
  });

  it("find others of the same name in any spelling", async () => {
    const { election, first } = await aPollingPlace();
    await aMember(10002, { nameAr: "رَنا حدّاد" });
    await aMember(10003, { nameAr: "رنا حداد الكبير" });
    const card = await openVoterCard(VOTER, { ...election } as never, { kind: "computer", id: first.id });
    expect((await listNamesakes(card!)).map(({ memberNumber }) => memberNumber)).toEqual([10002]);
    const { voters: found, hasMore } = await searchVoters("حداد رنا", first);
    expect([found.length, hasMore]).toEqual([3, false]);
  });
});
