import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { audit, db, oaths } from "~/db";
import { exportOaths } from "~/domain/oaths/export.server";
import { oathFilter } from "~/domain/oaths/filter";
import { findOath, listOaths } from "~/domain/oaths/list.server";
import { registerOath } from "~/domain/oaths/register.server";
import { HONEYPOT_FIELD } from "~/forms";
import { today } from "~/platform/clock.server";
import { action } from "~/routes/oath/register/route";
import { aMember, aSubmission, changeMember } from "../builders/doctors";
import { useDatabase } from "../support/database";

useDatabase();

type Sent = Record<string, string>;
type OathPage = Exclude<Awaited<ReturnType<typeof action>>, Response>["data"];

/** Sends the form. Returns the status and either the redirect or the page's data. */
async function send(fields: Sent, client = "192.0.2.1") {
  const request = new Request("http://localhost/dr-qasam", {
    method: "POST",
    headers: { Cookie: "lang=en", Origin: "http://localhost" },
    body: new URLSearchParams({ submission_id: crypto.randomUUID(), ...fields }),
  });
  const answer = await action({ request, context: { client }, params: {} });
  if (answer instanceof Response)
    return {
      status: answer.status,
      to: answer.headers.get("Location"),
      page: {} as OathPage,
      retryAfter: 0,
    };
  const retryAfter = Number(new Headers(answer.init?.headers).get("Retry-After"));
  return { status: answer.init?.status ?? 200, to: null, page: answer.data, retryAfter };
}
const codeOf = ({ page }: { page: OathPage }) => page.answer?.error?.association_number;
const rows = () => db.select().from(oaths);

describe("the name of a number", () => {
  it("returns only the name, and registers nothing", async () => {
    await aMember(10_001);
    const answer = await send({ association_number: "١٠٠٠١", find: "1" });
    expect(answer).toMatchObject({ status: 200, page: { found: { number: 10_001 } } });
    expect(answer.page.found?.name).toEqual({ value: "Rana Haddad", lang: "en" });
    expect(JSON.stringify(answer)).not.toMatch(/9871002002|0790001002|home\.example/);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ["99999", "oath:not-found"],
    ["99999999999999999999", "oath:not-found"],
    ["12", "oath:too-short"],
    ["", "required"],
    ["<script>", "cards:must-be-numeric"],
  ])("%s: %s, whether looked up or submitted", async (association_number, code) => {
    for (const button of ["find", "found"]) {
      const answer = await send({ association_number, [button]: "" });
      expect([button, answer.status, codeOf(answer)]).toEqual([button, 422, [code]]);
    }
  });

  it("is limited to thirty look-ups per client, over both buttons", async () => {
    for (let number = 100; number < 130; number++)
      expect((await send({ association_number: `${number}`, find: "1" })).status).toBe(422);
    const answer = await send({ association_number: "131", found: "" });
    expect(answer).toMatchObject({ status: 429, page: { sentence: expect.stringContaining("Too many") } });
    expect(answer.retryAfter).toBeGreaterThan(0);
    expect((await send({ association_number: "131", find: "1" }, "192.0.2.2")).status).toBe(422);
  });
});

describe("a registration", () => {
  it("uses the register's name, not the one that was sent", async () => {
    await aMember(10_001);
    const answer = await send({ association_number: "10001", found: "10001", doctor_name: "Forged" });
    expect(answer).toMatchObject({ status: 303, to: "/" });
    expect(await rows()).toMatchObject([{ associationNumber: 10_001, doctorName: "رنا حداد" }]);
    expect((await db.select().from(audit))[0]).toMatchObject({
      action: "oath.register",
      actorKind: "anonymous",
      subject: "member:10001",
    });
  });

  it("waits for the name if the number was changed after another name was shown", async () => {
    await aMember(10_001);
    await aMember(10_002, { nameAr: "سامي", nameEn: "Sami" });
    const answer = await send({ association_number: "10002", found: "10001" });
    expect(answer.page.found).toMatchObject({ number: 10_002, name: { value: "Sami" } });
    expect(await rows()).toEqual([]);
  });

  it("returns the first answer when repeated; later registrations get its time", async () => {
    await aMember(10_001);
    const sent = { association_number: "10001", submission_id: crypto.randomUUID() };
    for (let nth = 0; nth < 3; nth++) expect(await send(sent)).toMatchObject({ status: 303, to: "/" });
    const later = await send({ association_number: "10001" });
    expect(later).toMatchObject({ status: 200, page: { before: { number: 10_001 } } });
    expect(await send({ ...sent, association_number: "10002" })).toMatchObject({
      status: 303,
      to: "/dr-qasam",
    });
    expect(await rows()).toHaveLength(1);
  });

  it("is stored once of twenty concurrent ones, and the others are informed", async () => {
    await aMember(10_001);
    const twenty = Array.from({ length: 20 }, () => registerOath(10_001, aSubmission("dr-qasam")));
    const results = (await Promise.all(twenty)).map(({ outcome }) => outcome);
    expect(results.filter(({ result }) => result === "registered")).toHaveLength(1);
    expect(results.filter(({ result }) => result === "before")).toEqual(
      Array(19).fill({ result: "before", day: today() }),
    );
    expect([await db.$count(oaths), await db.$count(audit)]).toEqual([1, 1]);
  });

  it("is stored once when a page submits it twenty times concurrently, always with the same answer", async () => {
    await aMember(10_001);
    const submission = aSubmission("dr-qasam");
    const twenty = Array.from({ length: 20 }, () => registerOath(10_001, submission));
    const [first, ...others] = (await Promise.all(twenty)).map(({ outcome }) => outcome);
    expect(first).toEqual({ result: "registered", link: expect.stringMatching(/^[\da-f-]{36}$/) });
    for (const other of others) expect(other).toEqual(first);
    expect(await db.$count(oaths)).toBe(1);
  });

  it("is accepted five times per client in ten minutes", async () => {
    for (let number = 101; number <= 106; number++) await aMember(number);
    for (let number = 101; number <= 105; number++)
      expect((await send({ association_number: `${number}` })).status).toBe(303);
    expect((await send({ association_number: "106" })).status).toBe(429);
    expect((await send({ association_number: "106" }, "192.0.2.2")).status).toBe(303);
  });

  it("is rejected with the number if the honeypot is filled in, and stores nothing", async () => {
    await aMember(10_001);
    const answer = await send({ association_number: "10001", [HONEYPOT_FIELD]: "https://spam.example" });
    expect(answer.status).toBe(422);
    expect(await rows()).toEqual([]);
  });
});

