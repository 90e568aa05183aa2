import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit, db, dues, duesChanges, lookups, members, outbox, registerImports, registerRows } from "~/db";
import { verifyChain } from "~/domain/audit/chain.server";
import { listRecordEntries } from "~/domain/audit/record-log.server";
import { changeDetails } from "~/domain/members/change-card.server";
import { exportMembers, memberColumns } from "~/domain/members/export.server";
import { ImportedBefore } from "~/domain/register/import-history.server";
import { type ImportProgress, importRegister } from "~/domain/register/import-register.server";
import { ERASE } from "~/domain/register/read-cell";
import { openRegisterFile } from "~/domain/register/register-file.server";
import { csvTable } from "~/platform/csv";
import { aSubmission } from "../builders/doctors";
import { announced } from "../builders/webhooks";
import { useDatabase } from "../support/database";
import { mergeCases } from "../support/merge-cases";
import { registerFile } from "../support/register-file";

useDatabase();

const NUMBER = 10_001;

type ImportOptions = {
  dryRun?: boolean;
  skipBad?: boolean;
  again?: boolean;
  onProgress?(at: ImportProgress): void;
};

async function take(text: string, options: ImportOptions = {}) {
  const bytes = new TextEncoder().encode(text);
  const file = await openRegisterFile(bytes);
  const fileHash = createHash("sha256").update(bytes).digest("hex");
  return importRegister({
    fileName: "register.csv",
    fileHash,
    file,
    dryRun: false,
    skipBad: false,
    ...options,
  });
}

const aMember = (more: Partial<typeof members.$inferInsert> = {}) =>
  db.insert(members).values({ memberNumber: NUMBER, nameAr: "رنا حداد", workStatus: 1, ...more });

async function theMember(memberNumber = NUMBER) {
  const [row] = await db.select().from(members).where(eq(members.memberNumber, memberNumber));
  return row!;
}
const theDues = async () => (await db.select().from(dues).where(eq(dues.memberNumber, NUMBER)))[0];
const entries = (action: string) =>
  db.select().from(audit).where(eq(audit.action, action)).orderBy(asc(audit.id));

beforeEach(async () => {
  const codes = [1, 2, 3, 4].map((code) => ({
    kind: "work-status" as const,
    code,
    nameAr: "-",
    nameEn: "-",
  }));
  await db.insert(lookups).values(codes);
});

describe("the merge in the database", () => {
  it("merges every case as the rule does", async () => {
    const numbered = mergeCases.map((one, nth) => ({ ...one, memberNumber: NUMBER + nth }));
    await db.insert(members).values(
      numbered.map(({ memberNumber, present }) => ({
        memberNumber,
        nameAr: "طبيب",
        workStatus: 1,
        mobile: present,
      })),
    );
    await take("DOC_NO\n9999\n", { dryRun: true });
    const [{ id } = { id: 0 }] = await db
      .insert(registerImports)
      .values({
        fileName: "-",
        fileHash: "-",
        startedAt: new Date(),
        appliedAt: new Date(),
        counts: {},
        rejected: 0,
      })
      .returning({ id: registerImports.id });
    const before = numbered.filter(({ last }) => last !== "never");
    await db.insert(registerRows).values(
      before.map(({ memberNumber, last }) => ({
        memberNumber,
        importId: id,
        said: last === undefined ? {} : { mobile: last },
      })),
    );
    const withColumn = numbered.filter(({ file }) => file !== undefined);
    const without = numbered.filter(({ file }) => file === undefined);
    await take(
      `DOC_NO,MOBIL\n${withColumn.map((one) => `${one.memberNumber},${one.file ?? ERASE}`).join("\n")}`,
    );
    await take(`DOC_NO\n${without.map(({ memberNumber }) => memberNumber).join("\n")}`);
    for (const { memberNumber, title, present, becomes } of numbered) {
      const { mobile, version } = await theMember(memberNumber);
      expect([title, mobile, version]).toEqual([title, becomes, present === becomes ? 1 : 2]);
    }
  });
});

