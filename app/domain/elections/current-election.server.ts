import { desc, eq } from "drizzle-orm";
import { type Db, db, type Tx } from "~/db/client.server";
import { elections } from "~/db/schema";

export type Election = {
  id: number;
  title: { ar: string; en: string };
  opensAt: Date;
  closesAt: Date;
  objectionsUntil: Date | null;
  rollImportedAt: Date | null;
  version: number;
};

const selected = (database: Db | Tx) =>
  database
    .select({
      id: elections.id,
      title: { ar: elections.titleAr, en: elections.titleEn },
      opensAt: elections.opensAt,
      closesAt: elections.closesAt,
      objectionsUntil: elections.objectionsUntil,
      rollImportedAt: elections.rollImportedAt,
      version: elections.version,
    })
    .from(elections);

const current = (database: Db | Tx) =>
  selected(database).orderBy(desc(elections.opensAt), desc(elections.id)).limit(1);

export async function findElection(id: number, database: Db | Tx = db): Promise<Election | null> {
  const [election] = await selected(database).where(eq(elections.id, id));
  return election ?? null;
}

export async function holdAlone(tx: Tx, id: number): Promise<void> {
  await selected(tx).where(eq(elections.id, id)).for("update");
}

/** The one that opens last. */
export async function currentElection(database: Db | Tx = db): Promise<Election | null> {
  const [election] = await current(database);
  return election ?? null;
}

export async function holdCurrentElection(tx: Tx): Promise<Election | null> {
  const [election] = await current(tx).for("share");
  return election ?? null;
}
