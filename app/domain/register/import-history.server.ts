import { desc, eq, type SQL, sql } from "drizzle-orm";
import { audit, type Db, db, registerImports, type Tx } from "~/db";
import { type Actor, record } from "~/domain/audit/record.server";

/** Thrown if the file was imported before and others since, so that its values are outdated. */
export class ImportedBefore extends Error {
  override name = "ImportedBefore";
  constructor(readonly at: Date) {
    super("imported before, and others since");
  }
}

/** Returns when the same file was imported before others were; null if this one is not outdated. */
export async function findImportedBefore(fileHash: string, database: Db | Tx = db): Promise<Date | null> {
  const newestFirst = desc(registerImports.id);
  const [last] = await database.select().from(registerImports).orderBy(newestFirst).limit(1);
  if (!last || last.fileHash === fileHash) return null;
  const [before] = await database
    .select({ appliedAt: registerImports.appliedAt })
    .from(registerImports)
    .where(eq(registerImports.fileHash, fileHash))
    .orderBy(newestFirst)
    .limit(1);
  return before?.appliedAt ?? null;
}

export async function refuseImportedBefore(tx: Tx, fileHash: string): Promise<void> {
  const before = await findImportedBefore(fileHash, tx);
  if (before) throw new ImportedBefore(before);
}

export type ImportCounts = {
  lines: number;
  good: number;
  rejected: number;
  added: number;
  updated: number;
  unchanged: number;
};

type Source = { fileName: string; fileHash: string };

export async function beginImport(tx: Tx, source: Source, at: Date): Promise<number> {
  const [row] = await tx
    .insert(registerImports)
    .values({ ...source, startedAt: at, appliedAt: at, counts: {}, rejected: 0 })
    .returning({ id: registerImports.id });
  return row!.id;
}

export async function countUpdated(tx: Tx, importId: number): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select member_number from register_changes
      union select member_number from dues_changes where import_id = ${importId}
    ) changed`);
  return row?.count ?? 0;
}

const CHANGED = "member.import";

/** Holds the lock of the audit log until the transaction ends, so that it has to come last. */
export const recordChanges = (tx: Tx, { kind, id }: Actor, changes: SQL, action = CHANGED) =>
  tx.execute(sql`
    insert into ${audit} (actor_kind, actor_id, action, subject, detail)
    select ${kind}, ${id}, ${action}, 'member:' || member_number, changed
    from (${changes}) c order by member_number`);

/** Records the values of new members among `rows`. */
export const recordAdded = (tx: Tx, { kind, id }: Actor, rows: SQL) =>
  tx.execute(sql`
    insert into ${audit} (actor_kind, actor_id, action, subject, detail)
    select ${kind}, ${id}, 'member.add', 'member:' || member_number, (
      select jsonb_object_agg(key, jsonb_build_object('before', null, 'after', value)) from jsonb_each(particulars)
    )
    from (${rows}) r where is_new order by member_number`);

export async function endImport(
  tx: Tx,
  importId: number,
  { source, counts, at, by }: { source: Source; counts: ImportCounts; at: Date; by: Actor },
): Promise<void> {
  await tx
    .update(registerImports)
    .set({ counts, rejected: counts.rejected, appliedAt: at })
    .where(eq(registerImports.id, importId));
  await record(tx, by, {
    action: "register.import",
    subject: `register:${importId}`,
    detail: { file: source.fileName, hash: source.fileHash, ...counts },
  });
}