describe("a file of the register", () => {
  const first =
    "DOC_NO;DOC_NAME_A;DOC_NAME_E;NATIONAL_NO;MOBIL;E_MAIL;WORK_STATUS;GOV_DESC;ANNUAL;LAST_Y_SOC;LAST_M_SOC;YYRR\n" +
    "10001;رنا حداد;Rana Haddad;9871002002;0791111111;rana@home.example;1;عمّان;2026;2026;10;25\n" +
    "10002;سامي عمر;;;;;2;;;;;\n";

  it("adds members and their fees, and records itself", async () => {
    const { applied, counts, rejects } = await take(first);
    expect([applied, rejects]).toEqual([true, []]);
    expect(counts).toEqual({ lines: 2, good: 2, rejected: 0, added: 2, updated: 0, unchanged: 0 });
    expect(await theMember()).toMatchObject({
      nameEn: "Rana Haddad",
      nationalNumber: "9871002002",
      mobile: "0791111111",
      email: "rana@home.example",
      homeAddress: null,
      governorate: "عمّان",
      version: 1,
    });
    expect(await theMember(10_002)).toMatchObject({ nameEn: "", mobile: null, workStatus: 2 });
    expect(await theDues()).toMatchObject({
      annualFeePaidYear: 2026,
      socialMonth: 10,
      annualFees: 25,
      retirementYear: null,
    });
    expect(await db.$count(dues)).toBe(1);
    const [entry, ...more] = await entries("register.import");
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actorKind: "system", subject: "register:1" });
    expect(entry!.detail).toMatchObject({ file: "register.csv", lines: 2, added: 2 });
    expect(await db.$count(audit)).toBe(1);
    const [kept] = await db.select().from(registerImports);
    expect(kept).toMatchObject({ fileName: "register.csv", counts, rejected: 0 });
  });

  it("imported again changes only the date up to which fees are known", async () => {
    await take(first);
    const [member, paid, registerRow] = [
      await theMember(),
      await theDues(),
      await db.select().from(registerRows),
    ];
    const { counts } = await take(first);
    expect(counts).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    expect(await theMember()).toEqual(member);
    expect(await theDues()).toEqual({ ...paid, asOf: expect.any(Date) });
    expect((await theDues())!.asOf.getTime()).toBeGreaterThan(paid!.asOf.getTime());
    expect(await db.select().from(registerRows)).toEqual(registerRow);
    expect([await db.$count(duesChanges), (await entries("member.import")).length]).toEqual([0, 0]);
  });

  it("keeps a doctor's changes, applies the register's changes, and records both separately", async () => {
    await take(first);
    const card = await theMember();
    const details = { ...card, mobile: "0795555555", email: "new@home.example" };
    const actor = { kind: "doctor", id: "10001" } as const;
    const { outcome } = await changeDetails(NUMBER, details, { actor, submission: aSubmission("details") });
    expect(outcome.done).toBe(true);
    const letters = await db.$count(outbox);
    const { counts } = await take(
      first.replace("rana@home.example", "rana@clinic.example").replace(";1;عمّان", ";2;عمّان"),
    );
    expect(counts).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await theMember()).toMatchObject({
      mobile: "0795555555",
      email: "rana@clinic.example",
      workStatus: 2,
      version: 3,
    });
    const [entry, ...more] = await entries("member.import");
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actorKind: "system", actorId: null, subject: "member:10001" });
    expect(entry!.detail).toEqual({
      email: { before: "new@home.example", after: "rana@clinic.example" },
      workStatus: { before: "1", after: "2" },
    });
    const seen = await listRecordEntries(NUMBER, { changesOnly: true, limit: 10, offset: 0 });
    expect(seen.map(({ action }) => action)).toEqual(["member.import", "member.details"]);
    expect(await db.$count(outbox)).toBe(letters);
    expect(await verifyChain()).toMatchObject({ entries: 4, broken: null });
  });

  it("overwrites the fees, keeps those of empty cells, and records the old values", async () => {
    await take(first);
    const { counts } = await take(
      "DOC_NO,ANNUAL,LAST_M_SOC,LAST_Y_RET,YYRR\n10001,,11,2026,[erase]\n10002,,,,\n",
    );
    expect(counts).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await theDues()).toMatchObject({
      annualFeePaidYear: 2026,
      socialYear: 2026,
      socialMonth: 11,
      retirementYear: 2026,
      annualFees: null,
    });
    const changes = await db.select().from(duesChanges);
    expect(changes).toMatchObject([
      {
        memberNumber: NUMBER,
        importId: 2,
        changed: {
          socialMonth: { before: 10, after: 11 },
          retirementYear: { before: null, after: 2026 },
          annualFees: { before: 25, after: null },
        },
      },
    ]);
    expect([await db.$count(dues), (await theMember()).version]).toEqual([1, 1]);
  });

  it("keeps what an empty cell is for, and never erases a name or a work status", async () => {
    await take("DOC_NO,DOC_NAME_A,DOC_NAME_E,WORK_STATUS\n10001,رنا حداد,Rana,2\n");
    await take("DOC_NO,DOC_NAME_A,DOC_NAME_E,WORK_STATUS\n10001,,,\n");
    expect(await theMember()).toMatchObject({ nameAr: "رنا حداد", nameEn: "Rana", workStatus: 2 });
    const { rejects } = await take(
      "DOC_NO,DOC_NAME_A,DOC_NAME_E,WORK_STATUS\n10001,[erase],[erase],[erase]\n",
    );
    expect(rejects.map(({ column, reason }) => [column, reason])).toEqual([
      ["DOC_NAME_A", "needed"],
      ["WORK_STATUS", "needed"],
    ]);
    await take("DOC_NO,DOC_NAME_E\n10001,[erase]\n");
    expect((await db.select().from(registerRows))[0]!.said).toEqual({
      nameAr: "رنا حداد",
      nameEn: null,
      workStatus: "2",
    });
  });

  it("changes nothing while a line is invalid, lists the pending changes, and imports the valid lines on request", async () => {
    const text = `${first}10004;ليلى;;;;;1;;;;;\n10004;سلمى;;;;;1;;;;;\n10003;ليلى;;;x;y;7;;;;13;\n`;
    const stopped = await take(text);
    expect(stopped).toMatchObject({ applied: false, counts: { lines: 5, good: 2, rejected: 3, added: 2 } });
    expect(stopped.rejects.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [4, "DOC_NO", "contradiction"],
      [5, "DOC_NO", "contradiction"],
      [6, "MOBIL", "mobile"],
      [6, "E_MAIL", "email"],
      [6, "WORK_STATUS", "work-status"],
      [6, "LAST_M_SOC", "month"],
    ]);
    const empty = async () => [
      await db.$count(members),
      await db.$count(audit),
      await db.$count(registerImports),
    ];
    expect(await empty()).toEqual([0, 0, 0]);
    const dry = await take(text, { dryRun: true, skipBad: true });
    expect([dry, await empty()]).toEqual([stopped, [0, 0, 0]]);
    expect(await take(text, { skipBad: true })).toEqual({ ...stopped, applied: true });
    expect(await db.$count(members)).toBe(2);
    expect(await take("DOC_NO\nx\n", { skipBad: true })).toMatchObject({ applied: false });
  });

  it("is refused once a newer file was imported, unless forced", async () => {
    const later = first.replace("0791111111", "0793333333");
    await take(first);
    await take(later);
    await take(later, { dryRun: true });
    await take(later);
    const entriesBefore = await db.$count(audit);
    await expect(take(first)).rejects.toMatchObject({ name: "ImportedBefore", at: expect.any(Date) });
    await expect(take(first, { dryRun: true })).rejects.toThrow(ImportedBefore);
    expect([(await theMember()).mobile, await db.$count(audit)]).toEqual(["0793333333", entriesBefore]);
    expect(await take(first, { again: true, dryRun: true })).toMatchObject({ applied: false });
    expect(await take(first, { again: true })).toMatchObject({ applied: true, counts: { updated: 1 } });
    expect((await theMember()).mobile).toBe("0791111111");
    await expect(take(later)).rejects.toThrow(ImportedBefore);
  });

  it("loses no concurrent change", async () => {
    await aMember({ mobile: "0791111111" });
    await aMember({ memberNumber: 10_002, mobile: "0792222222" });
    await take("DOC_NO,MOBIL\n10001,0791111111\n10002,0792222222\n");
    const meanwhile: Array<ReturnType<typeof changeDetails>> = [];
    await take("DOC_NO,MOBIL\n10001,0793333333\n10002,0792222222\n", {
      onProgress({ doing, done, of }) {
        if (doing !== "writing" || done !== of - 1) return;
        for (const memberNumber of [10_001, 10_002]) {
          const details = {
            nationalNumber: null,
            mobile: "0794444444",
            email: null,
            homeAddress: null,
            workAddress: null,
          };
          const actor = { kind: "doctor", id: `${memberNumber}` } as const;
          const by = { actor, submission: aSubmission("details"), version: 1 };
          meanwhile.push(changeDetails(memberNumber, details, by));
        }
      },
    });
    const [of1, of2] = await Promise.all(meanwhile);
    expect([of1?.outcome, of2?.outcome]).toMatchObject([{ reason: "changed-meanwhile" }, { done: true }]);
    expect([(await theMember()).mobile, (await theMember(10_002)).mobile]).toEqual([
      "0793333333",
      "0794444444",
    ]);
  });
});

