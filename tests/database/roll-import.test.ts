import { and, asc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  audit,
  computerUsers,
  db,
  elections,
  members,
  pollingCentres,
  rollImports,
  staffUsers,
  voteEvents,
  voters,
} from "~/db";
import { readRollFile } from "~/domain/elections/roll-check.server";
import { figuresOf } from "~/domain/elections/roll-import";
import { applyRoll, getRollImport, storeCheckedRoll } from "~/domain/elections/roll-import.server";
import { NotFound } from "~/platform/not-found";
import { aSubmission } from "../builders/doctors";
import { useDatabase } from "../support/database";

useDatabase();

const HOUR = 3_600_000;
const FIRST = 30_001;

async function anElection({ opensIn = 24, rolled = true } = {}) {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR);
  const [election] = await db
    .insert(elections)
    .values({
      titleAr: "انتخابات",
      titleEn: "Election",
      opensAt: at(opensIn),
      closesAt: at(opensIn + 12),
      rollImportedAt: rolled ? at(-48) : null,
    })
    .returning({ id: elections.id });
  const electionId = election!.id;
  const codes = [1, 2, 3].map((code) => ({
    electionId,
    code,
    nameAr: `مركز ${code}`,
    nameEn: `Centre ${code}`,
  }));
  const centres = await db.insert(pollingCentres).values(codes).returning({ id: pollingCentres.id });
  return { electionId, centre: (code: number) => centres[code - 1]!.id };
}

/** Members numbered from 30001 on. */
const register = (count: number) =>
  db.execute(sql`
    insert into members (member_number, name_ar, work_status)
    select n, 'طبيب ' || n, 1 from generate_series(${FIRST}::int, ${FIRST + count - 1}::int) n`);

async function anAdmin() {
  const [staff] = await db
    .insert(staffUsers)
    .values({ email: "admin@rolls.test", fullName: "Admin", role: "admin", passwordHash: "none" })
    .returning({ id: staffUsers.id });
  return staff!;
}

async function aClerk() {
  const user = { username: "CLERK", passwordHash: "none", permissions: ["vote" as const] };
  const [clerk] = await db.insert(computerUsers).values(user).returning({ id: computerUsers.id });
  return clerk!.id;
}

async function mark(electionId: number, memberNumber: number, by: string) {
  await db
    .update(voters)
    .set({ electF: 1, markedAt: new Date(), markedBy: by })
    .where(and(eq(voters.electionId, electionId), eq(voters.memberNumber, memberNumber)));
  await db.insert(voteEvents).values({ electionId, memberNumber, act: "mark", by });
}

async function checked(electionId: number, text: string, staffId: string | null = null) {
  const read = await readRollFile(new TextEncoder().encode(text));
  if (!("file" in read)) throw new Error(`refused: ${read.problem}`);
  const sent = { electionId, fileName: "roll.csv", file: read.file, staffId };
  const { outcome } = await storeCheckedRoll(sent, aSubmission("roll"));
  return getRollImport(electionId, outcome.id);
}

type Sent = Awaited<ReturnType<typeof checked>>;
const confirm = (
  sent: Sent,
  more: { skipRejected?: boolean; confirmed?: boolean } = {},
  submission = aSubmission(),
) =>
  applyRoll(
    {
      importId: sent.id,
      seen: figuresOf(sent.report),
      skipRejected: false,
      confirmed: false,
      actor: { kind: "system", id: null },
      ...more,
    },
    submission,
  );

const rollOf = async (electionId: number) =>
  (
    await db
      .select({ number: voters.memberNumber, centreId: voters.centreId })
      .from(voters)
      .where(eq(voters.electionId, electionId))
      .orderBy(asc(voters.memberNumber))
  ).map(({ number, centreId }) => [number, centreId]);

