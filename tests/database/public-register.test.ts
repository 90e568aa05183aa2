import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { db, lookups } from "~/db";
import { findPublicName } from "~/domain/members/public-register.server";
import { INTERNSHIP } from "~/domain/members/work-status";
import { wordsOfName } from "~/domain/person-names/name-words";
import { findOwnEntry, setOwnVisibility } from "~/domain/public-register/own-entry.server";
import {
  countListed,
  findRecord,
  listedNumbers,
  statusHistory,
} from "~/domain/public-register/record.server";
import { searchRegister } from "~/domain/public-register/search.server";
import { registerTermsNow } from "~/domain/public-register/terms.server";
import { settings } from "~/platform/settings.server";
import { aMember, aSubmission, changeMember } from "../builders/doctors";
import { useDatabase } from "../support/database";

useDatabase();

const search = (filter: Partial<Parameters<typeof searchRegister>[0]>) =>
  searchRegister({ q: "", specialty: "", governorate: "", page: 1, ...filter });
const numbers = async (filter: Parameters<typeof search>[0]) =>
  (await search(filter)).doctors.map(({ memberNumber }) => memberNumber);

/** Returns the statements of a search, taken from the slow query log while the clock stands still. */
async function statementsOf(filter: Parameters<typeof search>[0]) {
  await registerTermsNow();
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  let at = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (at += settings.slowQueryMs));
  await search(filter).finally(() => {
    out.mockRestore();
    clock.mockRestore();
  });
  return written.map((line) => JSON.parse(line)).map(({ sql: statement }) => statement);
}

async function aFewDoctors() {
  const irbid = { governorate: "إربد", specialties: ["طب الأسرة"] };
  await aMember(101, { nameAr: "محمد أحمد المصري", nameEn: "Mohammad Ahmad Al-Masri", ...irbid });
  await aMember(102, { nameAr: "محمد هاني حداد", nameEn: "Muhammed Hani Haddad", specialties: ["الجراحة"] });
  await aMember(103, { nameAr: "محمود عبد الرحمن قاسم", nameEn: "", governorate: "إربد" });
  await aMember(104, {
    nameAr: "رنا يوسف حداد",
    nameEn: "Rana Yousef Haddad",
    hiddenByDoctor: true,
    ...irbid,
  });
  await aMember(105, {
    nameAr: "سامي الغندور",
    nameEn: "Sami Ghandour",
    hiddenByRegister: true,
    specialties: ["أشعة"],
  });
}

