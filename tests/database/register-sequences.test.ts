import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, dues, members, registerRows } from "~/db";
import { seededRandom } from "~/domain/demo/chance";
import { readChangesSince } from "~/domain/register/change-feed.server";
import { changeParticulars } from "~/domain/register/change-member.server";
import { aProgram } from "../builders/programs";
import { aRegisterOffice } from "../builders/register-files";
import { useDatabase } from "../support/database";

useDatabase();

/** SEQUENCES: how many sequences are tried, and SEED the first of them. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 4);
const SEED = Number(process.env.SEED ?? 1);
const STEPS = 14;

const NUMBERS = [101, 102, 103];
const fields = ["mobile", "homeAddress"] as const;
type Field = (typeof fields)[number];
const columnOf = { mobile: "MOBIL", homeAddress: "HOME_ADD" } as const;
const valuesOf: Record<Field, Array<string | null>> = {
  mobile: ["0790000001", "0790000002", null],
  homeAddress: ["عمّان", "إربد", null],
};
const YEARS = [2024, 2025, 2026];

type Values = Partial<Record<Field, string | null>>;
type Row = { number: number; values: Values; year?: number };
type Decision = { conflicts?: "program" | "here"; backwards: boolean };
type Member = { present: Record<Field, string | null>; last: Values; year: number | null };
/** A member's state before a file, and what the file said and changed. */
type Undo = {
  row: Row;
  lastBefore: Values;
  changed: Field[];
  before: Member["present"];
  yearBefore: number | null;
};

/** The register as one would keep it in memory: each value, and what the register's last file said of it. */
class Model {
  readonly members = new Map<number, Member>();

  /** Applies a row as a file or a program says it; null if it is refused. */
  apply({ number, values, year }: Row, { conflicts, backwards }: Decision): Undo | null {
    const member = this.members.get(number);
    if (!member) {
      const present = { mobile: values.mobile ?? null, homeAddress: values.homeAddress ?? null };
      this.members.set(number, { present, last: values, year: year ?? null });
      return null;
    }
    const named = fields.filter((field) => field in values);
    const changed = named.filter((field) => {
      const repeats = field in member.last && member.last[field] === values[field];
      return !repeats && member.present[field] !== values[field];
    });
    const disputed = changed.filter(
      (field) => field in member.last && member.present[field] !== member.last[field],
    );
    if (disputed.length && !conflicts) return null;
    if (year !== undefined && year < (member.year ?? 0) && !backwards) return null;
    const written = conflicts === "here" ? changed.filter((field) => !disputed.includes(field)) : changed;
    const undo = {
      row: { number, values, year },
      lastBefore: { ...member.last },
      changed: written,
      before: { ...member.present },
      yearBefore: member.year,
    };
    for (const field of written) member.present[field] = values[field]!;
    Object.assign(member.last, values);
    if (year !== undefined) member.year = year;
    return undo;
  }

  edit(number: number, field: Field, value: string | null): void {
    this.members.get(number)!.present[field] = value;
  }

  /** Takes a file back: a value that others have changed since stays. */
  undo({ row: { number, values, year }, lastBefore, changed, before, yearBefore }: Undo): void {
    const member = this.members.get(number)!;
    for (const field of changed)
      if (member.present[field] === values[field]) member.present[field] = before[field];
    for (const field of fields.filter((each) => each in values && member.last[each] === values[each])) {
      if (field in lastBefore) member.last[field] = lastBefore[field];
      else delete member.last[field];
    }
    if (year !== undefined && year !== yearBefore && member.year === year) member.year = yearBefore;
  }
}

async function registerNow() {
  const rows = await db
    .select({ member: members, last: registerRows.said, year: dues.annualFeePaidYear })
    .from(members)
    .leftJoin(registerRows, eq(registerRows.memberNumber, members.memberNumber))
    .leftJoin(dues, eq(dues.memberNumber, members.memberNumber))
    .orderBy(members.memberNumber);
  return rows.map(({ member, last, year }) => {
    const { mobile, homeAddress } = member;
    const { nameAr: _n, workStatus: _w, ...values } = (last ?? {}) as Values & Record<string, unknown>;
    return [member.memberNumber, { present: { mobile, homeAddress }, last: values, year }];
  });
}

