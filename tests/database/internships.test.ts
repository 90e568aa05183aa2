import { describe, expect, it } from "vitest";
import { audit, db, internshipApplications, internshipEvents, outbox } from "~/db";
import { applicationInput, applicationOf } from "~/domain/internships/application";
import type { Application } from "~/domain/internships/fields";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { receiveApplication } from "~/domain/internships/receive.server";
import { resumeHashOf, unsealCode } from "~/domain/internships/resume-code.server";
import { readTemporaryNumber } from "~/domain/internships/temporary-number";
import { parseForm } from "~/fields/parse-form";
import { today } from "~/platform/clock.server";
import { applicationForm, sentApplication } from "../builders/applications";
import { useDatabase } from "../support/database";

useDatabase();

const application = (changed: Record<string, unknown> = {}): Application =>
  applicationOf(parseForm(applicationForm(changed), applicationInput(today())).value!);
const submission = (id: string = crypto.randomUUID()) => ({
  id,
  form: "apply",
  actor: "anyone",
  bodyHash: "x",
});
const inEnglish = { language: "en", origin: "https://site.test" } as const;
const receive = (changed: Record<string, unknown> = {}, confirmAnother = false) =>
  receiveApplication(application(changed), { submission: submission(), confirmAnother, ...inEnglish });
const letters = () => db.select().from(outbox);
const kept = () => db.select().from(internshipApplications);

const numberIn = ({ outcome }: Awaited<ReturnType<typeof receive>>) =>
  "temporaryNumber" in outcome ? outcome.temporaryNumber : null;
const another = {
  NATIONAL_NO: "2001999999",
  ID_NO: "N999999",
  DOC_NAME_A: "ليلى حدّاد",
  DOC_NAME_E: "Leila Haddad",
};

describe("receiveApplication", () => {
  it("keeps every field, under a number that the applicant can read out", async () => {
    const number = numberIn(await receive());
    expect(readTemporaryNumber(number!)).toBe(number);
    expect(await kept()).toMatchObject([
      { ...application(), temporaryNumber: number, appliedOn: today(), state: "received", version: 1 },
    ]);
  });

  it("records the application in the audit log without personal data", async () => {
    await receive();
    const [entry, ...more] = await db.select().from(audit);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actorKind: "anonymous", actorId: null, action: "application.receive" });
    expect(entry?.subject).toMatch(/^application:\d+$/);
    expect(entry?.detail).toBeNull();
  });

  it("stores one of twenty identical concurrent applications, and returns the same number to all", async () => {
    const id = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        receiveApplication(application(), { submission: submission(id), ...inEnglish }),
      ),
    );
    expect(new Set(answers.map(numberIn)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
    expect(await db.select().from(audit)).toHaveLength(1);
    expect(await db.select().from(internshipEvents)).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });

  it("stores one of twenty different applications that one person sends concurrently", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => receive()));
    expect(answers.filter(numberIn)).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ["the national number", { ...another, NATIONAL_NO: "2001123456" }],
    ["the document", { ...another, ID_NO: "n 123456" }],
    ["the Arabic name and the day of birth", { ...another, DOC_NAME_A: "ساره محمود على الخطيب" }],
    ["the English name and the day of birth", { ...another, DOC_NAME_E: "SARA MAHMOUD ALI AL-KHATIB" }],
  ])("informs a person who has already applied, recognised by %s", async (_, changed) => {
    await receive();
    expect((await receive(changed)).outcome).toEqual({ alreadyApplied: true });
    expect(await kept()).toHaveLength(1);
    expect(await db.select().from(audit)).toHaveLength(1);
    expect(numberIn(await receive(changed, true))).not.toBeNull();
    expect(await kept()).toHaveLength(2);
  });

  it.each([
    ["another person", another],
    [
      "a namesake born on another day",
      { ...another, DOC_NAME_A: "سارة محمود علي الخطيب", BIRTH_DATE: "2001-03-15" },
    ],
    ["the same number of another country", { ...another, NAT_CODE: 760, NATIONAL_NO: "2001123456" }],
    ["the same number of another kind of document", { ...another, ID_TYPE: 1, ID_NO: "N123456" }],
  ])("keeps %s", async (_, changed) => {
    await receive();
    expect(numberIn(await receive(changed))).not.toBeNull();
  });

  it("does not treat two documents without a number as the same", async () => {
    await receive({ ID_NO: "" });
    expect(numberIn(await receive({ ...another, ID_NO: "" }))).not.toBeNull();
  });
});

describe("the receipt", () => {
  const person = (nth: number) => ({
    ...another,
    NATIONAL_NO: String(2_001_999_000 + nth),
    ID_NO: `N${nth}`,
    DOC_NAME_A: `ليلى ${"ا".repeat(nth + 1)}`,
    DOC_NAME_E: `Leila ${"A".repeat(nth + 1)}`,
  });

  it("is emailed with the number, the link and the code, and without any typed value", async () => {
    const number = numberIn(await receive());
    const [row] = await kept();
    const code = unsealCode(row!.sealedCode!);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ recipient: "sara@intern.example", about: `application:${row!.id}` });
    for (const part of [number!, code!, `https://site.test${receiptPath(row!.id)}`]) {
      expect(letter!.text).toContain(part);
      expect(letter!.html).toContain(part);
    }
    const typed = Object.values(sentApplication()).filter((value) => String(value).length > 4);
    for (const value of typed) expect(letter!.subject + letter!.text + letter!.html).not.toContain(value);
    expect(await db.select().from(internshipEvents)).toMatchObject([
      { applicationId: row!.id, kind: "received", staffId: null, text: null, outboxId: letter!.id },
    ]);
    expect(row).toMatchObject({ language: "en", resumeHash: resumeHashOf(code!) });
  });

  it("is written in the language of the applicant", async () => {
    await receiveApplication(application(), { submission: submission(), language: "ar" });
    expect((await letters())[0]!.html).toContain('<html lang="ar" dir="rtl">');
    expect((await letters())[0]!.text).not.toContain("http");
    expect(await kept()).toMatchObject([{ language: "ar" }]);
  });

  it("is sent to one address at most three times a day; later applications are stored anyway", async () => {
    const answers = [];
    for (const [nth, tag] of ["", "+1", "+2", "+a.b", ""].entries())
      answers.push(
        await receive({ ...person(nth), E_MAIL: `${nth % 2 ? "Sara" : "sara"}${tag}@intern.example` }),
      );
    expect(answers.filter(numberIn)).toHaveLength(5);
    expect(await letters()).toHaveLength(3);
    expect(numberIn(await receive({ ...person(5), E_MAIL: "leila@intern.example" }))).not.toBeNull();
    expect(await letters()).toHaveLength(4);
  });

  it("is not sent if the person has applied before", async () => {
    await receive();
    await receive();
    expect(await letters()).toHaveLength(1);
    expect(await db.select().from(internshipEvents)).toHaveLength(1);
  });
});
