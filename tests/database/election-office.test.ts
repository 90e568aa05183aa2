import { asc } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { audit, computerUsers, db, elections, pollingCentres, staffUsers, voteEvents, voters } from "~/db";
import { addCentre, deleteCentre, renameCentre } from "~/domain/elections/centres.server";
import {
  createElection,
  getElection,
  listElections,
  rollFigures,
  updateElection,
} from "~/domain/elections/elections.server";
import { NotFound } from "~/platform/not-found";
import { aMember, aSubmission } from "../builders/doctors";
import { useDatabase } from "../support/database";

useDatabase();

const HOUR = 3_600_000;
const thisHour = Math.floor(Date.now() / HOUR) * HOUR;
const at = (hours: number) => new Date(thisHour + hours * HOUR);
const fields = (opensIn: number, more = {}) => ({
  titleAr: "انتخابات",
  titleEn: "Election",
  opensAt: at(opensIn),
  closesAt: at(opensIn + 12),
  objectionsUntil: null,
  ...more,
});

async function anAdmin() {
  const [staff] = await db
    .insert(staffUsers)
    .values({ email: "admin@office.test", fullName: "Admin", role: "admin", passwordHash: "none" })
    .returning({ id: staffUsers.id });
  return staff!;
}

async function created(staff: { id: string }, opensIn: number, confirmed = false) {
  const written = { value: fields(opensIn), confirmed };
  const { outcome } = await createElection(staff, written, aSubmission());
  if (!outcome.done) throw new Error(outcome.reason);
  return outcome.id;
}

const entries = () => db.select().from(audit).orderBy(asc(audit.id));

/** Inserts a member who is on the roll and marked. */
async function marked(electionId: number, memberNumber: number, centreId: number | null = null) {
  const user = { username: `CLERK${memberNumber}`, passwordHash: "none", permissions: ["vote" as const] };
  const [clerk] = await db.insert(computerUsers).values(user).returning({ id: computerUsers.id });
  await aMember(memberNumber);
  const mark = { electionId, memberNumber, centreId, electF: 1, markedAt: new Date(), markedBy: clerk!.id };
  await db.insert(voters).values(mark);
  await db.insert(voteEvents).values({ electionId, memberNumber, act: "mark", by: clerk!.id });
}

describe("an election", () => {
  it("is created, changed and recorded with the previous values", async () => {
    const staff = await anAdmin();
    const id = await created(staff, 48);
    const value = fields(48, { titleEn: "Council", objectionsUntil: at(24) });
    const update = { id, value, confirmed: false, seenVersion: 1 };
    expect((await updateElection(staff, update, aSubmission())).outcome).toEqual({ done: true });
    expect(await getElection(id)).toMatchObject({ ...value, version: 2, createdBy: staff.id });
    expect(await entries()).toMatchObject([
      { action: "election.create", subject: `election:${id}`, detail: { titleEn: "Election" } },
      {
        action: "election.update",
        actorId: staff.id,
        detail: {
          titleEn: { before: "Election", after: "Council" },
          objectionsUntil: { before: null, after: at(24).toISOString() },
        },
      },
    ]);
    await expect(getElection(id + 1)).rejects.toBeInstanceOf(NotFound);
  });

  it("is not saved over a colleague's change, and a form submitted twice is stored once", async () => {
    const staff = await anAdmin();
    const submission = aSubmission();
    const written = { value: fields(48), confirmed: false };
    const twice = await Promise.all([1, 2].map(() => createElection(staff, written, submission)));
    expect(twice[0]!.outcome).toEqual(twice[1]!.outcome);
    const id = (twice[0]!.outcome as { id: number }).id;
    const change = (titleEn: string) =>
      updateElection(
        staff,
        { id, value: fields(48, { titleEn }), confirmed: false, seenVersion: 1 },
        aSubmission(),
      );
    const outcomes = (await Promise.all(["A", "B"].map(change))).map(({ outcome }) => outcome);
    expect(outcomes).toContainEqual({ done: true });
    expect(outcomes).toContainEqual({ done: false, reason: "changed-meanwhile" });
    expect(await db.$count(elections)).toBe(1);
  });

  it("changes while open only with a confirmation, and so does a replacement", async () => {
    const staff = await anAdmin();
    const id = await created(staff, -1);
    const update = { id, value: fields(-1, { closesAt: at(20) }), confirmed: false, seenVersion: null };
    const refused = { done: false, reason: "not-confirmed" };
    expect((await updateElection(staff, update, aSubmission())).outcome).toEqual({
      ...refused,
      touches: "changes",
    });
    const later = { value: fields(100), confirmed: false };
    expect((await createElection(staff, later, aSubmission())).outcome).toEqual({
      ...refused,
      touches: "replaces",
    });
    expect((await createElection(staff, { ...later, value: fields(-100) }, aSubmission())).outcome.done).toBe(
      true,
    );
    const confirmed = await updateElection(staff, { ...update, confirmed: true }, aSubmission());
    expect([confirmed.outcome, (await getElection(id)).closesAt]).toEqual([{ done: true }, at(20)]);
    expect((await listElections()).map((election) => election.id)[0]).toBe(id);
  });

  it("keeps its opening time once somebody was marked", async () => {
    const staff = await anAdmin();
    const id = await created(staff, -1);
    await marked(id, 30_001);
    const moved = { id, value: fields(-2), confirmed: true, seenVersion: null };
    const { outcome } = await updateElection(staff, moved, aSubmission());
    expect(outcome).toEqual({ done: false, reason: "opens-fixed" });
    await db.update(elections).set({ opensAt: new Date(at(-1).getTime() + 17_250) });
    const named = { ...moved, value: fields(-1, { titleEn: "Council" }) };
    expect((await updateElection(staff, named, aSubmission())).outcome).toEqual({ done: true });
    expect((await getElection(id)).opensAt.getTime() % HOUR).toBe(17_250);
  });

  it("has the whole register on its roll until one is imported", async () => {
    const id = await created(await anAdmin(), 48);
    await marked(id, 30_001);
    await aMember(30_002);
    const election = await getElection(id);
    expect(await rollFigures(election)).toEqual({ onRoll: 2, marked: 1 });
    expect(await rollFigures({ ...election, rollImportedAt: new Date() })).toEqual({ onRoll: 1, marked: 1 });
  });
});

