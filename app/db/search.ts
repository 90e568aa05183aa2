import { type AnyColumn, and, type SQL, sql } from "drizzle-orm";

/** Wildcards are escaped after normalising, which turns full-width signs into plain wildcards. */
export function matches(searchKey: AnyColumn | SQL, query: string): SQL {
  const plain = sql`regexp_replace(ar_norm(${query.trim()}), '([\\\\%_])', '\\\\\\1', 'g')`;
  return sql`${searchKey} like '%' || ${plain} || '%'`;
}

export const matchesAll = (searchKey: AnyColumn | SQL, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => matches(searchKey, word)));
