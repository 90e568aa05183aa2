import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { audit, db, dues, members, registerImports } from "~/db";
import { DECEASED } from "~/domain/members/work-status";
import { readChangesSince } from "~/domain/register/change-feed.server";
import { changeParticulars } from "~/domain/register/change-member.server";
import { aProgram } from "../builders/programs";
import { aRegisterOffice } from "../builders/register-files";
import { useDatabase } from "../support/database";

useDatabase();

const rana = { DOC_NO: 101, DOC_NAME_A: "رنا", WORK_STATUS: 1, MOBIL: "0791234567", ANNUAL: 2025 };
const memberOf = async (number: number) =>
  (await db.select().from(members).where(sql`member_number = ${number}`))[0];
const added = { result: "added", problems: [] };
const changed = { result: "changed", problems: [] };
const unchanged = { result: "unchanged", problems: [] };
const refused = (field: string, code: string) => ({ result: "refused", problems: [{ field, code }] });

describe("changes that a program sends", () => {
  it("add and change members, each answered by itself", async () => {
    const program = await aProgram();
    expect(
      await program.resultsOf([
        rana,
        { DOC_NO: "102", DOC_NAME_A: "سامي", WORK_STATUS: "N" },
        { DOC_NO: "103", DOC_NAME_A: "بلا حالة" },
        { DOC_NO: "x" },
      ]),
    ).toEqual([added, added, refused("WORK_STATUS", "needed"), refused("DOC_NO", "not-a-number")]);
    expect(await program.resultsOf([rana, { DOC_NO: 102, MOBIL: "0790000000", ANNUAL: 2026 }])).toEqual([
      unchanged,
      changed,
    ]);
    expect(await memberOf(102)).toMatchObject({ nameAr: "سامي", mobile: "0790000000" });
    expect(await db.select().from(dues)).toMatchObject([
      { memberNumber: 101, annualFeePaidYear: 2025 },
      { memberNumber: 102, annualFeePaidYear: 2026 },
    ]);
    expect(await db.select().from(registerImports)).toMatchObject([
      { fileName: "Accounting", counts: { lines: 4, good: 2, rejected: 2, added: 2 } },
      { counts: { lines: 2, good: 2, updated: 1, unchanged: 1 } },
    ]);
  });

  it("keep what is missing or empty, and erase what is null", async () => {
    const program = await aProgram();
    await program.send([{ ...rana, E_MAIL: "rana@home.example" }]);
    expect(await program.resultsOf([{ DOC_NO: 101, MOBIL: "", E_MAIL: null }])).toEqual([changed]);
    expect(await memberOf(101)).toMatchObject({ mobile: "0791234567", email: null });
    expect(await program.resultsOf([{ DOC_NO: 101, DOC_NAME_A: null }])).toEqual([
      refused("DOC_NAME_A", "needed"),
    ]);
  });

  it("are refused if they give another status to a member who has died", async () => {
    const program = await aProgram();
    await program.send([{ ...rana, WORK_STATUS: "D" }]);
    expect(await program.resultsOf([{ DOC_NO: 101, WORK_STATUS: 1, MOBIL: "0790000000" }])).toEqual([
      refused("WORK_STATUS", "deceased"),
    ]);
    expect(await program.resultsOf([{ DOC_NO: 101, MOBIL: "0790000000" }])).toEqual([changed]);
    expect(await memberOf(101)).toMatchObject({ workStatus: DECEASED, mobile: "0790000000" });
  });

  it("are refused for fields that the register does not have, and for values that are no text", async () => {
    const program = await aProgram();
    expect(await program.resultsOf([{ ...rana, MOBILE: "0791234567" }])).toEqual([
      refused("MOBILE", "unknown-field"),
    ]);
    expect(await program.resultsOf([{ ...rana, SPEC_DESC: ["قلب"] }])).toEqual([
      refused("SPEC_DESC", "not-text"),
    ]);
    expect(await db.$count(members)).toBe(0);
  });

  it("are merged if they are of one member, and refused together if they contradict each other", async () => {
    const program = await aProgram();
    await program.send([rana]);
    expect(
      await program.resultsOf([
        { DOC_NO: 101, LAST_Y_SOC: 2026, LAST_M_SOC: 5 },
        { DOC_NO: "101", LAST_Y_RET: 2026, LAST_M_RET: 3 },
      ]),
    ).toEqual([changed, changed]);
    expect((await db.select().from(dues))[0]).toMatchObject({ socialMonth: 5, retirementMonth: 3 });
    expect(
      await program.resultsOf([
        { DOC_NO: 101, ANNUAL: 2026 },
        { DOC_NO: 101, ANNUAL: 2027 },
      ]),
    ).toEqual([refused("DOC_NO", "contradiction"), refused("DOC_NO", "contradiction")]);
  });

  it("are only judged in a dry run, and with `atomic` all written or none", async () => {
    const program = await aProgram();
    expect(await program.resultsOf([rana], { dryRun: true })).toEqual([added]);
    expect(await program.send([rana, { DOC_NO: 102 }], { atomic: true })).toMatchObject({
      outcome: { isWritten: false, isRefused: true },
    });
    expect([await db.$count(members), await db.$count(registerImports), await db.$count(audit)]).toEqual([
      0, 0, 0,
    ]);
  });

  it("are answered once for a key, and change nothing twice", async () => {
    const program = await aProgram();
    await program.send([rana], { key: "the-same-key-for-both" });
    const again = await program.send([rana], { key: "the-same-key-for-both" });
    expect(again).toMatchObject({ replayed: true, changed: false, outcome: { results: [added] } });
    const other = await program.send([{ DOC_NO: 101, ANNUAL: 2027 }], { key: "the-same-key-for-both" });
    expect(other.changed).toBe(true);
    expect((await db.select().from(dues))[0]).toMatchObject({ annualFeePaidYear: 2025 });
    const others = await Promise.all(
      Array.from({ length: 5 }, () =>
        program.send([{ DOC_NO: 101, ANNUAL: 2026 }], { key: "five-at-the-same-time" }),
      ),
    );
    expect(others.filter(({ replayed }) => !replayed)).toHaveLength(1);
    for (const { outcome } of others) expect(outcome).toEqual(others[0]!.outcome);
  });

  it("are refused where the portal has changed the value too, unless the program decides", async () => {
    const [program, office] = [await aProgram(), await aRegisterOffice()];
    await program.send([rana]);
    await changeParticulars(101, { mobile: "0799999999" }, { ...office.by(), version: 1 });
    expect(await program.resultsOf([rana])).toEqual([unchanged]);
    const differing = { DOC_NO: 101, MOBIL: "0790000000" };
    expect(await program.resultsOf([differing])).toEqual([refused("MOBIL", "conflict")]);
    expect(await program.resultsOf([differing], { conflicts: "here" })).toEqual([unchanged]);
    expect(await memberOf(101)).toMatchObject({ mobile: "0799999999" });
    const newer = { DOC_NO: 101, MOBIL: "0780000000" };
    expect(await program.resultsOf([newer], { conflicts: "program" })).toEqual([changed]);
    expect(await memberOf(101)).toMatchObject({ mobile: "0780000000" });
  });

  it("are refused if a member would have paid for less, unless the program says so", async () => {
    const program = await aProgram();
    await program.send([rana]);
    expect(await program.resultsOf([{ DOC_NO: 101, ANNUAL: 2024 }])).toEqual([
      refused("ANNUAL", "backwards"),
    ]);
    expect(await program.resultsOf([{ DOC_NO: 101, ANNUAL: 2024 }], { backwards: true })).toEqual([changed]);
  });
});

