import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";

const day = (name: string) => date(name, { mode: "string" }).notNull();

/** Stores the day, but no time and no address, so that nothing links it to the comment of the same sheet. */
export const surveyResponses = pgTable(
  "survey_responses",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    question1: smallint("question1").notNull(),
    question2: smallint("question2").notNull(),
    question3: smallint("question3").notNull(),
    question4: smallint("question4").notNull(),
    createdOn: day("created_on"),
  },
  (t) => [
    index("survey_responses_day").on(t.createdOn),
    check(
      "survey_answers",
      sql`${t.question1} between 1 and 3 and ${t.question2} between 1 and 3 and ${t.question3} between 1 and 3 and ${t.question4} between 1 and 3`,
    ),
  ],
);

export const surveyComments = pgTable(
  "survey_comments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    additionalFeedback: text("additional_feedback").notNull(),
    createdOn: day("created_on"),
  },
  (t) => [index("survey_comments_day").on(t.createdOn)],
);