describe("checking a roll", () => {
  it("changes nothing, and lists pending changes and invalid lines", async () => {
    const { electionId, centre } = await anElection();
    await register(6);
    const seats = [1, 2, 3, 4].map((nth) => ({
      electionId,
      memberNumber: 30_000 + nth,
      centreId: centre(1),
    }));
    await db.insert(voters).values(seats);
    await mark(electionId, 30_004, await aClerk());
    const before = await rollOf(electionId);
    const lines = ["30001,1", "٣٠٠٠٢,٢", "30005,", "x,1", "39999,1", "30001,3", "30006,9"];
    const { report, state } = await checked(electionId, `DOC_NO,CENTRE,NAME\n${lines.join("\n")}\n`);
    expect(report).toMatchObject({
      counts: { lines: 7, good: 3, added: 1, moved: 1, removed: 1, unchanged: 1, staying: 1 },
      rejected: 4,
      rejects: [
        { line: 5, value: "x", reason: "not-a-number" },
        { line: 6, value: "39999", reason: "unknown-member" },
        { line: 7, value: "30001", reason: "twice", firstLine: 2 },
        { line: 8, value: "9", reason: "unknown-centre" },
      ],
      ignored: ["NAME"],
      encoding: "utf-8",
      hasCentres: true,
      register: null,
    });
    expect([state, await rollOf(electionId)]).toEqual(["checked", before]);
    expect(await db.$count(audit)).toBe(0);
  });

  it("keeps only the columns of a roll, and deletes an unconfirmed check after two days", async () => {
    const { electionId } = await anElection();
    await register(1);
    const old = await checked(electionId, "DOC_NO,NAME\n30001,Secret\n");
    const [row] = await db.select().from(rollImports);
    expect(row!.content).toBe('[[2,"30001",null]]');
    await db.update(rollImports).set({ createdAt: new Date(Date.now() - 49 * HOUR) });
    await checked(electionId, "DOC_NO\n30001\n");
    await expect(getRollImport(electionId, old.id)).rejects.toBeInstanceOf(NotFound);
  });
});

