import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { exports } from "~/cli/exports.server";
import { audit, db, dues, surveyComments, surveyResponses } from "~/db";
import { registerOath } from "~/domain/oaths/register.server";
import { monthBefore } from "~/domain/surveys/month";
import type { Language } from "~/i18n";
import { today } from "~/platform/clock.server";
import { aComplaint } from "../builders/complaints";
import { aMember, aSubmission } from "../builders/doctors";
import { aRegistration } from "../builders/registrations";
import { useDatabase } from "../support/database";

useDatabase();

async function fileOf(what: keyof typeof exports, language: Language = "en") {
  let text = "";
  for await (const part of await exports[what](language)) text += part;
  expect(text.startsWith("\uFEFF")).toBe(true);
  return text.slice(1).split("\r\n").slice(0, -1);
}
const onRecord = (action: string) => db.select().from(audit).where(eq(audit.action, action));
const bySystem = { actorKind: "system", actorId: null };

it("writes members with the register's field names, text as text and never as a formula", async () => {
  await aMember(20_002, { nameEn: '=cmd|"calc"', homeAddress: "عمّان، الجبيهة, 4", email: null });
  await aMember(20_001, {
    nationalNumber: "000123456789",
    governorate: "عمان",
    workplaceArea: "+1",
    specialties: ["طب الأسرة", "الجراحة"],
    registeredOn: "2004-05-06",
    hiddenByRegister: true,
  });
  const paid = { annualFeePaidYear: 2026, socialYear: 2025, socialMonth: 4, annualFees: 120 };
  await db.insert(dues).values({ memberNumber: 20_001, ...paid });
  expect(await fileOf("members")).toEqual([
    "DOC_NO,DOC_NAME_A,DOC_NAME_E,NATIONAL_NO,MOBIL,HOME_ADD,WORK_ADD,E_MAIL,WORK_STATUS,ANNUAL,LAST_Y_SOC,LAST_M_SOC,LAST_Y_RET,LAST_M_RET,YYRR,GOV_DESC,AREA_SITE_NAME,SPEC_DESC,REG_DATE,HIDDEN",
    "20001,رنا حداد,Rana Haddad,'000123456789,'0790001002,,,rana20001@home.example,1,2026,2025,4,,,120,عمان,'+1,طب الأسرة; الجراحة,2004-05-06,1",
    `20002,رنا حداد,"'=cmd|""calc""",9871002002,'0790001002,"عمّان، الجبيهة, 4",,,1,,,,,,,,,,,`,
  ]);
  expect(await onRecord("member.export")).toMatchObject([
    { ...bySystem, subject: "members", detail: { members: 2 } },
  ]);
});

it("writes every member with any batch size", async () => {
  await db.execute(sql`insert into members (member_number, name_ar, work_status)
    select n, 'اسم', 1 from generate_series(1, 2500) n`);
  const [, ...rows] = await fileOf("members");
  expect(rows.map((row) => Number.parseInt(row, 10))).toEqual(Array.from({ length: 2500 }, (_, n) => n + 1));
});

it("writes every complaint with the texts of a language, oldest first", async () => {
  const complaint = { name: "سلمى", email: null, title: "@عنوان", subject: "سطر\nثان" };
  for (const reference of ["REF-1", "REF-2"])
    await aComplaint({ ...complaint, reference, receipt: reference });
  const lines = (await fileOf("complaints", "ar")).join("\n");
  expect(lines).toMatch(/REF-1,[\s\S]+REF-2,/);
  expect(lines).toContain(`,سلمى,'0791234567,,`);
  expect(lines).toContain(`,'@عنوان,"سطر\nثان",`);
  expect(await onRecord("complaint.export")).toMatchObject([{ ...bySystem, detail: { messages: 2 } }]);
});

it("writes oaths with the names of their doctors", async () => {
  await aMember(20_003);
  await registerOath(20_003, aSubmission());
  expect((await fileOf("oaths"))[1]).toBe(`20003,رنا حداد,Rana Haddad,${today()}`);
  expect(await onRecord("oath.export")).toMatchObject([bySystem]);
});

it("writes applications by the names of the specification", async () => {
  const { temporaryNumber } = await aRegistration();
  const [titles, row] = await fileOf("registrations");
  expect(titles).toMatch(/^TEMP_NO,STATE,STATE_DESC,/);
  expect(row).toMatch(new RegExp(`^${temporaryNumber},received,`));
  expect(await onRecord("application.export")).toMatchObject([bySystem]);
});

it("writes the survey by month, so that no figure is a single sheet's, and the comments separately", async () => {
  expect(await fileOf("survey")).toHaveLength(1);
  const sheet = { question1: 1, question2: 2, question3: 3, question4: 3 };
  const [early, late] = [monthBefore(today(), 14), monthBefore(today(), 0)];
  const few = Array.from({ length: 4 }, () => ({ ...sheet, createdOn: late }));
  const enough = Array.from({ length: 5 }, () => ({ ...sheet, createdOn: early }));
  await db.insert(surveyResponses).values([...few, ...enough]);
  await db.insert(surveyComments).values({ additionalFeedback: "-شكرًا", createdOn: late });
  const [, ...months] = await fileOf("survey");
  expect(months).toHaveLength(15);
  expect(months[0]).toBe(`${late.slice(0, 7)},,,,,,,Not shown: fewer than 5 responses`);
  expect(months[14]).toBe(`${early.slice(0, 7)},5,2.25,1,2,3,3,`);
  expect((await fileOf("survey-comments"))[1]).toBe(`${late},'-شكرًا`);
  expect(await onRecord("survey.export")).toMatchObject([bySystem, bySystem]);
  expect(await onRecord("survey.export-comments")).toMatchObject([bySystem]);
});

it("writes the complete audit log, starting with the entry of this export", async () => {
  await db.execute(
    sql`insert into audit (actor_kind, action, subject) select 'system', 'test', 'n:' || n from generate_series(1, 1200) n`,
  );
  const [, first, ...others] = await fileOf("audit");
  expect(first).toContain("audit.export");
  expect(others).toHaveLength(1200);
});
