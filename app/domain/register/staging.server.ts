import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "~/db";
import type { Facts } from "./judge-row";
import { factRows } from "./row-sets";

const IMPORT_LOCK = 7_301_948;
const AT_A_TIME = 250;
const CHUNK = 4000;

/**
 * Lets one transaction at a time write a file into the register, whole or in part. Waits for as long as a statement may
 * take.
 */
export const lockImports = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);

export async function openStaging(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await lockImports(tx);
  await tx.execute(sql`
    create temporary table register_staged (
      member_number integer primary key, particulars jsonb not null, paid jsonb not null,
      is_new boolean not null, chunk integer not null
    ) on commit drop`);
}

const stage = (tx: Tx, some: Facts[], chunk: number, isNew: (memberNumber: number) => boolean) => {
  const rows = factRows(some.map((facts) => ({ ...facts, isNew: isNew(facts.memberNumber) })));
  return tx.execute(sql`insert into register_staged select r.*, ${chunk}::int from (${rows}) r`);
};

/**
 * Works in chunks, because during one long statement the embedded database would not even notice the end of the
 * process.
 */
export function stager(tx: Tx, known: ReadonlySet<number>) {
  let waiting: Facts[] = [];
  let count = 0;
  const isNew = (memberNumber: number) => !known.has(memberNumber);
  const flush = async (): Promise<number> => {
    if (waiting.length) await stage(tx, waiting, Math.floor(count / CHUNK), isNew);
    count += waiting.length;
    waiting = [];
    return Math.ceil(count / CHUNK);
  };
  return {
    flush,
    async add(facts: Facts) {
      waiting.push(facts);
      if (waiting.length === AT_A_TIME) await flush();
    },
  };
}

export async function rowsOf(tx: Tx, statement: SQL): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(
    sql`with done as (${statement} returning 1) select count(*)::int as count from done`,
  );
  return row?.count ?? 0;
}
