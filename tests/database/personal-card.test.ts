import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  audit,
  db,
  doctorAccounts,
  elections,
  members,
  nameChanges,
  outbox,
  rollObjections,
  sessions,
  voters,
} from "~/db";
import { listRecordLog } from "~/domain/audit/record-log.server";
import { changeDetails } from "~/domain/members/change-card.server";
import type { Details } from "~/domain/members/details";
import { findPersonalCard } from "~/domain/members/personal-card.server";
import { copyOfRecord } from "~/domain/record-copy/record-copy.server";
import { aStaffUser } from "../builders/complaints";
import { useDatabase } from "../support/database";

useDatabase();

const NUMBER = 10001;
const details: Details = {
  nationalNumber: "9871002002",
  mobile: "0791234567",
  email: "rana@home.example",
  homeAddress: "عمّان",
  workAddress: null,
};
const doctor = { kind: "doctor", id: String(NUMBER) } as const;
const clerk = { kind: "computer", id: "8f6f2d0e-55f3-4a6e-9a52-111111111111" } as const;

const aMember = (changed: Partial<typeof members.$inferInsert> = {}) =>
  db.insert(members).values({
    memberNumber: NUMBER,
    nameAr: "رنا حداد",
    nameEn: "Rana Haddad",
    workStatus: 1,
    ...details,
    ...changed,
  });
const sent = (id: string = crypto.randomUUID()) => ({
  id,
  form: "personal-card",
  actor: String(NUMBER),
  bodyHash: "same",
});
const change = (changed: Partial<Details>, more: Partial<Parameters<typeof changeDetails>[2]> = {}) =>
  changeDetails(
    NUMBER,
    { ...details, ...changed },
    { actor: doctor, submission: sent(), version: 1, ...more },
  );
const letters = () => db.select().from(outbox).orderBy(asc(outbox.recipient));
const entries = () => db.select().from(audit).orderBy(asc(audit.id));

describe("changed details", () => {
  it("are stored with the previous values, and reported to the old and the new address", async () => {
    await aMember();
    const { outcome } = await change({ mobile: "0797654321", email: "new@home.example" });
    expect(outcome).toEqual({ done: true, changed: ["mobile", "email"] });
    expect(await findPersonalCard(NUMBER)).toMatchObject({
      ...details,
      mobile: "0797654321",
      email: "new@home.example",
      version: 2,
      contactsConfirmedAt: expect.any(Date),
    });
    expect(await entries()).toMatchObject([
      {
        actorKind: "doctor",
        actorId: "10001",
        action: "member.details",
        subject: "member:10001",
        detail: {
          mobile: { before: "0791234567", after: "0797654321" },
          email: { before: "rana@home.example", after: "new@home.example" },
        },
      },
    ]);
    const [toNew, toOld, ...others] = await letters();
    expect(others).toEqual([]);
    expect([toNew!.recipient, toOld!.recipient]).toEqual(["new@home.example", "rana@home.example"]);
    expect(toOld!.text).not.toMatch(/0797654321|new@home/);
    expect(toNew!.text).not.toContain("Rana");
  });

  it("send no confirmation emails if only the address changed", async () => {
    await aMember();
    await change({ homeAddress: null, workAddress: "إربد" });
    expect(await findPersonalCard(NUMBER)).toMatchObject({
      homeAddress: null,
      workAddress: "إربد",
      contactsConfirmedAt: null,
    });
    expect(await letters()).toEqual([]);
  });

  it("never change a password or another member", async () => {
    await aMember();
    await aMember({ memberNumber: 10002 });
    const account = { memberNumber: NUMBER, passwordHash: "kept" };
    await db.insert(doctorAccounts).values(account);
    await change({ nationalNumber: "0000000001" });
    expect(await db.select().from(doctorAccounts)).toMatchObject([account]);
    expect(await findPersonalCard(10002)).toMatchObject({ ...details, version: 1 });
  });

  it("without a difference leave no trace", async () => {
    await aMember();
    expect((await change({ workAddress: "" })).outcome).toEqual({ done: true, changed: [] });
    expect(await findPersonalCard(NUMBER)).toMatchObject({ version: 1 });
    expect([await entries(), await letters()]).toEqual([[], []]);
  });

  it("by a clerk are recorded and reported to the doctor, and confirm nothing on the doctor's behalf", async () => {
    await aMember();
    await change({ mobile: "0797654321" }, { actor: clerk });
    expect(await findPersonalCard(NUMBER)).toMatchObject({ mobile: "0797654321", contactsConfirmedAt: null });
    expect(await entries()).toMatchObject([{ actorKind: "computer", actorId: clerk.id }]);
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(["rana@home.example"]);
  });

  it("send nothing without a previous email address, and a last email to a removed one", async () => {
    await aMember({ email: null });
    await change({ email: null, mobile: "0797654321" });
    expect(await letters()).toEqual([]);
    await db.update(members).set({ ...details, version: 1 });
    await change({ email: null });
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(["rana@home.example"]);
  });

  it("are refused after a concurrent save, and for an unknown number", async () => {
    await aMember({ version: 4 });
    const stale = { done: false, reason: "changed-meanwhile" };
    expect((await change({ mobile: "0797654321" })).outcome).toEqual(stale);
    expect((await change({ mobile: "0797654321" }, { version: null })).outcome).toEqual(stale);
    expect((await change({ mobile: "0797654321" }, { version: undefined })).outcome).toMatchObject({
      done: true,
    });
    const nobody = await changeDetails(77, details, { actor: doctor, submission: sent() });
    expect(nobody.outcome).toEqual({ done: false, reason: "not-found" });
  });

  it("submitted twenty times concurrently are stored and reported once", async () => {
    await aMember();
    const submission = sent();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change({ mobile: "0797654321" }, { submission })),
    );
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    expect([(await entries()).length, (await letters()).length]).toEqual([1, 1]);
    expect(await findPersonalCard(NUMBER)).toMatchObject({ version: 2 });
  });

  it("are saved for one of twenty concurrent writers, and never overwrite an unseen change", async () => {
    await aMember();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change({ mobile: `07900000${10 + n}` })),
    );
    expect(answers.filter(({ outcome }) => outcome.done)).toHaveLength(1);
    expect([(await entries()).length, (await letters()).length]).toEqual([1, 1]);
    expect(await findPersonalCard(NUMBER)).toMatchObject({ version: 2 });
  });
});

