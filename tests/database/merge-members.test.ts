import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { audit, db, doctorAccounts, dues, members, oaths, passkeys, sessions, statusChanges } from "~/db";
import { findAccountByName } from "~/domain/accounts/accounts.server";
import { MERGED } from "~/domain/members/work-status";
import { changeStatus } from "~/domain/register/change-status.server";
import { findMergedInto, type Merging, mergeMembers } from "~/domain/register/merge-members.server";
import { findDoubles } from "~/domain/register/possible-doubles.server";
import { today } from "~/platform/clock.server";
import { anAdmin } from "../builders/certificates";
import { aDoctorAccount, aMember, aSubmission } from "../builders/doctors";
import { anElection, hoursFromNow, onRoll } from "../builders/elections";
import { aProgram } from "../builders/programs";
import { aRegisterOffice } from "../builders/register-files";
import { useDatabase } from "../support/database";

useDatabase();

const PASSWORD = "a long enough password";

async function anOffice() {
  const staff = { id: await anAdmin("merging@register.test") };
  const by = () => ({ staff, submission: aSubmission() });
  const merge = async (memberNumber: number, into: number, more: Partial<Merging> = {}) => {
    const merging = {
      memberNumber,
      into,
      take: [],
      reason: "قيد مكرر",
      versions: { gone: 1, stays: 1 },
      ...more,
    };
    return (await mergeMembers(merging, by())).outcome;
  };
  return { by, merge };
}

const memberOf = async (memberNumber: number) =>
  (await db.select().from(members).where(eq(members.memberNumber, memberNumber)))[0]!;
const actionsOf = async (memberNumber: number) =>
  (
    await db
      .select({ action: audit.action })
      .from(audit)
      .where(eq(audit.subject, `member:${memberNumber}`))
      .orderBy(audit.id)
  ).map(({ action }) => action);