describe("a polling centre", () => {
  const irbid = { code: 2, name_ar: "إربد", name: "Irbid" };
  const changeBy =
    (staff: { id: string }, electionId: number, confirmed = false) =>
    () => ({
      staff,
      electionId,
      confirmed,
      submission: aSubmission(),
    });

  it("is added, renamed and deleted with audit entries; its code is unique", async () => {
    const staff = await anAdmin();
    const electionId = await created(staff, 48);
    const change = changeBy(staff, electionId);
    expect((await addCentre(change(), irbid)).outcome).toEqual({ done: true });
    expect((await addCentre(change(), irbid)).outcome).toEqual({ done: false, reason: "code-taken" });
    const [centre] = await db.select().from(pollingCentres);
    const renamed = { ...irbid, code: 3, name: "Irbid branch" };
    expect((await renameCentre(change(), centre!.id, renamed)).outcome).toEqual({ done: true });
    expect((await deleteCentre(change(), centre!.id)).outcome).toEqual({ done: true });
    expect((await deleteCentre(change(), centre!.id)).outcome).toEqual({ done: false, reason: "unknown" });
    const [before, after] = [
      { code: 2, nameAr: "إربد", nameEn: "Irbid" },
      { code: 3, nameAr: "إربد", nameEn: "Irbid branch" },
    ];
    expect((await entries()).slice(1).map(({ action, detail }) => [action, detail])).toEqual([
      ["election.centre", { after: before }],
      ["election.centre", { before, after }],
      ["election.centre", { before: after }],
    ]);
  });

  it("with voters is not deleted, and one of an open election changes only with a confirmation", async () => {
    const staff = await anAdmin();
    const electionId = await created(staff, -1);
    const unconfirmed = await addCentre(changeBy(staff, electionId)(), irbid);
    expect(unconfirmed.outcome).toEqual({ done: false, reason: "not-confirmed" });
    const change = changeBy(staff, electionId, true);
    await addCentre(change(), irbid);
    const [centre] = await db.select().from(pollingCentres);
    await marked(electionId, 30_001, centre!.id);
    expect((await deleteCentre(change(), centre!.id)).outcome).toEqual({ done: false, reason: "in-use" });
  });

  it("is created once when its code is added 20 times concurrently", async () => {
    const staff = await anAdmin();
    const change = changeBy(staff, await created(staff, 48));
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => addCentre(change(), irbid)));
    expect(outcomes.filter(({ outcome }) => outcome.done).length).toBe(1);
    expect(await db.$count(pollingCentres)).toBe(1);
  });
});
