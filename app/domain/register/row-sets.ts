import { type SQL, sql } from "drizzle-orm";
import type { Facts } from "./judge-row";
import type { FieldChanges } from "./member-values";

/** Selects facts, of one member or of many, as `write-chunk` takes its rows: member_number, particulars, paid, is_new. */
export const factRows = (facts: ReadonlyArray<Facts & { isNew: boolean }>): SQL => {
  const rows = facts.map(({ memberNumber, values, paid, isNew }) => ({
    member_number: memberNumber,
    particulars: values,
    paid,
    is_new: isNew,
  }));
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as r (member_number integer, particulars jsonb, paid jsonb, is_new boolean)`;
};

/** Selects changes of members as `write-chunk` takes them: member_number and { field: { before, after } }. */
export const changeRows = (changes: ReadonlyArray<{ memberNumber: number; changed: FieldChanges }>): SQL => {
  const rows = changes.map(({ memberNumber, changed }) => ({ member_number: memberNumber, changed }));
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as r (member_number integer, changed jsonb)`;
};