describe("mergeMembers", () => {
  it("takes the chosen values, moves what belongs to the person, and lets the old number lead to the new", async () => {
    const { merge } = await anOffice();
    await aMember(101, { mobile: "0797654321", homeAddress: "إربد", governorate: "إربد" });
    await aMember(102, { mobile: null, homeAddress: null });
    await aDoctorAccount(101, PASSWORD);
    await db.insert(dues).values({ memberNumber: 101, annualFeePaidYear: 2026, asOf: new Date() });
    await db.insert(oaths).values({ associationNumber: 101, doctorName: "رنا حداد" });
    expect(await merge(101, 102, { take: ["MOBIL", "ANNUAL"] })).toEqual({ done: true });
    expect(await memberOf(102)).toMatchObject({ mobile: "0797654321", homeAddress: null, mergedInto: null });
    expect(await memberOf(101)).toMatchObject({
      mergedInto: 102,
      workStatus: MERGED,
      hiddenByRegister: true,
    });
    expect(await db.select().from(dues).where(eq(dues.memberNumber, 102))).toMatchObject([
      { annualFeePaidYear: 2026 },
    ]);
    expect(await db.select({ number: oaths.associationNumber }).from(oaths)).toEqual([{ number: 102 }]);
    expect(await findAccountByName.doctor("101")).toMatchObject({ subject: "102" });
    expect(await findMergedInto(101)).toBe(102);
    expect(await db.select().from(statusChanges)).toMatchObject([
      { memberNumber: 101, before: 1, after: MERGED, reason: "قيد مكرر" },
    ]);
    expect([await actionsOf(101), await actionsOf(102)]).toEqual([
      ["member.merge"],
      ["member.merge", "member.change", "member.dues"],
    ]);
  });

  it("keeps the account of the record that stays, and ends the other one with its sessions and passkeys", async () => {
    const { merge } = await anOffice();
    for (const number of [101, 102]) {
      await aMember(number);
      await aDoctorAccount(number, PASSWORD);
      await db.insert(passkeys).values({
        ...{ credentialId: `key-${number}`, kind: "doctor", subject: String(number), userHandle: "x" },
        ...{ name: "x", publicKey: "x", counter: 0 },
      });
      await db.insert(sessions).values({
        ...{ tokenHash: `token-${number}`, kind: "doctor", subject: String(number) },
        expiresAt: hoursFromNow(1),
      });
    }
    expect(await merge(101, 102)).toEqual({ done: true });
    expect(await db.select({ number: doctorAccounts.memberNumber }).from(doctorAccounts)).toEqual([
      { number: 102 },
    ]);
    expect(await db.select({ subject: passkeys.subject }).from(passkeys)).toEqual([{ subject: "102" }]);
    expect(await db.select({ subject: sessions.subject }).from(sessions)).toEqual([{ subject: "102" }]);
  });

  it("refuses itself, an unknown number, a changed record and one that was merged before", async () => {
    const { merge } = await anOffice();
    for (const number of [101, 102, 103]) await aMember(number);
    const refused = (reason: string) => ({ done: false, reason });
    expect(await merge(101, 101)).toEqual(refused("same"));
    expect(await merge(101, 999)).toEqual(refused("not-found"));
    expect(await merge(101, 102, { versions: { gone: 1, stays: 7 } })).toEqual(refused("changed-meanwhile"));
    expect(await merge(101, 102)).toEqual({ done: true });
    const [gone, stays] = [await memberOf(101), await memberOf(103)];
    expect(await merge(101, 103, { versions: { gone: gone.version, stays: stays.version } })).toEqual(
      refused("merged-already"),
    );
  });

  it("refuses a record on the roll of an election that is not over", async () => {
    const { merge } = await anOffice();
    await aMember(101);
    await aMember(102);
    const election = await anElection({ opensAt: hoursFromNow(-1), closesAt: hoursFromNow(1) });
    await onRoll(election.id, 101);
    expect(await merge(101, 102)).toEqual({ done: false, reason: "on-roll" });
  });

  it("merges once if two members of staff merge the two records into each other at once", async () => {
    const { merge } = await anOffice();
    await aMember(101);
    await aMember(102);
    const outcomes = await Promise.all([merge(101, 102), merge(102, 101)]);
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(await db.$count(members, eq(members.workStatus, MERGED))).toBe(1);
  });

  it("lets earlier merged numbers lead to the record that stays in the end", async () => {
    const { merge } = await anOffice();
    for (const number of [101, 102, 103]) await aMember(number);
    await merge(101, 102);
    expect(await merge(102, 103, { versions: { gone: (await memberOf(102)).version, stays: 1 } })).toEqual({
      done: true,
    });
    expect([await findMergedInto(101), await findMergedInto(102)]).toEqual([103, 103]);
  });

  it("is taken back by giving the record another status", async () => {
    const { by, merge } = await anOffice();
    await aMember(101);
    await aMember(102);
    await merge(101, 102);
    await changeStatus(101, { workStatus: 1, from: today(), reason: "خطأ" }, { ...by(), version: null });
    expect(await memberOf(101)).toMatchObject({ mergedInto: null, workStatus: 1 });
  });
});

describe("findDoubles", () => {
  it("lists members with the same national number or name, merged ones left out", async () => {
    const { merge } = await anOffice();
    await aMember(101);
    await aMember(102, { nameAr: "سامي عمر", nameEn: "Sami Omar" });
    await aMember(103, { nationalNumber: "9871002999" });
    await aMember(104, { nameAr: "سامي عمر", nameEn: "Sami Omar", nationalNumber: null });
    await aMember(105);
    await merge(105, 102);
    expect(await findDoubles(await memberOf(101))).toMatchObject([
      { memberNumber: 102, sameNumber: true },
      { memberNumber: 103, sameNumber: false },
    ]);
    expect(await findDoubles({ ...(await memberOf(104)), nationalNumber: null })).toMatchObject([
      { memberNumber: 102, sameNumber: false },
    ]);
  });
});

describe("the number of a merged record", () => {
  it("is refused in a file and in a call, with the number that stays", async () => {
    const { merge } = await anOffice();
    const office = await aRegisterOffice();
    await aMember(101);
    await aMember(102);
    await merge(101, 102);
    const found = await office.check("DOC_NO,ANNUAL\n101,2026\n102,2026");
    expect(found.counts).toMatchObject({ refused: 1, changed: 1, absent: 0 });
    const program = await aProgram();
    expect(await program.resultsOf([{ DOC_NO: 101, ANNUAL: 2026 }])).toEqual([
      { result: "refused", problems: [{ field: "DOC_NO", code: "merged" }] },
    ]);
    expect(await db.select({ number: dues.memberNumber }).from(dues).orderBy(asc(dues.memberNumber))).toEqual(
      [],
    );
  });
});
