import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit, db, dues, lookups, members } from "~/db";
import { findFinancialCard, lookUpFinancialCard } from "~/domain/dues/financial-card.server";
import { lookUpFinancial } from "~/routes/computer/look-up.server";
import { ownCard } from "~/routes/doctor/financial-card";
import { useDatabase } from "../support/database";

useDatabase();

const clerk = "6f2c1f0e-3f3a-4a61-9d9e-1a1a1a1a1a1a";

beforeEach(async () => {
  await db.insert(lookups).values([
    { kind: "work-status", code: 1, nameAr: "مزاول", nameEn: "Practising" },
    { kind: "governorate", code: 2, nameAr: "إربد", nameEn: "Irbid" },
  ]);
  await db.insert(members).values([
    { memberNumber: 10001, nameAr: "أحمد سالم", nameEn: "Ahmad Salem", workStatus: 1 },
    { memberNumber: 10002, nameAr: "منى خليل", workStatus: 2 },
    { memberNumber: 10003, nameAr: "بلا سجل مالي", workStatus: 1 },
  ]);
  await db.insert(dues).values([
    {
      memberNumber: 10001,
      annualFeePaidYear: 2026,
      socialYear: 2026,
      socialMonth: 9,
      retirementYear: 2025,
      retirementMonth: 12,
      annualFees: 60,
      asOf: new Date("2026-11-20T22:30:00Z"),
    },
    { memberNumber: 10002 },
  ]);
});

describe("findFinancialCard", () => {
  it("has every column of the association's card, in both languages, as of a day in Amman", async () => {
    expect(await findFinancialCard(10001)).toEqual({
      memberNumber: 10001,
      name: { ar: "أحمد سالم", en: "Ahmad Salem" },
      workStatus: { ar: "مزاول", en: "Practising" },
      socialYear: 2026,
      socialMonth: 9,
      retirementYear: 2025,
      retirementMonth: 12,
      annualFees: 60,
      asOf: "2026-11-21",
    });
  });

  it("leaves unrecorded values empty, and names a standard status that the list lacks", async () => {
    expect(await findFinancialCard(10002)).toMatchObject({
      name: { ar: "منى خليل", en: "" },
      workStatus: { ar: "غير مزاول", en: "Not practising" },
      socialYear: null,
      retirementMonth: null,
      annualFees: null,
    });
  });

  it.each([
    ["a number that nobody has", 999_999_999],
    ["a member without dues", 10003],
  ])("is null for %s", async (_, memberNumber) => {
    expect(await findFinancialCard(memberNumber)).toBeNull();
  });
});

describe("a doctor's own financial card", () => {
  it("is shown as of a day, in the reader's language", async () => {
    const card = await ownCard(10001, "en");
    expect(card).toMatchObject({ status: 200, asOf: "21 November 2026" });
    expect(card.rows?.[2]).toEqual({ field: "status", text: "Practising", lang: "en" });
  });

  it("shows an empty card instead of an error if no dues are recorded", async () => {
    expect(await ownCard(10003, "ar")).toEqual({ status: 200, problem: "none-found" });
  });

  it("shows the translated message for a server problem", async () => {
    await db.execute(sql`alter table dues rename to dues_away`);
    const card = await ownCard(10001, "en").finally(() =>
      db.execute(sql`alter table dues_away rename to dues`),
    );
    expect(card).toEqual({ status: 503, problem: "server" });
  });
});

describe("lookUpFinancialCard", () => {
  it("records who viewed whose card", async () => {
    expect(await lookUpFinancialCard(10001, clerk)).toMatchObject({ memberNumber: 10001 });
    const readings = await db
      .select({ kind: audit.actorKind, id: audit.actorId, subject: audit.subject })
      .from(audit)
      .where(and(eq(audit.action, "financial-card.read"), eq(audit.actorId, clerk)));
    expect(readings).toEqual([{ kind: "computer", id: clerk, subject: "member:10001" }]);
  });

  it("records nothing if there is no card", async () => {
    expect(await lookUpFinancialCard(10003, clerk)).toBeNull();
    expect(await db.select().from(audit)).toEqual([]);
  });
});

describe("a search", () => {
  const user = { id: clerk } as Parameters<typeof lookUpFinancial>[1];
  const search = (query: string) => lookUpFinancial(new Request(`http://localhost/?${query}`), user, "en");

  const failingAudit = async (code: string, act: () => Promise<void>) => {
    await db.execute(
      sql.raw(`create or replace function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '${code}'; end $$`),
    );
    await db.execute(sql`create trigger refused before insert on audit execute function refuse()`);
    await act().finally(() => db.execute(sql`drop trigger refused on audit`));
  };

  it.each([
    ["nothing asked yet", "", 200],
    ["a member", "doc_no=10001", 200],
    ["the digits of the local keyboard", `doc_no=${encodeURIComponent("١٠٠٠١")}`, 200],
    ["an empty number", "doc_no=", 422],
    ["letters", "doc_no=abc", 422],
    ["a NUL byte", "doc_no=1%00", 422],
    ["two numbers", "doc_no=10001&doc_no=10002", 422],
    ["a number that nobody has", "doc_no=99999999", 404],
    ["a number too long for anybody", `doc_no=1${"0".repeat(20)}`, 404],
    ["a member without dues", "doc_no=10003", 404],
  ])("returns for %s its status and keeps the typed value", async (_, query, status) => {
    const found = await search(query);
    expect(found.status).toBe(status);
    expect(found.typed).toBe(new URLSearchParams(query).get("doc_no") ?? "");
    expect(Boolean(found.answer)).toBe(status === 422);
    expect(found.problem).toBe(status === 404 ? "none-found" : undefined);
  });

  it.each([
    ["a statement cancelled by its time-out", "57014", "timeout"],
    ["a full disk", "53100", "server"],
  ])("shows no card that could not be recorded: %s", async (_, code, problem) => {
    await failingAudit(code, async () => {
      expect(await search("doc_no=10001")).toEqual({ status: 503, typed: "10001", problem });
    });
    expect((await search("doc_no=10001")).rows?.[1]?.text).toBe("10001");
  });
});