describe("the feed of changes", () => {
  const read = async (since: string, how: { limit?: number; except?: { id: string } } = {}) =>
    (await readChangesSince({ since, limit: 100, except: null, ...how }))!;

  it("tells each change once, in order, from a cursor on", async () => {
    const [program, office] = [await aProgram(), await aRegisterOffice()];
    await program.send([rana]);
    const start = await read("");
    expect(start.changes.map(({ field, new: value, by }) => [field, value, by])).toEqual([
      ["DOC_NAME_A", "رنا", "program"],
      ["MOBIL", "0791234567", "program"],
      ["WORK_STATUS", 1, "program"],
    ]);
    await changeParticulars(101, { mobile: "0799999999" }, { ...office.by(), version: 1 });
    await changeParticulars(101, { mobile: null, homeAddress: "إربد" }, { ...office.by(), version: 2 });
    const first = await read(start.next, { limit: 1 });
    expect(first.changes).toMatchObject([
      { memberNumber: 101, field: "MOBIL", old: "0791234567", new: "0799999999", by: "staff" },
    ]);
    const second = await read(first.next, { limit: 1 });
    expect(second.changes).toMatchObject([
      { field: "MOBIL", old: "0799999999", new: null },
      { field: "HOME_ADD", old: null, new: "إربد" },
    ]);
    const end = await read(second.next);
    expect(end.changes).toEqual([]);
    expect(await read(end.next)).toEqual(end);
  });

  it("leaves out what the program changed itself, if asked to", async () => {
    const [mine, other] = [await aProgram(), await aProgram("Legacy")];
    await mine.send([rana]);
    await other.send([{ DOC_NO: 101, MOBIL: "0790000000" }]);
    const { changes } = await read("", { except: { id: mine.id } });
    expect(changes).toMatchObject([{ field: "MOBIL", new: "0790000000", by: "program" }]);
    expect((await read("", { except: { id: other.id } })).changes).toHaveLength(3);
  });

  it("knows a cursor of another history, as after a restore, and what is no cursor", async () => {
    const program = await aProgram();
    await program.send([rana]);
    const { next } = await read("");
    await db.execute(sql`truncate audit`);
    expect(await readChangesSince({ since: next, limit: 100, except: null })).toBeNull();
    await program.send([{ DOC_NO: 101, MOBIL: "0790000000" }]);
    expect(await readChangesSince({ since: next, limit: 100, except: null })).toBeNull();
    for (const since of ["nonsense", "....", Buffer.from("0.abc").toString("base64url")])
      expect(await readChangesSince({ since, limit: 100, except: null })).toBeNull();
  });

  it("skips nothing while others write", async () => {
    const programs = await Promise.all(["A", "B", "C", "D"].map((name) => aProgram(name)));
    const members = programs.map((_, nth) => ({ ...rana, DOC_NO: 201 + nth }));
    await programs[0]!.send(members);
    let { next } = await read("");
    const seen: string[] = [];
    let writing = true;
    const reader = (async () => {
      for (let last = false; ; ) {
        const found = await read(next, { limit: 2 });
        seen.push(...found.changes.map(({ memberNumber, new: value }) => `${memberNumber} ${value}`));
        next = found.next;
        if (last && !found.changes.length) return;
        last = !writing;
      }
    })();
    const mobiles = Array.from({ length: 8 }, (_, nth) => `079000000${nth}`);
    await Promise.all(
      programs.map(async (program, nth) => {
        for (const MOBIL of mobiles) await program.send([{ DOC_NO: 201 + nth, MOBIL }]);
      }),
    );
    writing = false;
    await reader;
    expect(seen).toHaveLength(programs.length * mobiles.length);
    for (const nth of programs.keys())
      expect(seen.filter((each) => each.startsWith(`${201 + nth} `))).toEqual(
        mobiles.map((mobile) => `${201 + nth} ${mobile}`),
      );
  });
});
