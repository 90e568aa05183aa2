import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";

/** How many rows a table holds in a state, kept by triggers: the sum of these, since writers at once take one each. */
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
    /** For the triggers: PostgreSQL compares the name of a trigger's table by this collation. */
    index("row_counts_changed").on(sql`${t.relation} collate "C"`, t.state),
  ],
);