describe("the access log of one's own record", () => {
  it("pages through the entries about this member only, changes separate from views", async () => {
    await aMember();
    const { id: adminId } = await aStaffUser("admin");
    await change({ mobile: "0797654321" });
    const look = (subject: string, at: Date) => ({
      actorKind: "staff" as const,
      actorId: adminId,
      action: "financial-card.read",
      subject,
      at,
    });
    const looks = Array.from({ length: 24 }, (_, n) => look("member:10001", new Date(2026, 0, 1 + n)));
    await db
      .insert(audit)
      .values([...looks, look("member:1000", new Date()), look("member:100011", new Date())]);
    const first = await listRecordLog(NUMBER, { changesOnly: false, page: 1 });
    expect([first.total, first.pages, first.entries.length]).toEqual([25, 2, 20]);
    expect(first.entries[0]).toMatchObject({ action: "member.details", role: null, username: null });
    const last = await listRecordLog(NUMBER, { changesOnly: false, page: 99 });
    expect([last.page, last.entries.length]).toEqual([2, 5]);
    expect(last.entries[4]).toMatchObject({ action: "financial-card.read", role: "admin" });
    const changes = await listRecordLog(NUMBER, { changesOnly: true, page: 1 });
    expect(changes.entries.map(({ action }) => action)).toEqual(["member.details"]);
    expect(await listRecordLog(10002, { changesOnly: false, page: 1 })).toMatchObject({ total: 0, pages: 1 });
  });
});

describe("a copy of one's own data", () => {
  it("contains only the member's own data without secrets, and is recorded", async () => {
    await aMember();
    await aMember({ memberNumber: 10002, nameEn: "Somebody Else" });
    await db.insert(doctorAccounts).values({ memberNumber: NUMBER, passwordHash: "a-hash" });
    const session = { kind: "doctor" as const, device: "Chrome", expiresAt: new Date(Date.now() + 60_000) };
    await db.insert(sessions).values([
      { ...session, tokenHash: "a-token", subject: "10001" },
      { ...session, tokenHash: "b-token", subject: "10002" },
    ]);
    const paper = {
      documentKey: "documents/name-changes/x.pdf",
      documentName: "id.pdf",
      documentType: "application/pdf",
      documentBytes: 3,
    };
    await db.insert(nameChanges).values({ memberNumber: NUMBER, nameAr: "رنا", nameEn: "Rana", ...paper });
    await change({ nationalNumber: "0000000001" });
    const window = { opensAt: new Date("2026-05-01T05:00Z"), closesAt: new Date("2026-05-01T17:00Z") };
    const [election] = await db
      .insert(elections)
      .values({ titleAr: "انتخابات", titleEn: "Election", ...window })
      .returning();
    const inElection = { electionId: election!.id, memberNumber: NUMBER };
    await db.insert(voters).values({ ...inElection, electF: 1, markedAt: window.opensAt });
    await db.insert(rollObjections).values({ ...inElection, about: "other", words: "خطأ" });
    const copy = await copyOfRecord(NUMBER);
    expect(copy.elections.rolls).toMatchObject([{ electF: 1, markedAt: window.opensAt }]);
    expect(copy.elections.objections).toMatchObject([{ about: "other", words: "خطأ", state: "waiting" }]);
    expect(copy.personalCard).toMatchObject({ memberNumber: NUMBER, nationalNumber: "0000000001" });
    expect(copy.register.member).toMatchObject({
      ...{ memberNumber: NUMBER, governorate: null, specialties: [], hiddenByDoctor: false },
      hiddenByRegister: false,
    });
    expect(copy.register.member).not.toHaveProperty("searchKey");
    expect(copy.sessions).toMatchObject([{ device: "Chrome" }]);
    expect(copy.nameChanges).toMatchObject([{ nameAr: "رنا", document: "id.pdf", state: "waiting" }]);
    expect(copy.accessLog).toMatchObject([{ who: "doctor", action: "member.details" }]);
    expect(JSON.stringify(copy)).not.toMatch(/a-hash|a-token|b-token|Somebody|name-changes\/x/);
    const [last] = await db.select().from(audit).where(eq(audit.action, "member.copy"));
    expect(last).toMatchObject({ actorKind: "doctor", actorId: "10001", subject: "member:10001" });
  });
});
