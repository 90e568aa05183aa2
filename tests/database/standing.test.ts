import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit, db, dues, elections, members, voters } from "~/db";
import { demoMembers } from "~/domain/demo/members";
import { confirmContacts, findContacts } from "~/domain/members/contacts.server";
import { findStanding } from "~/domain/standing/standing.server";
import { today } from "~/platform/clock.server";
import { anElection } from "../builders/elections";
import { useDatabase } from "../support/database";

useDatabase();

const asOf = new Date("2026-11-20T22:30:00Z");

async function theFive(day: string) {
  const five = demoMembers(day).filter(({ member }) => member.memberNumber <= 10005);
  await db.insert(members).values(five.map(({ member }) => member));
  await db.insert(dues).values(five.map(({ dues: paid }) => ({ ...paid, asOf })));
}

describe("findStanding", () => {
  const day = "2026-12-15";
  beforeEach(() => theFive(day));

  it.each([
    { member: 10001, certificateBlock: null, voteBlocks: [], owed: [] },
    { member: 10002, certificateBlock: null, voteBlocks: [], owed: ["social", "retirement"] },
    {
      member: 10003,
      certificateBlock: "not-practising",
      voteBlocks: ["not-practising"],
      owed: ["social", "retirement"],
    },
    {
      member: 10004,
      certificateBlock: "annual-fee",
      voteBlocks: ["annual-fee"],
      owed: ["annual", "social", "retirement"],
    },
    { member: 10005, certificateBlock: "social-months", voteBlocks: [], owed: ["social", "retirement"] },
  ])("returns the standing of demo doctor $member", async ({ member, owed, ...blocks }) => {
    const found = await findStanding(member, day);
    expect(found).toMatchObject({ ...blocks, late: false, asOf: "2026-11-21" });
    expect(found?.unpaid.owed.map(({ fee }) => fee)).toEqual(owed);
    expect(found?.unpaid.notOnRecord).toEqual([]);
  });

  it("names the months behind", async () => {
    const found = await findStanding(10005, day);
    const [from, to] = [
      { year: 2026, month: 2 },
      { year: 2026, month: 12 },
    ];
    expect(found?.unpaid.owed[0]).toEqual({ fee: "social", months: 11, from, to });
  });

  it("reports nothing unpaid for a member without recorded fees", async () => {
    await db.insert(members).values({ memberNumber: 10006, nameAr: "بلا سجل مالي", workStatus: 1 });
    expect(await findStanding(10006, day)).toEqual({
      certificateBlock: "annual-fee",
      late: false,
      voteBlocks: ["annual-fee", "social-months"],
      unpaid: { owed: [], notOnRecord: ["annual", "social", "retirement"] },
      paid: { annual: null, social: null, retirement: null },
      asOf: null,
      rightOnRoll: null,
    });
  });

  it("uses the roll once it is imported, and the register's forecast before and after", async () => {
    const { id } = await anElection({ rollImportedAt: new Date() });
    await db.insert(voters).values([
      { electionId: id, memberNumber: 10_003 },
      { electionId: id, memberNumber: 10_004, electF: 1, markedAt: new Date() },
    ]);
    const rights = async () =>
      Promise.all(
        [10_001, 10_003, 10_004].map(async (number) => (await findStanding(number, day))?.rightOnRoll),
      );
    expect(await rights()).toEqual(["not-on-roll", "has", "voted"]);
    await db.update(elections).set({ rollImportedAt: null });
    expect(await rights()).toEqual([null, null, null]);
    const past = { opensAt: new Date("2020-01-01"), closesAt: new Date("2020-01-02") };
    await db.update(elections).set({ rollImportedAt: new Date(), ...past });
    expect(await rights()).toEqual([null, null, null]);
  });

  it("returns null for unknown number %i", async () => {
    expect(await findStanding(999_999_999, day)).toBeNull();
  });
});

describe("confirmContacts", () => {
  const submission = (id = crypto.randomUUID()) => ({
    id,
    form: "confirm-contacts",
    actor: "10001",
    bodyHash: "x",
  });
  const confirm = (version: number | null, sent = submission()) =>
    confirmContacts(10001, { version, submission: sent }).then(({ outcome }) => outcome);
  const confirmations = () =>
    db
      .select({ actor: audit.actorId, subject: audit.subject, detail: audit.detail })
      .from(audit)
      .where(and(eq(audit.action, "contacts.confirm"), eq(audit.actorKind, "doctor")));

  beforeEach(() => theFive("2026-11-21"));

  it("is stored with today's day and recorded without the contacts themselves", async () => {
    expect(await confirm(1)).toBe("confirmed");
    expect(await findContacts(10001)).toMatchObject({ version: 1, confirmedOn: today() });
    expect(await confirmations()).toEqual([{ actor: "10001", subject: "member:10001", detail: null }]);
    expect(await findContacts(10002)).toMatchObject({ confirmedOn: null });
  });

  it("counts once, however often it is sent concurrently", async () => {
    const same = submission();
    const sent = Array.from({ length: 20 }, (_, i) => confirm(1, i % 2 ? same : submission()));
    expect(new Set(await Promise.all(sent))).toEqual(new Set(["confirmed"]));
    expect(await confirmations()).toHaveLength(1);
  });

  it("is due again after a year", async () => {
    await db.update(members).set({ contactsConfirmedAt: new Date("2020-01-01") });
    expect(await confirm(1)).toBe("confirmed");
    expect(await findContacts(10001)).toMatchObject({ confirmedOn: today() });
  });

  it.each([0, 2, null])("confirms nothing that was not displayed: version %s", async (version) => {
    expect(await confirm(version)).toBe("changed");
    expect(await findContacts(10001)).toMatchObject({ confirmedOn: null });
    expect(await confirmations()).toEqual([]);
  });

  it("confirms nothing if nothing is recorded", async () => {
    await db.update(members).set({ mobile: null, email: "" });
    expect(await confirm(1)).toBe("changed");
    expect(await confirmations()).toEqual([]);
  });
});
