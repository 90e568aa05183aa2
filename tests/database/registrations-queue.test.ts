import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { internshipApplications as applications, audit, db } from "~/db";
import { exportApplications } from "~/domain/internships/export.server";
import { listApplications } from "~/domain/internships/queue.server";
import { queueFilter } from "~/domain/internships/queue-filter";
import { othersOfPersons } from "~/domain/internships/same-person.server";
import { aStaffUser } from "../builders/complaints";
import { anEvent, aRegistration } from "../builders/registrations";
import { useDatabase } from "../support/database";

useDatabase();

const filterFrom = (search: string) => queueFilter(new URLSearchParams(search));
const list = (search: string) => listApplications(filterFrom(search));
const names = async (search: string) => (await list(search)).applications.map(({ nameEn }) => nameEn);

describe("the queue", () => {
  it("shows the newest first, 25 a page, limits the page to the last one, and counts by state", async () => {
    for (let n = 1; n <= 27; n++)
      await aRegistration({ nameEn: `N${n}`, createdAt: new Date(Date.UTC(2026, 9, n)) });
    await aRegistration({ nameEn: "Returned", state: "returned" });
    await aRegistration({ nameEn: "Accepted", state: "accepted" });
    const first = await list("");
    expect(first).toMatchObject({
      total: 29,
      more: false,
      page: 1,
      pages: 2,
      counts: { received: 27, returned: 1, accepted: 1 },
    });
    expect(first.applications).toHaveLength(25);
    for (const last of ["page=9", "q=intern.example&page=2"])
      expect([last, await names(last)]).toEqual([last, ["N4", "N3", "N2", "N1"]]);
    expect((await names("state=received")).slice(0, 2)).toEqual(["N27", "N26"]);
    expect(await names("state=received&page=2")).toEqual(["N2", "N1"]);
    expect(await names("state=returned")).toEqual(["Returned"]);
    expect(await names("state=lost")).toHaveLength(25);
  });

  it("finds names, numbers and e-mail in any spelling and digits, and a temporary number typed loosely", async () => {
    const { temporaryNumber } = await aRegistration({
      nameEn: "One",
      nameAr: "آية أحمد العزّام",
      nationalNumber: "2003777001",
      documentNumber: "KX77001",
      mobile: "0797770011",
      email: "aya.azzam@intern.example",
    });
    await aRegistration({
      nameEn: "Two",
      nameAr: "سعيد نجم",
      email: "said@intern.example",
      state: "accepted",
    });
    const finding = [
      "ايه العزام",
      "٢٠٠٣٧٧٧٠٠١",
      "kx77001",
      "079 777 0011",
      "+962 79 777 0011",
      "AYA.AZZAM@intern",
      temporaryNumber.toLowerCase().replaceAll("-", " "),
      temporaryNumber.replaceAll("-", ""),
    ];
    for (const q of finding) expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ["One"]]);
    expect(await names("q=intern.example")).toEqual(["Two", "One"]);
    expect(await list("q=intern.example&state=accepted")).toMatchObject({
      total: 1,
      counts: { received: 1, returned: 0, accepted: 1 },
    });
    expect(await names("q=%25%25%25")).toEqual([]);
    expect(filterFrom("q=مي")).toMatchObject({ tooShort: true });
    expect(await names("q=مي")).toHaveLength(2);
  });

  it("marks documents added since the last decision, and another application of the same person", async () => {
    const corrected = await aRegistration({ nameEn: "Corrected", nationalNumber: "2001000001" });
    for (const kind of ["received", "document", "returned", "corrected"] as const)
      await anEvent(corrected.id, kind);
    const papers = await aRegistration({ nameEn: "Papers", nationalNumber: "2001000001", state: "returned" });
    for (const kind of ["corrected", "returned", "document"] as const) await anEvent(papers.id, kind);
    await aRegistration({ nameEn: "Alone" });
    const marks = (await list("")).applications.map(({ nameEn, isCorrected, hasNewPapers, hasOthers }) => [
      nameEn,
      isCorrected,
      hasNewPapers,
      hasOthers,
    ]);
    expect(marks).toEqual([
      ["Alone", false, false, false],
      ["Papers", false, true, true],
      ["Corrected", true, false, true],
    ]);
  });
});