/** Returns the values of members after all changes of the feed. */
async function feedNow() {
  const found = (await readChangesSince({ since: "", limit: 1000, except: null }))!;
  const replayed = new Map<number, Record<string, unknown>>();
  for (const { memberNumber, field, old, new: value } of found.changes) {
    const values = replayed.get(memberNumber) ?? { MOBIL: null, HOME_ADD: null };
    if (field in values) expect([memberNumber, field, old]).toEqual([memberNumber, field, values[field]]);
    replayed.set(memberNumber, { ...values, ...(field in values && { [field]: value }) });
  }
  return replayed;
}

it.each(Array.from({ length: SEQUENCES }, (_, nth) => SEED + nth))(
  "register and change feed agree with a model after any sequence of files, calls, edits and undoing (seed %i)",
  async (seed) => {
    const by = seededRandom(seed * 7919);
    const chance = (of: number) => by.below(of) === 0;
    const office = await aRegisterOffice();
    const program = await aProgram();
    const model = new Model();
    const files: Array<{ id: number; undo: Undo }> = [];
    const aRow = (): Row => ({
      number: by.pick(NUMBERS),
      values: Object.fromEntries(
        fields.flatMap((field) => (chance(2) ? [[field, by.pick(valuesOf[field])]] : [])),
      ),
      ...(chance(3) && { year: by.pick(YEARS) }),
    });
    const cellsOf = ({ number, values, year }: Row) => ({
      DOC_NO: number,
      ...Object.fromEntries(
        fields.flatMap((field) => (field in values ? [[columnOf[field], values[field]]] : [])),
      ),
      ...(year !== undefined && { ANNUAL: year }),
    });

    async function call(row: Row) {
      const isNew = !model.members.has(row.number);
      const conflicts = by.pick(["program", "here", undefined] as const);
      const decision = { conflicts, backwards: chance(2) };
      const name = isNew ? { DOC_NAME_A: "عضو", WORK_STATUS: 1 } : {};
      await program.send([{ ...cellsOf(row), ...name }], decision);
      model.apply(row, decision);
    }
    async function sendFile(row: Row) {
      const cells = Object.entries(cellsOf(row));
      const line = cells.map(([, value]) => value ?? "[erase]").join(",");
      const { id } = await office.check(`${cells.map(([column]) => column).join(",")}\n${line}\n`);
      const chosen = by.pick(["file", "here"] as const);
      const { file } = await office.apply(id, false, chosen);
      expect(file.state).toBe("applied");
      const undo = model.apply(row, { conflicts: chosen === "file" ? "program" : "here", backwards: true });
      files.push({ id, undo: undo! });
    }
    async function edit(number: number) {
      const field = by.pick(fields);
      const value = by.pick(valuesOf[field]);
      const [row] = await db.select().from(members).where(eq(members.memberNumber, number));
      await changeParticulars(number, { [field]: value }, { ...office.by(), version: row!.version });
      model.edit(number, field, value);
    }

    for (let step = 0; step < STEPS; step++) {
      const row = aRow();
      const last = files.at(-1);
      if (!model.members.has(row.number) || chance(3)) await call(row);
      else if (last && chance(4)) {
        await office.undo(last.id);
        model.undo(files.pop()!.undo);
      } else if (chance(2)) await edit(row.number);
      else await sendFile(row);
    }
    const expected = [...model.members].sort(([a], [b]) => a - b);
    expect(await registerNow()).toEqual(expected);
    const feed = await feedNow();
    for (const [number, { present }] of expected)
      expect([number, feed.get(number) ?? { MOBIL: null, HOME_ADD: null }]).toEqual([
        number,
        { MOBIL: present.mobile, HOME_ADD: present.homeAddress },
      ]);
    const [chain] = await db.execute<{ broken: number }>(
      sql`select count(*)::int as broken from audit a where hash <> audit_hash(a)`,
    );
    expect(chain!.broken).toBe(0);
  },
);
