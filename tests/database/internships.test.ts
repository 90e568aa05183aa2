import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { audit, internshipApplications } from "~/db/schema";
import { type Application, applicationInput, applicationOf } from "~/domain/internships/application-input";
import { receiveApplication } from "~/domain/internships/receive.server";
import { readTemporaryNumber } from "~/domain/internships/temporary-number";
import { parseForm } from "~/forms/parse-form";
import { today } from "~/platform/clock.server";
import { applicationForm } from "../builders/applications";
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
const receive = (changed: Record<string, unknown> = {}, confirmAnother = false) =>
  receiveApplication(application(changed), { submission: submission(), confirmAnother });
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

  it("puts on record that it came, and nothing about the person", async () => {
    await receive();
    const [entry, ...more] = await db.select().from(audit);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actorKind: "anonymous", actorId: null, action: "application.receive" });
    expect(entry?.subject).toMatch(/^application:\d+$/);
    expect(entry?.detail).toBeNull();
  });

  it("keeps one of twenty same ones sent at once, and tells all the same number", async () => {
    const id = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => receiveApplication(application(), { submission: submission(id) })),
    );
    expect(new Set(answers.map(numberIn)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
    expect(await db.select().from(audit)).toHaveLength(1);
  });

  it("keeps one of twenty that one person sent at once as different ones", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => receive()));
    expect(answers.filter(numberIn)).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ["the national number", { ...another, NATIONAL_NO: "2001123456" }],
    ["the document", { ...another, ID_NO: "n 123456" }],
    ["the Arabic name and the day of birth", { ...another, DOC_NAME_A: "ساره محمود على الخطيب" }],
    ["the English name and the day of birth", { ...another, DOC_NAME_E: "SARA MAHMOUD ALI AL-KHATIB" }],
  ])("tells whoever has applied before, known by %s", async (_, changed) => {
    await receive();
    expect((await receive(changed)).outcome).toEqual({ alreadyApplied: { on: today() } });
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

  it("does not take two documents without a number for one", async () => {
    await receive({ ID_NO: "" });
    expect(numberIn(await receive({ ...another, ID_NO: "" }))).not.toBeNull();
  });
});