describe("confirming a roll", () => {
  it("removes voters who are not on it, including those who voted in an earlier election only", async () => {
    const earlier = await anElection({ opensIn: -48 });
    const { electionId } = await anElection();
    await register(2);
    const seats = [earlier.electionId, electionId].map((id) => ({ electionId: id, memberNumber: FIRST }));
    await db.insert(voters).values(seats);
    await mark(earlier.electionId, FIRST, await aClerk());
    const sent = await checked(electionId, "DOC_NO\n30002\n");
    expect(sent.report.counts).toMatchObject({ added: 1, removed: 1, staying: 0 });
    await confirm(sent);
    expect(await rollOf(electionId)).toEqual([[30_002, null]]);
    expect(await rollOf(earlier.electionId)).toEqual([[FIRST, null]]);
  });

  it("replaces the old one, except for voters who are or were marked", async () => {
    const { electionId, centre } = await anElection();
    await register(6);
    const seats = [1, 2, 3, 4, 5].map((nth) => ({
      electionId,
      memberNumber: 30_000 + nth,
      centreId: centre(1),
    }));
    await db.insert(voters).values(seats);
    const clerk = await aClerk();
    await mark(electionId, 30_004, clerk);
    await db
      .insert(voteEvents)
      .values({ electionId, memberNumber: 30_005, act: "undo", by: clerk, reason: "x" });
    const admin = await anAdmin();
    const sent = await checked(electionId, "DOC_NO;CENTRE\n30001;1\n30002;2\n30006;3\n", admin.id);
    const counts = { lines: 3, good: 3, added: 1, moved: 1, removed: 1, unchanged: 1, staying: 2 };
    const { outcome } = await confirm(sent);
    expect(outcome).toEqual({ done: true, counts });
    expect(await rollOf(electionId)).toEqual([
      [30_001, centre(1)],
      [30_002, centre(2)],
      [30_004, centre(1)],
      [30_005, centre(1)],
      [30_006, centre(3)],
    ]);
    expect(await db.select().from(audit)).toMatchObject([
      {
        action: "election.roll",
        subject: `election:${electionId}`,
        detail: { file: "roll.csv", ...counts, rejected: 0 },
      },
    ]);
    const applied = await getRollImport(electionId, sent.id);
    expect(applied).toMatchObject({ state: "applied", appliedAt: expect.any(Date), by: "Admin" });
  });

  it("is the first roll; until then the whole register was on it", async () => {
    const { electionId } = await anElection({ rolled: false });
    await register(4);
    const sent = await checked(electionId, "DOC_NO\n30001\n30003\n");
    expect(sent.report).toMatchObject({ register: 4, counts: { added: 2, removed: 0 } });
    expect((await confirm(sent)).outcome).toMatchObject({ done: true });
    const [election] = await db.select().from(elections);
    expect(election!.rollImportedAt).toBeInstanceOf(Date);
    expect(await rollOf(electionId)).toEqual([
      [30_001, null],
      [30_003, null],
    ]);
  });

  it("is applied once, however often it is confirmed", async () => {
    const { electionId } = await anElection();
    await register(50);
    const sent = await checked(
      electionId,
      `DOC_NO\n${Array.from({ length: 50 }, (_, nth) => FIRST + nth).join("\n")}\n`,
    );
    const submission = aSubmission();
    const same = await Promise.all(Array.from({ length: 10 }, () => confirm(sent, {}, submission)));
    expect(same.map(({ outcome }) => outcome.done)).toEqual(Array(10).fill(true));
    expect(same.filter(({ replayed }) => !replayed).length).toBe(1);
    const others = await Promise.all(Array.from({ length: 10 }, () => confirm(sent)));
    expect(new Set(others.map(({ outcome }) => JSON.stringify(outcome)))).toEqual(
      new Set(['{"done":false,"reason":"applied-before"}']),
    );
    expect([await db.$count(voters), await db.$count(audit)]).toEqual([50, 1]);
  });

  it("is refused as a whole while a line is rejected, unless such lines are skipped", async () => {
    const { electionId } = await anElection();
    await register(2);
    const sent = await checked(electionId, "DOC_NO\n30001\nx\n");
    expect((await confirm(sent)).outcome).toEqual({ done: false, reason: "rejected-lines" });
    expect(await rollOf(electionId)).toEqual([]);
    expect((await confirm(sent, { skipRejected: true })).outcome).toMatchObject({ done: true });
    expect(await rollOf(electionId)).toEqual([[30_001, null]]);
  });

  it("is refused if no valid line is left", async () => {
    const { electionId } = await anElection();
    const sent = await checked(electionId, "DOC_NO\nx\n");
    const { outcome } = await confirm(sent, { skipRejected: true });
    expect(outcome).toEqual({ done: false, reason: "nothing-good" });
  });

  it("is refused with new counts if the roll has changed since it was checked", async () => {
    const { electionId } = await anElection();
    await register(3);
    await confirm(await checked(electionId, "DOC_NO\n30001\n30002\n"));
    const sent = await checked(electionId, "DOC_NO\n30001\n30003\n");
    await mark(electionId, 30_002, await aClerk());
    expect((await confirm(sent)).outcome).toEqual({ done: false, reason: "changed-meanwhile" });
    expect((await rollOf(electionId)).length).toBe(2);
    const again = await getRollImport(electionId, sent.id);
    expect([sent.report.counts, again.report.counts]).toMatchObject([
      { removed: 1, staying: 0 },
      { removed: 0, staying: 1 },
    ]);
    expect((await confirm(again)).outcome).toMatchObject({ done: true });
    expect((await rollOf(electionId)).map(([number]) => number)).toEqual([30_001, 30_002, 30_003]);
  });

  it("needs a confirmation if the election is open", async () => {
    const { electionId } = await anElection({ opensIn: -1 });
    await register(1);
    const sent = await checked(electionId, "DOC_NO\n30001\n");
    expect((await confirm(sent)).outcome).toEqual({ done: false, reason: "not-confirmed" });
    expect((await confirm(sent, { confirmed: true })).outcome).toMatchObject({ done: true });
  });

  it("changes nothing if the election is closed", async () => {
    const { electionId } = await anElection({ opensIn: -1 });
    await register(1);
    const sent = await checked(electionId, "DOC_NO\n30001\n");
    await db.update(elections).set({ closesAt: sql`now() - interval '1 minute'` });
    expect((await confirm(sent, { confirmed: true })).outcome).toEqual({ done: false, reason: "closed" });
  });

  it("compares the placements of voters, not only their number", async () => {
    const { electionId } = await anElection();
    await register(2);
    const sent = await checked(electionId, "DOC_NO,CENTRE\n30001,1\n30002,2\n");
    const centre = (code: number) => eq(pollingCentres.code, code);
    await db.update(pollingCentres).set({ code: 9 }).where(centre(1));
    await db.update(pollingCentres).set({ code: 1 }).where(centre(2));
    await db.update(pollingCentres).set({ code: 2 }).where(centre(9));
    expect((await confirm(sent)).outcome).toEqual({ done: false, reason: "changed-meanwhile" });
  });
});

it("lists 100 invalid of 4,000 lines and changes nothing until it is confirmed", async () => {
  const { electionId } = await anElection();
  await register(4000);
  const bad = (nth: number) => nth % 40 === 39;
  const lines = Array.from({ length: 4000 }, (_, nth) =>
    bad(nth) ? `bad ${nth};1` : `${FIRST + nth};${(nth % 3) + 1}`,
  );
  const sent = await checked(electionId, `DOC_NO;CENTRE\r\n${lines.join("\r\n")}`);
  expect(sent.report.rejects.map(({ line }) => line)).toEqual(
    Array.from({ length: 100 }, (_, nth) => nth * 40 + 41),
  );
  expect(sent.report.counts).toMatchObject({ lines: 4000, good: 3900, added: 3900 });
  expect((await confirm(sent)).outcome).toEqual({ done: false, reason: "rejected-lines" });
  expect(await db.$count(voters)).toBe(0);
  expect((await confirm(sent, { skipRejected: true })).outcome).toMatchObject({ done: true });
  expect([await db.$count(voters), await db.$count(members)]).toEqual([3900, 4000]);
});
