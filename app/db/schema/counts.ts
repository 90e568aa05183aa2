import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";

/** Maintained by triggers. The sum of the rows counts, because concurrent writers use separate rows. */
export const rowCounts = pgTable(
  "row_counts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    relation: text("relation").notNull(),
    state: text("state").notNull(),
    rows: bigint("rows", { mode: "number" }).notNull(),
  },
  (t) => [
    index("row_counts_state").on(t.relation, t.state),
    /** PostgreSQL compares the name of a trigger's table by this collation. */
    index("row_counts_changed").on(sql`${t.relation} collate "C"`, t.state),
  ],
);
