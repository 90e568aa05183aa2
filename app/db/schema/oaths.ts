import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns";
import { members } from "./members";

/** Includes the name as the register had it. */
export const oaths = pgTable(
  "dr_qasam",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    associationNumber: integer("association_number")
      .notNull()
      .unique()
      .references(() => members.memberNumber),
    doctorName: text("doctor_name").notNull(),
    /** The last part of the address of the oath's own page. */
    link: uuid("link").notNull().defaultRandom(),
    createdAt: createdAt(),
  },
  (t) => [index("dr_qasam_created").on(t.createdAt), index("dr_qasam_link").on(t.link)],
);