describe("the public register", () => {
  it("finds a name however it is spelled, in either script, with titles and one wrong letter", async () => {
    await aFewDoctors();
    for (const q of ["mohamed", "Dr. Muhammad", "محمّد", "الدكتور محمد", "mohanmad"])
      expect([q, await numbers({ q })]).toEqual([q, [101, 102]]);
    expect(await numbers({ q: "د. محمد حداد" })).toEqual([102]);
    expect(await numbers({ q: "masri" })).toEqual([101]);
    expect(await numbers({ q: "Mahmoud Abdulrahman" })).toEqual([103]);
    expect(await numbers({ q: "hadd" })).toEqual([102]);
    expect(await numbers({ q: "hadad" })).toEqual([102]);
    expect(await numbers({ q: "nobody" })).toEqual([]);
    expect((await search({ q: "mohammad" })).also).toEqual(["محمد", "Muhammed"]);
  });

  it.each([
    ["عبد الله سامي", "عبدالله سامي قاسم", "Abdullah Sami Qasem"],
    ["عبدالله سامي", "عبد الله سامي قاسم", "Abdullah Sami Qasem"],
    ["ضيفالله حداد", "ضيف الله حداد", ""],
    ["ضيف الله حداد", "ضيفالله حداد", ""],
    ["صلاحالدين", "صلاح الدين حداد", ""],
    ["نور الدين", "نورالدين حداد", ""],
    ["Salahuddin", "صلاح الدين حداد", ""],
    ["Noor Al-Deen", "نورالدين حداد", ""],
    ["بنيهاني", "رنا بني هاني", ""],
    ["Banihani", "رنا بني هاني", "Rana Bani Hani"],
    ["Bani Hani", "رنا بنيهاني", "Rana Banihani"],
    ["Abdul Aziz", "عبدالعزيز حداد", ""],
    ["Abdulaziz", "عبد العزيز حداد", ""],
    ["W. Khasawneh", "وليد نادر الخصاونة", "Waleed Nader Al-Khasawneh"],
    ["وليد ن. الخصاونة", "وليد نادر الخصاونة", ""],
    ["Waleed N. Khasawneh", "وليد نادر الخصاونة", ""],
    ["Khasawn*", "وليد نادر الخصاونة", "Waleed Nader Al-Khasawneh"],
    ["Muller", "آنا مولر شميدت", "Anna Müller-Schmidt"],
    ["Lukasz", "لوكاش نوفاك", "Łukasz Nowak"],
  ])("finds by %j the doctor registered as %j %j", async (q, nameAr, nameEn) => {
    await aFewDoctors();
    await aMember(110, { nameAr, nameEn });
    expect(await numbers({ q })).toEqual([110]);
  });

  it("does not find a doctor whose other names do not start with the initial", async () => {
    await aMember(110, { nameAr: "وليد نادر الخصاونة", nameEn: "Waleed Nader Al-Khasawneh" });
    expect(await numbers({ q: "Waleed B. Khasawneh" })).toEqual([]);
    expect(await numbers({ q: "وليد ب. الخصاونة" })).toEqual([]);
  });

  it("lists doctors with exactly the name before those with a similar one", async () => {
    for (const [index, [nameAr, nameEn]] of [
      ["سامي حداد", "Sami Haddad"],
      ["عصام حداد", "Issam Haddad"],
      ["أسامة حداد", "Usama Haddad"],
      ["حداد أسامة", "Haddad Usama"],
    ].entries())
      await aMember(120 + index, { nameAr: nameAr!, nameEn: nameEn! });
    const found = await search({ q: "Osama Haddad" });
    expect(found.doctors.map(({ memberNumber }) => memberNumber)).toEqual([122, 123, 120, 121]);
    expect([found.total, found.exact, found.similarFrom]).toEqual([4, 2, 2]);
    expect(found.also).toEqual(["أسامة", "Usama"]);
    expect((await search({ q: "Usama" })).also).toEqual(["أسامة"]);
  });

  it("finds a number, lists by specialty and governorate, and lists nobody without a search", async () => {
    await aFewDoctors();
    await db.insert(lookups).values({ kind: "governorate", code: 2, nameAr: "إربد", nameEn: "Irbid" });
    expect(await numbers({ q: "١٠١" })).toEqual([101]);
    expect(await numbers({ q: "10" })).toEqual([]);
    expect(await numbers({ governorate: "Irbid" })).toEqual([101, 103]);
    expect(await numbers({ governorate: "اربد", specialty: "طب الأسرة" })).toEqual([101]);
    expect(await numbers({ governorate: "elsewhere" })).toEqual([]);
    expect(await numbers({})).toEqual([]);
  });

  it("shows nothing about a hidden doctor in lists, options, records and counts, and everything again once listed", async () => {
    await aFewDoctors();
    for (const q of ["rana", "رنا", "104", "105", "ghandour", "sami"])
      expect([q, await numbers({ q })]).toEqual([q, []]);
    expect([await findRecord(104), await findRecord(105), await findRecord(999)]).toEqual([null, null, null]);
    expect(await listedNumbers({ max: 9, after: 0 })).toEqual([101, 102, 103]);
    expect(await countListed()).toBe(3);
    expect((await registerTermsNow()).specialties.map(({ value }) => value)).not.toContain("أشعة");

    await setOwnVisibility(104, false, aSubmission());
    expect(await numbers({ q: "rana" })).toEqual([104]);
    await setOwnVisibility(101, true, aSubmission());
    expect(await numbers({ q: "masri" })).toEqual([]);
    expect(await findOwnEntry(101)).toEqual({ byRegister: false, byDoctor: true });
    expect(await findOwnEntry(105)).toEqual({ byRegister: true, byDoctor: false });
  });

  it("names a hidden doctor only to that doctor", async () => {
    await aFewDoctors();
    const named = await Promise.all([104, 101, null].map((viewer) => findPublicName(104, viewer)));
    expect(named).toEqual([{ ar: "رنا يوسف حداد", en: "Rana Yousef Haddad" }, null, null]);
  });

  it("runs the same statements for the name of a hidden doctor and for an unknown name", async () => {
    await aFewDoctors();
    for (const [hidden, nobodys] of [
      ["rana", "zuhdi"],
      ["رنا", "زهدي"],
      ["Sami Ghandour", "Zuhdi Qattan"],
      ["ghandouf", "qattanib"],
      ["104", "999"],
    ] as const) {
      const statements = await statementsOf({ q: nobodys });
      expect(statements.length).toBeGreaterThan(0);
      expect([hidden, await statementsOf({ q: hidden })]).toEqual([hidden, statements]);
    }
  });

  it("limits a record to name, titles, status and its start, and knows how the status changed", async () => {
    await aMember(107, { specialties: ["طب الأسرة"], registeredOn: "2004-05-06", workStatus: INTERNSHIP });
    await changeMember(107, { workStatus: 1, updatedAt: new Date("2005-06-30T22:00:00Z") });
    await changeMember(107, { workStatus: 3, updatedAt: new Date("2020-01-02T08:00:00Z") });
    const record = (await findRecord(107))!;
    expect(record).toEqual({
      memberNumber: 107,
      name: { ar: "رنا حداد", en: "Rana Haddad" },
      specialties: [{ ar: "طب الأسرة", en: "طب الأسرة" }],
      status: "not-practising",
      since: "2004-05-06",
    });
    expect(await statusHistory(record)).toEqual([
      { status: "internship", from: "2004-05-06" },
      { status: "practising", from: "2005-07-01" },
      { status: "not-practising", from: "2020-01-02" },
    ]);
  });

  it("shows twenty a page, in the order of numbers", async () => {
    for (let number = 201; number <= 245; number++) await aMember(number);
    const third = await search({ q: "rana", page: 3 });
    expect([third.total, third.pages, third.doctors.map(({ memberNumber }) => memberNumber)]).toEqual([
      45,
      3,
      [241, 242, 243, 244, 245],
    ]);
  });

  it.each(["د. عَبْد الرحمــن أبو-غزالة", "Ma’an (Al-Masri), O'Neill", "إسراء / هبة ؛ منى"])(
    "takes the words of %s apart in the database as here",
    async (name) => {
      const [row] = await db.execute<{ words: string[] }>(sql`select register_words(${name}, '') as words`);
      expect(row!.words).toEqual(wordsOfName(name));
    },
  );
});