describe("applications of the same person", () => {
  it("share the number, the document, or the name and day of birth", async () => {
    const one = await aRegistration({
      nationalNumber: "2001555001",
      documentNumber: "ABC123",
      birthDate: "2001-05-05",
      nameAr: "سارة العلي",
      nameEn: "Sara Ali",
    });
    const same = [
      await aRegistration({ nationalNumber: "2001555001" }),
      await aRegistration({ documentNumber: "ABC123" }),
      await aRegistration({ birthDate: "2001-05-05", nameAr: "ساره العلى", nameEn: "Someone" }),
      await aRegistration({ birthDate: "2001-05-05", nameAr: "غيرها", nameEn: "SARA ALI" }),
    ];
    await aRegistration({ nationalNumber: "2001555001", nationality: 760 });
    await aRegistration({ documentNumber: "ABC123", documentKind: 1 });
    await aRegistration({ documentNumber: "ABC1234" });
    await aRegistration({
      documentNumber: null,
      birthDate: "2001-05-05",
      nameAr: "غيرها",
      nameEn: "Another",
    });
    const others = await othersOfPersons([one.id]);
    expect(others.map(({ id }) => id)).toEqual(same.map(({ id }) => id).reverse());
    expect(others[0]).toMatchObject({ of: one.id, state: "received", appliedOn: "2026-11-01" });
    expect(await othersOfPersons([])).toEqual([]);
  });
});

describe("a long queue", () => {
  it("is read through indexes, and says that there are more than can be paged", async () => {
    await aRegistration();
    await db.execute(sql`
      insert into internship_applications (temporary_number, applied_on, name_ar, name_en, nationality, sex, birth_place,
        birth_date, residence, city, document_kind, document_number, national_number, degree_country, university,
        enrolled_on, graduated_on, degree_on, study_years, equivalent_on, school_branch, school_on, mobile, email,
        home_address, created_at)
      select 'T' || n, applied_on, name_ar || n, name_en, nationality, sex, birth_place, date '1990-01-01' + n, residence,
        city, document_kind, 'D' || n, (3000000000 + n)::text, degree_country, university, enrolled_on, graduated_on,
        degree_on, study_years, equivalent_on, school_branch, school_on, mobile, 'n' || n || '@intern.example',
        home_address, timestamptz '2025-01-01' + make_interval(mins => n)
      from internship_applications, generate_series(1, 12000) as n`);
    await db.execute(sql`analyze internship_applications`);
    const all = await list("page=400");
    expect(all).toMatchObject({ total: 10_000, more: true, page: 400, pages: 400 });
    expect(all.applications).toHaveLength(25);
    expect(await list("q=sara")).toMatchObject({ total: 1000, more: true, pages: 40 });
    expect((await list("q=n11999@intern")).applications).toHaveLength(1);
    const plan = async (query: Parameters<typeof db.execute>[0]) =>
      JSON.stringify(await db.execute(sql`explain ${query as ReturnType<typeof sql>}`));
    const read = (condition: string, order: string) =>
      plan(sql.raw(`select id from internship_applications where ${condition} order by ${order} limit 25`));
    expect(await read("true", "id desc")).toContain("internship_applications_pkey");
    expect(await read("state = 'received'", "created_at desc, id desc")).toContain(
      "internship_applications_state",
    );
  });
});

describe("the file of a queue", () => {
  it("contains the same applications in the same order, and is recorded", async () => {
    const admin = await aStaffUser("admin");
    for (let n = 1; n <= 3; n++) await aRegistration({ nameEn: `N${n}` });
    await aRegistration({ nameEn: "Accepted", state: "accepted" });
    const rows = [];
    for await (const some of (await exportApplications(filterFrom("state=received"), admin)).batches)
      rows.push(...some);
    expect(rows.map(({ nameEn }) => nameEn)).toEqual(["N3", "N2", "N1"]);
    expect(JSON.stringify(rows)).not.toMatch(/resumeHash|sealedCode|searchKey/);
    expect(await db.select().from(audit)).toMatchObject([
      {
        actorId: admin.id,
        action: "application.export",
        subject: "applications",
        detail: { state: "received", searched: false, applications: 3 },
      },
    ]);
  });

  it("leaves out an application that leaves the state while the file is made", async () => {
    const { id } = await aRegistration({ nameEn: "Accepted meanwhile" });
    await aRegistration({ nameEn: "Stays" });
    const { batches } = await exportApplications(filterFrom("state=received"), await aStaffUser("admin"));
    await db.update(applications).set({ state: "accepted" }).where(eq(applications.id, id));
    const rows = [];
    for await (const some of batches) rows.push(...some);
    expect(rows.map(({ nameEn }) => nameEn)).toEqual(["Stays"]);
  });
});
