import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

export const MIGRATIONS = "drizzle";

export type Migration = { tag: string; when: number; hash: string };
type Journal = { entries: Array<{ tag: string; when: number }> };

/** What drizzle keeps of the migrations in its folder, in their order. */
export const readJournal = async (): Promise<Journal> =>
  JSON.parse(await readFile(path.join(MIGRATIONS, "meta", "_journal.json"), "utf8"));

/** The migrations that this build brings, in their order. */
export async function ownMigrations(): Promise<Migration[]> {
  const { entries } = await readJournal();
  const withHash = async ({ tag, when }: Journal["entries"][number]) => {
    const text = await readFile(path.join(MIGRATIONS, `${tag}.sql`), "utf8");
    return { tag, when, hash: createHash("sha256").update(text).digest("hex") };
  };
  return Promise.all(entries.map(withHash));
}
