import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { audit, db, dues, registerFileRefusals } from "~/db";
import { forgetOldFiles } from "~/domain/register/file-state.server";
import { decideLine, findUnplaced, listUnplaced, matchLine } from "~/domain/register/unplaced-lines.server";
import { aMember } from "../builders/doctors";
import { aRegisterOffice, workOnFiles } from "../builders/register-files";
import { useDatabase } from "../support/database";

useDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;
const open = { parked: false, page: 1 };

/** A file of payments whose second line names nobody, applied without it. */
async function aFileWithAnUnplacedLine() {
  const office = await aRegisterOffice();
  await aMember(101);
  await aMember(102);
  const { id } = await office.check("DOC_NO,ANNUAL\n101,2026\n12O2,2025");
  return { ...office, id };
}

describe("lines to place", () => {
  it("are the refused lines of a file once its others are applied", async () => {
    const office = await aFileWithAnUnplacedLine();
    expect(await listUnplaced(open)).toMatchObject({ lines: [], total: 0 });
    await office.apply(office.id, true);
    expect(await listUnplaced(open)).toMatchObject({
      total: 1,
      lines: [{ fileId: office.id, line: 3, cells: { DOC_NO: "12O2", ANNUAL: "2025" }, state: "open" }],
    });
    await office.undo(office.id);
    expect(await listUnplaced(open)).toMatchObject({ total: 0 });
  });

  it("become a file under the number that they are given", async () => {
    const office = await aFileWithAnUnplacedLine();
    await office.apply(office.id, true);
    const line = (await findUnplaced(office.id, 3))!;
    const by = office.by();
    const first = await matchLine(line, { memberNumber: 102, note: null }, by);
    const again = await matchLine(line, { memberNumber: 102, note: null }, by);
    expect(again).toMatchObject({ outcome: first.outcome, replayed: true });
    await workOnFiles();
    await office.apply(first.outcome.id);
    expect(await db.select().from(dues).where(eq(dues.memberNumber, 102))).toMatchObject([
      { annualFeePaidYear: 2025 },
    ]);
    expect(await findUnplaced(office.id, 3)).toBeNull();
    expect(await db.$count(audit, eq(audit.action, "register.line-placed"))).toBe(1);
  });

  it("are decided once if two members of staff decide at the same moment", async () => {
    const office = await aFileWithAnUnplacedLine();
    await office.apply(office.id, true);
    const skip = () =>
      decideLine({ fileId: office.id, line: 3, decision: "skipped", note: "ليس عضوًا" }, office.by());
    const outcomes = await Promise.all([skip(), skip()]);
    expect(outcomes.map(({ outcome }) => outcome.done).sort()).toEqual([false, true]);
    expect(await listUnplaced(open)).toMatchObject({ total: 0 });
  });

  it("stay when they are parked, although the file is forgotten after 30 days", async () => {
    const office = await aFileWithAnUnplacedLine();
    await office.apply(office.id, true);
    await decideLine({ fileId: office.id, line: 3, decision: "parked", note: "ننتظر ردّ البنك" }, office.by());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * DAY_MS });
    await forgetOldFiles();
    vi.useRealTimers();
    expect(await listUnplaced({ parked: true, page: 1 })).toMatchObject({
      lines: [{ line: 3, note: "ننتظر ردّ البنك", state: "parked" }],
    });
    expect(await db.$count(registerFileRefusals)).toBe(1);
  });
});