describe("a failing database", () => {
  it.each([
    ["members", { find: "1" }, "oath:unavailable"],
    ["dr_qasam", { found: "" }, "oath:failed"],
  ])("without %s, returns the typed text", async (table, button, code) => {
    await aMember(10_001);
    const gone = sql.raw(`${table}_gone`);
    await db.execute(sql`alter table ${sql.raw(table)} rename to ${gone}`);
    try {
      const answer = await send({ association_number: "10001", ...button });
      expect(answer).toMatchObject({ status: 503, retryAfter: 5 });
      expect(answer.page.answer).toMatchObject({
        error: { "": [code] },
        initialValue: { association_number: "10001" },
      });
    } finally {
      await db.execute(sql`alter table ${gone} rename to ${sql.raw(table)}`);
    }
    expect(await send({ association_number: "10001" })).toMatchObject({ status: 303 });
  });
});

describe("the list", () => {
  const numbers = async (search: string) =>
    (await listOaths(oathFilter(new URLSearchParams(search)))).oaths.map(({ memberNumber }) => memberNumber);

  it("shows the newest first, twelve a page, and finds by number, by either name and by day", async () => {
    for (let number = 101; number <= 114; number++) {
      await aMember(number, number === 101 ? { nameAr: "إيمان العُمري", nameEn: "Iman Al-Omari" } : {});
      await registerOath(number, aSubmission());
    }
    await db
      .update(oaths)
      .set({ createdAt: new Date("2026-10-01T21:30:00Z") })
      .where(eq(oaths.associationNumber, 101));
    await changeMember(101, { nameAr: "إيمان الحديد", nameEn: "Iman Al-Hadid" });
    expect(await numbers("")).toEqual([114, 113, 112, 111, 110, 109, 108, 107, 106, 105, 104, 103]);
    expect(await numbers("page=99")).toEqual([102, 101]);
    expect(await numbers("q=١٠٥")).toEqual([105]);
    for (const q of ["ايمان", "العمري", "الحديد", "hadid"]) expect(await numbers(`q=${q}`)).toEqual([101]);
    expect(await numbers("q=%25")).toEqual([]);
    expect(await numbers("date=2026-10-02")).toEqual([101]);
    expect(await numbers("date=2026-10-01")).toEqual([]);
  });

  it("is exported in its order and recorded", async () => {
    for (const number of [101, 102]) {
      await aMember(number);
      await registerOath(number, aSubmission());
    }
    const { rows, batches } = await exportOaths(oathFilter(new URLSearchParams("q=رنا")), {
      id: "00000000-0000-4000-8000-000000000001",
    });
    const taken = [];
    for await (const some of batches) taken.push(...some);
    expect(taken.map(({ memberNumber }) => memberNumber)).toEqual([102, 101]);
    expect(rows).toBe(2);
    expect(await findOath(taken[0]!.id)).toMatchObject({
      memberNumber: 102,
      nameEn: "Rana Haddad",
      day: today(),
    });
    expect(await findOath(9999)).toBeNull();
    expect(await db.select().from(audit).where(eq(audit.action, "oath.export"))).toMatchObject([
      { subject: "oaths", detail: { searched: true, oaths: 2 } },
    ]);
  });
});
