import { asc, eq, getTableName, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import {
  audit,
  db,
  dues,
  duesChanges,
  members,
  registerFileRefusals,
  registerFileRows,
  registerFiles,
  registerImports,
  registerRows,
  statusChanges,
} from "~/db";
import { DECEASED } from "~/domain/members/work-status";
import { changeParticulars } from "~/domain/register/change-member.server";
import { listFileChanges } from "~/domain/register/file-report.server";
import { discardFile, forgetOldFiles, requestApply } from "~/domain/register/file-state.server";
import { workOnNextFile } from "~/domain/register/file-work.server";
import { importRegister } from "~/domain/register/import-register.server";
import { openRegisterFile } from "~/domain/register/register-file.server";
import { namingMembers } from "~/domain/register/undo-file.server";
import { aDoctorAccount, aMember, aSubmission } from "../builders/doctors";
import { aProgram } from "../builders/programs";
import { aRegisterOffice, workOnFiles } from "../builders/register-files";
import { useDatabase } from "../support/database";
import { sheetXml, workbook } from "../support/workbook";

useDatabase();

const WHOLE = { goodOnly: false, conflicts: null, secondPerson: false };
const HEADING = "DOC_NO,DOC_NAME_A,WORK_STATUS,MOBIL,ANNUAL";
const file = (...lines: string[]) => [HEADING, ...lines].join("\n");

const memberOf = async (memberNumber: number) =>
  (await db.select().from(members).where(eq(members.memberNumber, memberNumber)))[0];
const duesOf = async (memberNumber: number) =>
  (await db.select().from(dues).where(eq(dues.memberNumber, memberNumber)))[0];

/** The register as it stands, without the moments and numbers that differ from one import to the next. */
async function registerNow() {
  const people = await db.select().from(members).orderBy(asc(members.memberNumber));
  const rows = await db.select().from(registerRows).orderBy(asc(registerRows.memberNumber));
  const paid = await db.select().from(dues).orderBy(asc(dues.memberNumber));
  return {
    people: people.map(({ createdAt: _c, updatedAt: _u, version: _v, ...one }) => one),
    rows: rows.map(({ importId: _i, ...one }) => one),
    paid: paid.map(({ asOf: _a, ...one }) => one),
  };
}

const changesOf = async (id: number, only: "changes" | "stale" | "kept" = "changes") =>
  (await listFileChanges(id, { memberNumber: null, after: 0, only })).changes.map(
    ({ memberNumber, isNew, changed, kept }) => ({ memberNumber, isNew, changed, kept }),
  );

describe("the check of a file", () => {
  it("counts what it would do, shows each change, and writes nothing", async () => {
    const office = await aRegisterOffice();
    await aMember(101, { nameAr: "رنا حداد", mobile: "0790001002" });
    await aMember(102);
    await aMember(103);
    const before = await registerNow();
    const found = await office.check(
      file("101,رنا حداد,1,0797654321,2026", "102,,,,", "900,سامي عمر,2,,2025", "901,,1,12,", "abc,x,1,,"),
    );
    expect(found).toMatchObject({
      state: "checked",
      about: { columns: ["DOC_NO", "DOC_NAME_A", "WORK_STATUS", "MOBIL", "ANNUAL"], ignored: [] },
      counts: {
        ...{ lines: 5, read: 5, added: 1, changed: 1, unchanged: 1, refused: 2, erased: 0, absent: 1 },
        fields: { mobile: 1, annualFeePaidYear: 1 },
      },
    });
    expect(await changesOf(found.id)).toEqual([
      {
        memberNumber: 101,
        isNew: false,
        kept: null,
        changed: {
          mobile: { before: "0790001002", after: "0797654321" },
          annualFeePaidYear: { before: null, after: 2026 },
        },
      },
      { memberNumber: 900, isNew: true, kept: null, changed: {} },
    ]);
    expect(await registerNow()).toEqual(before);
    expect(
      await db.select().from(registerFileRefusals).orderBy(asc(registerFileRefusals.line)),
    ).toMatchObject([
      {
        line: 5,
        cells: { DOC_NO: "901", MOBIL: "12" },
        problems: [
          { column: "MOBIL", reason: "mobile" },
          { column: "DOC_NAME_A", reason: "needed" },
        ],
      },
      { line: 6, problems: [{ column: "DOC_NO", reason: "not-a-number" }] },
    ]);
  });

  it("lists a member who has died and whom the file calls practising, and leaves the status", async () => {
    const office = await aRegisterOffice();
    await aMember(101, { workStatus: DECEASED });
    await aMember(102, { workStatus: DECEASED });
    const found = await office.check(file("101,,1,0797654321,", "102,,D,,"));
    const { changes } = await listFileChanges(found.id, { memberNumber: null, after: 0, only: "deceased" });
    expect(changes.map(({ memberNumber }) => memberNumber)).toEqual([101]);
    await office.apply(found.id);
    expect(await memberOf(101)).toMatchObject({ workStatus: DECEASED, mobile: "0797654321" });
  });

  it("starts over after its process was killed, and counts each line once", async () => {
    const office = await aRegisterOffice();
    const id = await office.send(file("101,رنا,1,,2026"));
    await db
      .insert(registerFileRows)
      .values({ fileId: id, memberNumber: 555, line: 9, particulars: {}, paid: {} });
    await workOnFiles();
    expect(await office.state(id)).toMatchObject({
      state: "checked",
      counts: { read: 1, added: 1 },
      done: 1,
    });
  });

  it("refuses a file as a whole, with the line", async () => {
    const office = await aRegisterOffice();
    expect(await office.check("NAME,MOBIL\nx,1\n")).toMatchObject({
      state: "refused",
      problem: { problem: "no-number-column", line: 1 },
    });
    expect(await office.check(Buffer.from("PK\u0003\u0004"))).toMatchObject({
      state: "refused",
      problem: { problem: "damaged-workbook", line: null },
    });
  });

  it("refuses a file that the reading process cannot read to its end, instead of trying for ever", async () => {
    const office = await aRegisterOffice();
    vi.stubEnv("NODE_OPTIONS", "--require=./no-such-module.cjs");
    expect(await office.check(file("101,رنا,1,,2026"))).toMatchObject({
      state: "refused",
      problem: { problem: "reading-failed", line: null },
    });
    vi.unstubAllEnvs();
    expect(await office.check(file("101,رنا,1,,2026"))).toMatchObject({ state: "checked" });
  });

  it("reads a workbook, and names the sheet that it read", async () => {
    const office = await aRegisterOffice();
    const rows =
      '<row><c t="inlineStr"><is><t>DOC_NO</t></is></c><c t="inlineStr"><is><t>ANNUAL</t></is></c></row><row><c><v>101</v></c><c><v>2026</v></c></row>';
    await aMember(101);
    expect(await office.check(await workbook({ rows }))).toMatchObject({
      state: "checked",
      about: { workbook: { sheet: "الأولى" } },
      counts: { lines: 1, read: 1, changed: 1 },
    });
  });

  it("reads headings and a sheet differently on demand, and remembers the headings for the next file", async () => {
    const office = await aRegisterOffice();
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (...cells: string[]) => `<row>${cells.map(cell).join("")}</row>`;
    const payments = `${row("رقم العضوية", "سنة السداد", "ملاحظات")}${row("101", "2026", "x")}`;
    const secondSheet = sheetXml(payments);
    await aMember(101);
    const { id, ...cover } = await office.check(await workbook({ rows: row("نقابة"), secondSheet }));
    expect(cover).toMatchObject({
      state: "refused",
      problem: {
        problem: "no-number-column",
        parts: { headings: ["نقابة"], workbook: { sheets: ["الأولى", "الثانية"] } },
      },
    });
    const sheet = "الثانية";
    await office.readAgain(id, { sheet, names: new Map() });
    expect(await office.state(id)).toMatchObject({
      problem: { parts: { headings: ["رقم العضوية", "سنة السداد", "ملاحظات"] } },
    });
    const names = new Map([
      ["رقم العضوية", "DOC_NO"],
      [" سنة  السداد", "ANNUAL"],
      ["ملاحظات", null],
    ] as const);
    await office.readAgain(id, { sheet, names });
    const about = {
      columns: ["DOC_NO", "ANNUAL"],
      ignored: ["ملاحظات"],
      renamed: [
        { heading: "رقم العضوية", name: "DOC_NO" },
        { heading: "سنة السداد", name: "ANNUAL" },
      ],
    };
    expect(await office.state(id)).toMatchObject({ state: "checked", counts: { changed: 1 }, about });
    expect(await office.check("رقم العضوية,سنة السداد,ملاحظات\n101,2026,\n")).toMatchObject({
      state: "checked",
      about,
    });
    await office.readAgain(id, { sheet, names: new Map([["سنة السداد", null]]) });
    expect(await office.state(id)).toMatchObject({ counts: { changed: 0 }, about: { columns: ["DOC_NO"] } });
    await office.apply(id);
    expect((await office.readAgain(id, { sheet, names })).outcome).toEqual({ done: false, reason: "state" });
  });

  it("is discarded with all that the file says of members", async () => {
    const office = await aRegisterOffice();
    const { id } = await office.check(file("101,رنا,1,,2026", "x,,,,"));
    await discardFile(id, office.by());
    expect(await office.state(id)).toMatchObject({ state: "discarded", fileKey: null, counts: { added: 1 } });
    expect([await db.$count(registerFileRows), await db.$count(registerFileRefusals)]).toEqual([0, 0]);
    expect((await discardFile(id, office.by())).outcome).toEqual({ done: false, reason: "state" });
  });
});

describe("applying a file", () => {
  it("writes the same register as the command and as a program, statement by statement", async () => {
    const lines = ["101,رنا حداد,2,0797654321,2026", "102,,,[erase],", "103,,,,2024", "900,سامي عمر,2,,2025"];
    const text = file(...lines);
    const prepare = async () => {
      await aMember(101, { nameAr: "رنا حداد", mobile: "0790001002" });
      await aMember(102, { mobile: "0791111111" });
      await aMember(103);
      await db.insert(dues).values({ memberNumber: 103, annualFeePaidYear: 2023 });
    };
    const office = await aRegisterOffice();
    await prepare();
    const bytes = new TextEncoder().encode(text);
    await importRegister({
      ...{ fileName: "a", fileHash: "a", dryRun: false, skipBad: false },
      file: await openRegisterFile(bytes),
    });
    const entries = () =>
      db
        .select({ action: audit.action, detail: audit.detail })
        .from(audit)
        .where(eq(audit.action, "member.import"))
        .orderBy(audit.id);
    const history = async () => ({
      dues: (await db.select().from(duesChanges).orderBy(asc(duesChanges.memberNumber))).map(
        ({ memberNumber, changed }) => [memberNumber, changed],
      ),
      statuses: (await db.select().from(statusChanges)).map(({ memberNumber, before, after }) => [
        memberNumber,
        before,
        after,
      ]),
    });
    const byCommand = { register: await registerNow(), entries: await entries(), history: await history() };
    const startAgain = async () => {
      await db.execute(sql`delete from members`);
      await db.execute(sql`delete from register_imports`);
      await prepare();
    };
    await startAgain();
    const { id } = await office.check(text);
    const already = (await entries()).length;
    const { file: applied } = await office.apply(id);
    expect(applied).toMatchObject({ state: "applied", counts: { stale: 0 } });
    expect({
      register: await registerNow(),
      entries: (await entries()).slice(already),
      history: await history(),
    }).toEqual(byCommand);
    const counts = { lines: 4, good: 4, rejected: 0, added: 1, updated: 3, unchanged: 0 };
    expect((await db.select().from(registerImports))[0]!.counts).toEqual(counts);

    const columns = HEADING.split(",");
    const changes = lines.map((line) =>
      Object.fromEntries(
        line.split(",").map((cell, nth) => [columns[nth]!, cell === "[erase]" ? null : cell]),
      ),
    );
    await db.delete(registerFiles);
    await startAgain();
    const alreadyTwice = (await entries()).length;
    await (await aProgram()).send(changes);
    expect({
      register: await registerNow(),
      entries: (await entries()).slice(alreadyTwice),
      history: await history(),
    }).toEqual(byCommand);
    expect((await db.select().from(registerImports))[0]!.counts).toEqual(counts);
  });

  it("happens once, however often it is asked for", async () => {
    const office = await aRegisterOffice();
    const { id } = await office.check(file("101,رنا,1,,2026"));
    const requests = await Promise.all([1, 2, 3].map(() => requestApply(id, WHOLE, office.by())));
    expect(requests.filter(({ outcome }) => outcome.done)).toHaveLength(1);
    await Promise.all([workOnFiles(), workOnFiles()]);
    expect([await db.$count(registerImports), (await office.state(id)).state]).toEqual([1, "applied"]);
    expect((await office.apply(id)).outcome).toEqual({ done: false, reason: "state" });
  });

  it("needs the choice of the good lines if any was refused, and somebody else where two are asked for", async () => {
    const office = await aRegisterOffice();
    const { id } = await office.check(file("101,رنا,1,,2026", "x,,,,"));
    expect((await office.apply(id)).outcome).toEqual({ done: false, reason: "refused-lines" });
    const alone = { ...WHOLE, goodOnly: true, secondPerson: true };
    expect((await requestApply(id, alone, office.by())).outcome).toEqual({
      done: false,
      reason: "same-person",
    });
    expect((await office.apply(id, true)).file).toMatchObject({ state: "applied" });
    expect(await memberOf(101)).toMatchObject({ nameAr: "رنا" });
  });

  it("goes back to its report if a member was changed after the check, and shows what changes now", async () => {
    const office = await aRegisterOffice();
    await aMember(101, { mobile: "0790001002" });
    await aMember(102, { mobile: "0790001003" });
    const { id } = await office.check(file("101,,,0797654321,", "102,,,0797654322,"));
    await changeParticulars(101, { mobile: "0799999999" }, { ...office.by(), version: 1 });
    const first = await office.apply(id);
    expect(first.file).toMatchObject({ state: "checked", importId: null });
    expect(await changesOf(id, "stale")).toEqual([
      {
        memberNumber: 101,
        isNew: false,
        kept: null,
        changed: { mobile: { before: "0799999999", after: "0797654321" } },
      },
    ]);
    expect(await memberOf(102)).toMatchObject({ mobile: "0790001003" });
    expect((await office.apply(id)).file).toMatchObject({ state: "applied" });
    expect([(await memberOf(101))!.mobile, (await memberOf(102))!.mobile]).toEqual([
      "0797654321",
      "0797654322",
    ]);
  });

  it.each(["file", "here"] as const)(
    "asks whose value stands where both have changed one: %s",
    async (choice) => {
      const office = await aRegisterOffice();
      await office.apply((await office.check(file("101,رنا,1,0797654321,", "102,سامي,1,0797654322,"))).id);
      await changeParticulars(101, { mobile: "0799999999" }, { ...office.by(), version: 1 });
      const repeated = await office.check(file("101,,,0797654321,"));
      expect(repeated.counts).toMatchObject({ changed: 0, unchanged: 1, conflicts: 0 });
      const { id, counts } = await office.check(file("101,رنا حداد,,0790000000,", "102,,,0790000001,"));
      expect(counts).toMatchObject({ changed: 2, conflicts: 1 });
      expect(
        (await listFileChanges(id, { memberNumber: null, after: 0, only: "conflicts" })).changes,
      ).toMatchObject([{ memberNumber: 101, conflicts: ["mobile"] }]);
      expect((await office.apply(id)).outcome).toEqual({ done: false, reason: "conflicts" });
      expect((await office.apply(id, false, choice)).file).toMatchObject({
        state: "applied",
        counts: { stale: 0 },
      });
      expect(await memberOf(101)).toMatchObject({
        nameAr: "رنا حداد",
        mobile: choice === "file" ? "0790000000" : "0799999999",
      });
      expect(await memberOf(102)).toMatchObject({ mobile: "0790000001" });
      expect((await office.check(file("101,,,0790000000,"))).counts).toMatchObject({ unchanged: 1 });
    },
  );

  it("asks whose value stands if the portal changed it after the check", async () => {
    const office = await aRegisterOffice();
    await office.apply((await office.check(file("101,رنا,1,0797654321,"))).id);
    const { id, counts } = await office.check(file("101,,,0790000000,"));
    expect(counts).toMatchObject({ changed: 1, conflicts: 0 });
    await changeParticulars(101, { mobile: "0799999999" }, { ...office.by(), version: 1 });
    expect((await office.apply(id)).file).toMatchObject({
      state: "checked",
      counts: { changed: 1, unchanged: 0, conflicts: 1, lines: 1, read: 1 },
    });
    expect((await office.apply(id)).outcome).toEqual({ done: false, reason: "conflicts" });
    await office.apply(id, false, "here");
    expect(await memberOf(101)).toMatchObject({ mobile: "0799999999" });
  });

  it("lets the file's value stand for some members and the portal's for the others, as was decided last", async () => {
    const office = await aRegisterOffice();
    for (const number of [101, 102]) {
      await aMember(number, { mobile: "0791111111" });
      await office.apply((await office.check(file(`${number},,,0791111111,`))).id);
      await changeParticulars(number, { mobile: "0793333333" }, { ...office.by(), version: 1 });
    }
    const { id, counts } = await office.check(file("101,,,0792222222,", "102,,,0792222222,"));
    expect(counts).toMatchObject({ conflicts: 2 });
    await db
      .update(registerFileRows)
      .set({ keepsHere: true, changed: {} })
      .where(eq(registerFileRows.memberNumber, 102));
    await office.apply(id, false, "here", [102]);
    expect([(await memberOf(101))?.mobile, (await memberOf(102))?.mobile]).toEqual([
      "0793333333",
      "0792222222",
    ]);
  });

  it("gathers the statistics by which the planner finds the rows of a step", async () => {
    const office = await aRegisterOffice();
    for (const number of [101, 102]) await aMember(number);
    const { id } = await office.check(file("101,,,0791111111,2026", "102,,,0792222222,2026"));
    await office.apply(id);
    const columns = await db.execute<{ column: string }>(sql`
      select attname as column from pg_stats where tablename = 'register_file_rows' order by attname`);
    expect(columns.map(({ column }) => column)).toEqual(["file_id", "member_number", "state"]);
  });

  it("goes on where a process ended, and leaves out a member who is changed meanwhile", async () => {
    const office = await aRegisterOffice();
    const numbers = Array.from({ length: 600 }, (_, index) => 1000 + index);
    for (const number of numbers) await aMember(number, { mobile: null });
    const { id } = await office.check(file(...numbers.map((number) => `${number},,,0797654321,2026`)));
    await requestApply(id, WHOLE, office.by());
    let steps = 0;
    /** Gathers statistics, begins and writes the first rows, then stops. */
    const stopping = {
      get aborted() {
        return ++steps > 3;
      },
    } as AbortSignal;
    await workOnNextFile(stopping);
    const interrupted = await office.state(id);
    expect([
      interrupted.state,
      interrupted.done,
      await db.$count(members, eq(members.mobile, "0797654321")),
    ]).toEqual(["applying", 500, 500]);
    await db.update(members).set({ mobile: "0798888888", version: 9 }).where(eq(members.memberNumber, 1599));
    await workOnFiles();
    expect(await office.state(id)).toMatchObject({ state: "applied", counts: { stale: 1 } });
    expect([
      await db.$count(members, eq(members.mobile, "0797654321")),
      await db.$count(registerImports),
    ]).toEqual([599, 1]);
    expect(await changesOf(id, "stale")).toMatchObject([{ memberNumber: 1599 }]);
    expect(await db.$count(audit, eq(audit.action, "member.import"))).toBe(599);
  });
});

describe("undoing a file", () => {
  it("takes back every change, so that the same lines are new again", async () => {
    const office = await aRegisterOffice();
    await aMember(101, { nameAr: "رنا حداد", mobile: "0790001002", specialties: ["الجراحة"] });
    await aMember(102, { mobile: "0790001003" });
    await db
      .insert(dues)
      .values({ memberNumber: 102, annualFeePaidYear: 2024, asOf: new Date("2026-01-01") });
    const text = file("101,,2,0797654321,2026", "102,,,[erase],2026", "900,سامي عمر,2,,2025");
    const before = { ...(await registerNow()), paid: await db.select().from(dues) };
    const first = await office.check(text);
    await office.apply(first.id);
    const { file: undone } = await office.undo(first.id);
    expect(undone).toMatchObject({ state: "undone", counts: { kept: 0 } });
    expect({ ...(await registerNow()), paid: await db.select().from(dues) }).toEqual(before);
    expect(await memberOf(900)).toBeUndefined();
    const again = await office.check(text);
    expect([{ ...again.counts, comparedAt: first.counts.comparedAt }, await changesOf(again.id)]).toEqual([
      first.counts,
      await changesOf(first.id),
    ]);
  });

  it("keeps and lists what others have changed since, field by field", async () => {
    const office = await aRegisterOffice();
    await aMember(101, { mobile: "0790001002" });
    await aMember(102, { mobile: "0790001003" });
    const { id } = await office.check(
      file("101,رنا,1,0797654321,2026", "102,,,0797654322,2026", "900,سامي,1,,", "901,علي,1,,"),
    );
    await office.apply(id);
    const { version } = (await memberOf(101))!;
    await changeParticulars(101, { mobile: "0799999999" }, { ...office.by(), version });
    await db.update(members).set({ contactsConfirmedAt: new Date() }).where(eq(members.memberNumber, 102));
    await aDoctorAccount(900, "a password of a doctor");
    const { file: undone } = await office.undo(id);
    expect(undone.counts).toMatchObject({ kept: 2 });
    expect((await changesOf(id, "kept")).map(({ memberNumber, kept }) => [memberNumber, kept])).toEqual([
      [101, ["mobile"]],
      [900, ["member"]],
    ]);
    expect(await memberOf(101)).toMatchObject({ mobile: "0799999999" });
    expect(await memberOf(102)).toMatchObject({ mobile: "0790001003" });
    expect([await duesOf(101), await duesOf(102)]).toEqual([undefined, undefined]);
    expect([await memberOf(900), await memberOf(901)]).toEqual([
      expect.objectContaining({ nameAr: "سامي" }),
      undefined,
    ]);
  });

  it("knows every table that names a member", async () => {
    const rows = await db.execute<{ name: string }>(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'members'::regclass`);
    const ofTheRegister = ["dues", "register_rows"];
    const naming = rows.map(({ name }) => name).filter((name) => !ofTheRegister.includes(name));
    expect(naming.sort()).toEqual(namingMembers.map(({ table }) => getTableName(table)).sort());
  });
});

it("is forgotten after 30 days with all that it says of members, applied or not", async () => {
  const office = await aRegisterOffice();
  const applied = await office.check(file("101,رنا,1,,2026"));
  await office.apply(applied.id);
  const waiting = await office.check(file("102,سامي,1,,2026", "x,,,,"));
  await forgetOldFiles();
  expect(await db.$count(registerFileRows)).toBe(2);
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await db.update(registerFiles).set({ createdAt: longAgo });
  await db.update(registerFiles).set({ appliedAt: longAgo }).where(eq(registerFiles.id, applied.id));
  expect((await office.undo(applied.id)).outcome).toEqual({ done: false, reason: "too-late" });
  await forgetOldFiles();
  expect(await office.state(applied.id)).toMatchObject({
    state: "applied",
    fileKey: null,
    counts: { added: 1 },
  });
  expect(await office.state(waiting.id)).toMatchObject({
    state: "discarded",
    fileKey: null,
    counts: { refused: 1 },
  });
  expect([await db.$count(registerFileRows), await db.$count(registerFileRefusals)]).toEqual([0, 0]);
  expect((await office.apply(waiting.id, true)).outcome).toEqual({ done: false, reason: "state" });
});

it("works on one file at a time, and on none that is discarded meanwhile", async () => {
  const office = await aRegisterOffice();
  const first = await office.check(file("101,رنا,1,,2026"));
  const second = await office.check(file("102,سامي,1,,2026"));
  await requestApply(first.id, WHOLE, office.by());
  const busy = await requestApply(second.id, WHOLE, office.by());
  expect(busy.outcome).toEqual({ done: false, reason: "busy" });
  const third = await office.send(file("103,ليلى,1,,2026"));
  await discardFile(third, { staff: office.staff, submission: aSubmission() });
  await workOnFiles();
  const states = await db
    .select({ state: registerFiles.state })
    .from(registerFiles)
    .orderBy(asc(registerFiles.id));
  expect(states.map(({ state }) => state)).toEqual(["applied", "checked", "discarded"]);
});
