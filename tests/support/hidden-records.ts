import postgres from "postgres";
import { socketOf, startEmbedded } from "~/db/embedded/embedded.server";

/** The data of a stopped site: a data folder, or a database of the cluster. */
export type Place = { dataDir: string; url: string | null };

/** Runs `work` on the database of a stopped site. */
export async function withDatabaseOf<Result>(
  { dataDir, url }: Place,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const embedded = url ? null : await startEmbedded(dataDir);
  const common = { max: 1, onnotice: () => {} };
  const sql = url
    ? postgres(url, common)
    : postgres({ ...common, path: socketOf(dataDir), username: "postgres", database: "postgres" });
  try {
    return await work(sql);
  } finally {
    await sql.end();
    await embedded?.stop();
  }
}

/** Gives every member a record that can be told from any other text, and by which member it is. */
export const hideRecords = (sql: postgres.Sql) =>
  sql.begin(async (tx) => {
    await tx`update members set
      national_number = '55' || lpad(member_number::text, 8, '0'),
      mobile = '0788' || lpad(member_number::text, 6, '0'),
      email = 'hidden.' || member_number || '@hidden.example',
      home_address = 'Hidden street ' || member_number,
      work_address = 'Hidden clinic ' || member_number`;
    await tx`update dues set annual_fees = 8800000 + member_number`;
  });

const hidden: Array<[what: string, RegExp]> = [
  ["national number", /(?<!\w)55(\d{8})(?!\w)/g],
  ["mobile", /(?<!\w)(?:0|\+?962|00962)?788(\d{6})(?!\w)/g],
  ["e-mail", /hidden\.(\d+)@/gi],
  ["address", /Hidden(?: |\+|%20)(?:street|clinic)(?: |\+|%20)(\d+)/gi],
  ["money", /(?<![\w.])88(\d{5})(?!\w)/g],
];

/** Finds records of hidden doctors in a text: the member and the field. */
export const hiddenIn = (text: string): Array<{ member: number; what: string }> =>
  hidden.flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].map((found) => ({ member: Number(found[1]), what })),
  );

const keptTables = ["members", "dues", "doctor_accounts", "name_changes", "certificates"];

/** Returns all rows of other members and their sessions, for comparison. */
export async function rowsOfOthers(sql: postgres.Sql, member: number): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of keptTables) {
    const found = await sql`
      select to_jsonb(t)::text as row from ${sql(table)} t where member_number <> ${member} order by 1`;
    rows[table] = found.map(({ row }) => row);
  }
  const sessions = await sql`
    select to_jsonb(s)::text as row from sessions s
    where kind = 'doctor' and subject <> ${String(member)} order by 1`;
  return { ...rows, sessions: sessions.map(({ row }) => row) };
}
