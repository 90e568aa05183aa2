import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { audit, db, dues, lookups } from "~/db";
import { exportSelectedMembers } from "~/domain/register/export-members.server";
import { listMembers } from "~/domain/register/list-members.server";
import { readMemberRecord } from "~/domain/register/member-record.server";
import { type MembersFilter, membersFilter } from "~/domain/register/members-filter";
import { anAdmin } from "../builders/certificates";
import { aDoctorAccount, aMember } from "../builders/doctors";
import { useDatabase } from "../support/database";

useDatabase();

const list = (query: string, seesPrivate = true) =>
  listMembers(membersFilter(new URLSearchParams(query)), { seesPrivate, language: "en" });
const numbers = async (query: string, seesPrivate = true) =>
  (await list(query, seesPrivate)).rows.map(({ memberNumber }) => memberNumber);

async function aFewMembers() {
  await db.insert(lookups).values({ kind: "work-status", code: 1, nameAr: "مزاول", nameEn: "Practising" });
  await aMember(101, { nameAr: "محمد المصري", nameEn: "Mohammad Al-Masri", governorate: "إربد" });
  await aMember(102, {
    nameAr: "رنا حداد",
    nameEn: "Rana Haddad",
    nationalNumber: "9871002003",
    mobile: "0790001003",
    workStatus: 2,
    hiddenByRegister: true,
    specialties: ["الجراحة"],
  });
  await aMember(103, { nameAr: "عبد الله قاسم", nameEn: "", workStatus: 100, email: "Q@Home.example" });
  await db.insert(dues).values({ memberNumber: 101, annualFeePaidYear: 2025 });
  await aDoctorAccount(103, "75390128");
}

describe("the list of members", () => {
  it("finds by name in either script and spelling, hidden members too", async () => {
    await aFewMembers();
    for (const [q, expected] of [
      ["mohamed", [101]],
      ["haddad", [102]],
      ["رنا", [102]],
      ["عبدالله", [103]],
      ["R. Haddad", [102]],
    ] as const)
      expect([q, await numbers(`q=${q}`)]).toEqual([q, expected]);
    expect(await numbers("q=mohamed&governorate=عمان")).toEqual([]);
  });

  it("finds by number, national number, mobile and e-mail", async () => {
    await aFewMembers();
    expect(await numbers("q=١٠٢")).toEqual([102]);
    expect(await numbers("q=9871002003")).toEqual([102]);
    expect(await numbers("q=%2B962790001003")).toEqual([102]);
    expect(await numbers("q=q@home.example")).toEqual([103]);
  });

  it("does not answer by what a reader may not see", async () => {
    await aFewMembers();
    expect(await numbers("q=9871002003", false)).toEqual([]);
    expect(await numbers("q=0790001003", false)).toEqual([]);
    expect(await numbers("paid=2025", false)).toEqual([101, 102, 103]);
  });

  it("filters by status, specialty, governorate, paid year, account and day of change", async () => {
    await aFewMembers();
    expect(await numbers("status=N")).toEqual([103]);
    expect(await numbers("status=2")).toEqual([102]);
    expect(await numbers("specialty=الجراحة")).toEqual([102]);
    expect(await numbers("governorate=إربد")).toEqual([101]);
    expect(await numbers("paid=2025")).toEqual([101]);
    expect(await numbers("paid=2026")).toEqual([]);
    expect(await numbers("account=open")).toEqual([103]);
    expect(await numbers("account=none")).toEqual([101, 102]);
    await db.execute(sql`update members set updated_at = '2020-01-01T21:59:00Z' where member_number = 101`);
    await db.execute(sql`update members set updated_at = '2020-01-01T22:00:00Z' where member_number = 102`);
    expect(await numbers("since=2020-01-02")).toEqual([102, 103]);
  });

  it.each(["number", "name", "changed"])(
    "is paged by %s without missing or repeating anybody",
    async (sort) => {
      await db.execute(sql`insert into members (member_number, name_ar, name_en, work_status, updated_at)
      select n, 'اسم', case when n % 3 = 0 then '' else 'Name ' || n % 7 end, 1, now() - (n % 5) * interval '1 day'
      from generate_series(1, 50) n`);
      const first = await list(`sort=${sort}`);
      expect([first.total, first.pages]).toEqual([50, 3]);
      const after = first.rows.at(-1)!.memberNumber;
      const second = await numbers(`sort=${sort}&page=2&after=${after}`);
      expect(second).toEqual(await numbers(`sort=${sort}&page=2`));
      const third = await numbers(`sort=${sort}&page=3&after=${second.at(-1)}`);
      const all = [...first.rows.map(({ memberNumber }) => memberNumber), ...second, ...third];
      expect(new Set(all).size).toBe(50);
      expect(await numbers(`sort=${sort}&page=2&before=${third[0]}`)).toEqual(second);
    },
  );
});

describe("the export of what is filtered", () => {
  it("holds the filtered members and is recorded with the filters", async () => {
    await aFewMembers();
    const staff = { id: await anAdmin() };
    const filter: MembersFilter = membersFilter(new URLSearchParams("q=haddad&status=2"));
    const { rows, batches } = await exportSelectedMembers(filter, staff);
    const found: number[] = [];
    for await (const batch of batches) found.push(...batch.map(({ memberNumber }) => memberNumber));
    expect([rows, found]).toEqual([1, [102]]);
    expect(await db.select().from(audit).where(eq(audit.action, "member.export"))).toMatchObject([
      {
        actorKind: "staff",
        actorId: staff.id,
        subject: "members",
        detail: { members: 1, q: "haddad", status: 2 },
      },
    ]);
  });
});

describe("a member's record", () => {
  it("is read only with an entry in the log of the member", async () => {
    await aFewMembers();
    const staff = { id: await anAdmin() };
    const record = await readMemberRecord(102, staff);
    expect(record).toMatchObject({ account: "none", member: { nationalNumber: "9871002003" } });
    expect(record!.log).toMatchObject([{ action: "member.read", actorKind: "staff", role: "admin" }]);
    expect(await readMemberRecord(999, staff)).toBeNull();
  });
});