it("imports the file exported from the members", async () => {
  await take(registerFile({ rows: 300 }).text);
  await aMember({
    nationalNumber: "0012345678",
    mobile: "+447700900123",
    homeAddress: '=1+1; "7"',
    nameEn: "R. O'Neill",
  });
  let text = "";
  for await (const part of csvTable(memberColumns, await exportMembers({ kind: "system", id: null })))
    text += part;
  const [before, paid] = [await db.select().from(members), await db.$count(dues)];
  expect(await take(text)).toMatchObject({ rejects: [], counts: { lines: 301, unchanged: 301 } });
  expect([await db.select().from(members), await db.$count(dues)]).toEqual([before, paid]);
});

it("reports a believable file exactly", async () => {
  const { text, wrong, bad } = registerFile({ rows: 2000, badEvery: 20 });
  const { counts, rejects } = await take(text, { skipBad: true });
  expect(rejects.map(({ line, column }) => ({ line, column }))).toEqual(wrong);
  expect(counts).toEqual({
    lines: 2000,
    good: 2000 - bad,
    rejected: bad,
    added: 2000 - bad,
    updated: 0,
    unchanged: 0,
  });
  const later = await take(registerFile({ rows: 2000, badEvery: 20, months: 1, newMobiles: 100 }).text, {
    skipBad: true,
  });
  expect(later.counts).toMatchObject({ added: 0, updated: 2000 - bad, unchanged: 0 });
  expect((await entries("member.import")).length).toBe(94);
  expect(await db.$count(duesChanges)).toBe(2000 - bad);
}, 120_000);

it("notifies API clients of listed doctors whose status changed", async () => {
  const events = await announced("doctor.status_changed");
  await aMember();
  await aMember({ memberNumber: NUMBER + 1, hiddenByDoctor: true });
  await aMember({ memberNumber: NUMBER + 2 });
  await take(
    `DOC_NO,DOC_NAME_A,WORK_STATUS\n${[2, 2, 1].map((to, index) => `${NUMBER + index},رنا حداد,${to}`).join("\n")}\n`,
  );
  expect(await events()).toMatchObject([
    { event: "doctor.status_changed", number: NUMBER, status: "not-practising" },
  ]);
});
