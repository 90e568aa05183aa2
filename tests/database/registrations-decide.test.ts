import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { audit, db, internshipApplications, internshipEvents, members, outbox } from "~/db";
import { listHistory } from "~/domain/internships/application.server";
import { returnApplication } from "~/domain/internships/decision.server";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { acceptApplication, possibleDoubles } from "~/domain/register/accept-application.server";
import { today } from "~/platform/clock.server";
import { aStaffUser } from "../builders/complaints";
import { aMember } from "../builders/doctors";
import { aRegistration } from "../builders/registrations";
import { useDatabase } from "../support/database";

useDatabase();

const origin = "https://association.example";
const submission = (id: string = crypto.randomUUID()) => ({
  id,
  form: "decide",
  actor: "staff",
  bodyHash: "x",
});
const returned = {
  reason: "الاسم بالإنجليزية غير مطابق <لجواز السفر>.",
  fields: ["DOC_NAME_E", "CERT_DATE"] as Array<"DOC_NAME_E" | "CERT_DATE">,
  papers: true,
};
const row = async (id: number) =>
  (await db.select().from(internshipApplications).where(eq(internshipApplications.id, id)))[0]!;
type Decision = {
  id: number;
  seenVersion: number | null;
  returned: typeof returned | null;
  memberNumber?: number;
};

function send(staff: { id: string }, { returned, memberNumber, ...decision }: Decision, id?: string) {
  const how = { submission: submission(id), origin };
  if (returned) return returnApplication(staff, { ...decision, returned }, how);
  return acceptApplication(staff, { ...decision, memberNumber, confirmedNumber: null }, how);
}

describe("returning an application", () => {
  it("stores its state, its history, its audit entry and one email together", async () => {
    const staff = await aStaffUser("editor");
    const { id, temporaryNumber } = await aRegistration({ email: "returned@intern.example" });
    expect(await send(staff, { id, seenVersion: 1, returned })).toMatchObject({ outcome: { done: true } });
    expect(await row(id)).toMatchObject({
      state: "returned",
      version: 2,
      returnReason: returned.reason,
      returnFields: returned.fields,
    });
    expect(await listHistory(id)).toMatchObject([
      {
        kind: "returned",
        text: returned.reason,
        fields: returned.fields,
        by: staff.fullName,
        delivery: "waiting",
      },
    ]);
    expect(await db.select().from(audit)).toMatchObject([
      {
        action: "application.return",
        subject: `application:${id}`,
        detail: { state: { before: "received", after: "returned" }, fields: returned.fields, papers: true },
      },
    ]);
    const [letter, ...more] = await db.select().from(outbox);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ recipient: "returned@intern.example", about: `application:${id}` });
    expect(letter?.subject).toContain(temporaryNumber);
    expect(letter?.text).toContain(returned.reason);
    expect(letter?.text).toContain(`${origin}${receiptPath(id)}`);
    expect(letter?.html).toContain("&#60;لجواز السفر&#62;");
    expect(letter?.html).toContain('lang="ar" dir="rtl"');
  });

  it("sends the email in the language of the application", async () => {
    const staff = await aStaffUser("editor");
    const { id } = await aRegistration({ language: "en" });
    await send(staff, { id, seenVersion: 1, returned: { ...returned, papers: false } });
    const [letter] = await db.select().from(outbox);
    expect(letter?.text).toContain("Dear Dr. \u2068Sara Mahmoud Ali Al-Khatib\u2069,");
    expect(letter?.text).toMatch(/: English name and Degree date\n/);
    expect(letter?.text).not.toContain("PDF");
  });
});

