import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit, computerUsers, db } from "~/db";
import type { ComputerUser } from "~/domain/accounts/identities";
import { listRecordLog } from "~/domain/audit/record-log.server";
import { findPersonalCard } from "~/domain/members/personal-card.server";
import { lookUpPersonal } from "~/routes/computer/look-up.server";
import { editCard, type RefusedEdit } from "~/routes/computer/personal-card/action.server";
import { recordEntryInWords } from "~/routes/doctor/record/access-log";
import { aMember, NATIONAL } from "../builders/doctors";
import { useDatabase } from "../support/database";

useDatabase();

const NUMBER = 10001;
let user: ComputerUser;

beforeEach(async () => {
  await aMember(NUMBER, { homeAddress: "عمّان" });
  const [row] = await db
    .insert(computerUsers)
    .values({ username: "COMP9", passwordHash: "x", permissions: ["look-up", "details", "names"] })
    .returning();
  user = row!;
});

const page = (query: string) => new Request(`http://site/dashboard/computer-personal-card?${query}`);
const look = (query: string) =>
  lookUpPersonal(page(query), { kind: "computer", id: user.id, computer: user, staff: null });
const details = {
  NATIONAL_NO: NATIONAL,
  MOBIL: "0790001002",
  E_MAIL: "rana10001@home.example",
  HOME_ADD: "عمّان",
  WORK_ADD: "",
};

function send(mode: "details" | "names", fields: Record<string, string>, id: string = crypto.randomUUID()) {
  const body = new URLSearchParams({ version: "1", submission_id: id, ...fields });
  return editCard(new Request(page(`doc_no=${NUMBER}`), { method: "POST", body }), user, NUMBER, mode);
}
type Answered = Awaited<ReturnType<typeof send>>;
const refusalOf = (answer: Answered) =>
  answer instanceof Response
    ? null
    : { status: (answer.init as ResponseInit).status, ...(answer.data as RefusedEdit) };
const whereTo = (answer: Answered) =>
  answer instanceof Response ? [answer.status, answer.headers.get("Location")] : null;

describe("a look-up", () => {
  it.each([
    ["", 200, undefined],
    ["doc_no=١٠٠٠١", 200, undefined],
    ["doc_no=", 422, undefined],
    ["doc_no=abc", 422, undefined],
    ["doc_no=1&doc_no=2", 422, undefined],
    ["doc_no=99999999", 404, "none-found"],
  ])("for %j answers %i", async (query, status, problem) => {
    const found = await look(query);
    expect([found.status, found.problem]).toEqual([status, problem]);
  });

  it.each([
    ["57014", "timeout"],
    ["53100", "server"],
  ])("shows no card if it cannot be recorded for %s", async (code, problem) => {
    await db.execute(
      sql.raw(`create or replace function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '${code}'; end $$`),
    );
    await db.execute(sql`create trigger refused before insert on audit execute function refuse()`);
    const found = await look("doc_no=10001").finally(() => db.execute(sql`drop trigger refused on audit`));
    expect(found).toEqual({ status: 503, typed: "10001", problem });
  });
});

describe("a computer user's edit", () => {
  it("is shown to the doctor with the name of the account, as the look-up is", async () => {
    await look("doc_no=10001");
    await send("details", { ...details, HOME_ADD: "إربد، شارع ٧" });
    await send("names", { version: "2", DOC_NAME_A: "رنا خليل", DOC_NAME_E: "Rana Khalil" });
    const { entries } = await listRecordLog(NUMBER, { changesOnly: false, page: 1 });
    const lines = entries.map((entry) => recordEntryInWords(entry, "en")).reverse();
    expect(lines.map(({ what }) => what)).toEqual([
      "Personal card read",
      "Details of a member changed",
      "Names of a member changed",
    ]);
    expect(lines.every(({ who }) => who.username === "COMP9" && /Computer/.test(who.words))).toBe(true);
    expect(lines[1]!.changes).toEqual([{ field: "Home address", before: "عمّان", after: "إربد، شارع 7" }]);
    expect(lines[2]!.changes).toHaveLength(2);
  });

  it("changes only one group of fields, even if others are sent", async () => {
    await send("names", { ...details, MOBIL: "0799999999", DOC_NAME_A: "رنا", DOC_NAME_E: "Rana" });
    expect(await findPersonalCard(NUMBER)).toMatchObject({ mobile: "0790001002", nameEn: "Rana" });
    await send("details", { ...details, version: "2", HOME_ADD: "", DOC_NAME_E: "Other", DOC_NO: "10002" });
    expect(await findPersonalCard(NUMBER)).toMatchObject({ homeAddress: null, nameEn: "Rana" });
  });

  it.each([
    ["details", { ...details, MOBIL: "123" }],
    ["details", { ...details, NATIONAL_NO: "" }],
    ["names", { DOC_NAME_A: "Rana", DOC_NAME_E: "Rana" }],
    ["names", { DOC_NAME_A: "رنا", DOC_NAME_E: "" }],
  ] as const)("refuses %s with %j and changes nothing", async (mode, fields) => {
    expect(refusalOf(await send(mode, fields))).toMatchObject({
      status: 422,
      conflict: false,
      seenVersion: 1,
    });
    expect(await findPersonalCard(NUMBER)).toMatchObject({ version: 1 });
  });

  it("stores one of twenty concurrent edits; the others keep their typed values", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => send("details", { ...details, HOME_ADD: `شارع ${n}` })),
    );
    expect(answers.filter(whereTo).map(whereTo)).toEqual([[303, "/computer-dashboard"]]);
    const lost = answers.map(refusalOf).filter((refusal) => refusal !== null);
    expect(lost.map(({ status, conflict }) => [status, conflict])).toEqual(Array(19).fill([409, true]));
    const typed = lost.map(({ answer }) => (answer.initialValue as typeof details).HOME_ADD);
    expect(new Set(typed).size).toBe(19);
    expect(typed).not.toContain((await findPersonalCard(NUMBER))!.homeAddress);
    expect(await db.$count(audit)).toBe(1);
  });

  it("is stored once when it is sent twenty times concurrently, and every answer is the first", async () => {
    const id = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send("details", { ...details, HOME_ADD: "العقبة" }, id)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(whereTo(answer))))).toEqual(
      new Set(['[303,"/computer-dashboard"]']),
    );
    expect([await db.$count(audit), (await findPersonalCard(NUMBER))!.version]).toEqual([1, 2]);
    const other = await send("details", { ...details, HOME_ADD: "الكرك" }, id);
    expect(whereTo(other)).toEqual([303, "/dashboard/computer-personal-card?doc_no=10001"]);
    expect(await findPersonalCard(NUMBER)).toMatchObject({ homeAddress: "العقبة" });
  });

  it("reports an unknown member separately", async () => {
    const sent = new Request(page(""), { method: "POST", body: new URLSearchParams() });
    await expect(editCard(sent, user, 77, "names")).rejects.toMatchObject({ status: 404 });
  });
});