describe("accepting an application", () => {
  it("emails the applicant, and cannot be undone", async () => {
    const staff = await aStaffUser("editor");
    const { id } = await aRegistration({ state: "returned", version: 4 });
    expect(await send(staff, { id, seenVersion: 4, returned: null })).toMatchObject({
      outcome: { done: true },
    });
    expect(await row(id)).toMatchObject({ state: "accepted", version: 5 });
    const again = await send(staff, { id, seenVersion: 5, returned });
    expect(again.outcome).toEqual({ done: false, reason: "accepted" });
    expect(await row(id)).toMatchObject({ state: "accepted", version: 5 });
    expect(await db.select().from(outbox)).toHaveLength(1);
  });

  it("makes a member once of an application that was accepted before acceptance did so", async () => {
    const staff = await aStaffUser("editor");
    const { id } = await aRegistration({ state: "accepted", memberNumber: null });
    const both = await Promise.all([
      send(staff, { id, seenVersion: 1, returned: null }),
      send(staff, { id, seenVersion: 1, returned: null }),
    ]);
    expect(both.filter(({ outcome }) => outcome.done)).toHaveLength(1);
    expect(await db.$count(members)).toBe(1);
    const again = await send(staff, { id, seenVersion: 2, returned });
    expect(again.outcome).toEqual({ done: false, reason: "accepted" });
  });

  it("makes the applicant a member under the next number, and tells the number", async () => {
    const staff = await aStaffUser("editor");
    await aMember(20_320);
    const { id } = await aRegistration({ language: "en", nationalNumber: "9991234567" });
    const { outcome } = await send(staff, { id, seenVersion: 1, returned: null });
    expect(outcome).toEqual({ done: true, memberNumber: 20_321 });
    expect(await row(id)).toMatchObject({ state: "accepted", memberNumber: 20_321 });
    const [member] = await db.select().from(members).where(eq(members.memberNumber, 20_321));
    expect(member).toMatchObject({ workStatus: 100, nationalNumber: "9991234567", registeredOn: today() });
    const [letter] = await db.select().from(outbox);
    expect(letter?.text).toContain("20321");
    expect(letter?.text).toContain(`${origin}/dr-portal`);
  });

  it("leaves a national number out that the register would refuse", async () => {
    const staff = await aStaffUser("editor");
    const { id } = await aRegistration({ nationalNumber: "AB-1234567" });
    const { outcome } = await send(staff, { id, seenVersion: 1, returned: null, memberNumber: 30_001 });
    expect(outcome).toEqual({ done: true, memberNumber: 30_001 });
    const [member] = await db.select().from(members);
    expect(member).toMatchObject({ memberNumber: 30_001, nationalNumber: null });
  });

  it("gives one number to one of two applicants, and offers the other the next", async () => {
    const staff = await aStaffUser("editor");
    await aMember(20_320);
    const [one, two] = [await aRegistration(), await aRegistration()];
    const answers = await Promise.all(
      [one, two].map(({ id }) => send(staff, { id, seenVersion: 1, returned: null, memberNumber: 20_321 })),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining([
        { done: true, memberNumber: 20_321 },
        { done: false, reason: "taken", next: 20_322 },
      ]),
    );
    expect(await db.$count(outbox)).toBe(1);
  });

  it("shows members who may be the applicant already", async () => {
    const applicant = await aRegistration({ nationalNumber: "9871002002" });
    await aMember(101, { nameAr: "اسم آخر", nameEn: "Another Name" });
    await aMember(102, { nationalNumber: "9990000000", nameAr: applicant.nameAr, nameEn: applicant.nameEn });
    expect(await possibleDoubles(await row(applicant.id))).toMatchObject([
      { memberNumber: 101, sameNumber: true },
      { memberNumber: 102, sameNumber: false },
    ]);
  });
});

describe("concurrent decisions", () => {
  it("apply once: the second member of staff gets a notice, and nothing of the second decision is stored", async () => {
    const [one, two] = [await aStaffUser("editor"), await aStaffUser("admin")];
    const { id } = await aRegistration();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        send(n % 2 ? one : two, { id, seenVersion: 1, returned: n % 3 ? returned : null }),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome.done)).toHaveLength(1);
    expect(await row(id)).toMatchObject({ version: 2 });
    expect(await db.select().from(internshipEvents)).toHaveLength(1);
    expect(
      await db
        .select()
        .from(audit)
        .where(eq(audit.subject, `application:${id}`)),
    ).toHaveLength(1);
    expect(await db.select().from(outbox)).toHaveLength(1);
  });

  it("that repeat one form get the first answer", async () => {
    const staff = await aStaffUser("editor");
    const { id } = await aRegistration();
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(staff, { id, seenVersion: 1, returned }, key)),
    );
    expect(answers.every(({ outcome }) => outcome.done)).toBe(true);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await db.select().from(outbox)).toHaveLength(1);
  });

  it("are refused if the application was corrected in the meantime, or does not exist", async () => {
    const staff = await aStaffUser("editor");
    const { id } = await aRegistration({ version: 3 });
    const late = await send(staff, { id, seenVersion: 2, returned });
    expect(late.outcome).toEqual({ done: false, reason: "changed-meanwhile" });
    const blind = await send(staff, { id, seenVersion: null, returned: null });
    expect(blind.outcome).toEqual({ done: false, reason: "changed-meanwhile" });
    const none = await send(staff, { id: id + 1, seenVersion: 1, returned: null });
    expect(none.outcome).toEqual({ done: false, reason: "not-found" });
    expect(await db.select().from(outbox)).toEqual([]);
  });
});
