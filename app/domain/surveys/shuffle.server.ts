import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "~/db/client.server";

const DEALT = 100;

/** The rows of a day that are dealt anew: all up to a hundred, beyond that the newest with others drawn by chance. */
const drawnFrom = (table: string, day: string, newest: SQL) => sql`
  select * from ${sql.identifier(table)} where created_on = ${day}
  order by (id = ${newest}) is true desc, gen_random_uuid() limit ${DEALT}`;

/**
 * Deals a day's scores, and its comments, anew among their rows after a sheet was added. Numbers, places in the table
 * and the transaction that wrote a row (xmin) would otherwise lead from a comment to its scores.
 */
export async function shuffleDay(
  tx: Tx,
  { day, response, comment }: { day: string; response: number; comment: string | null },
): Promise<void> {
  await tx.execute(sql`
    with drawn as (${drawnFrom("survey_responses", day, sql`${response}::int`)}),
    places as (select id, row_number() over (order by id) as place from drawn),
    sheets as (select drawn.*, row_number() over (order by gen_random_uuid()) as place from drawn)
    update survey_responses as kept
    set question1 = sheets.question1, question2 = sheets.question2,
      question3 = sheets.question3, question4 = sheets.question4
    from places join sheets using (place)
    where kept.id = places.id`);
  await tx.execute(sql`
    with drawn as (${drawnFrom("survey_comments", day, sql`${comment}::uuid`)}),
    places as (select id, row_number() over (order by id) as place from drawn),
    texts as (select drawn.*, row_number() over (order by gen_random_uuid()) as place from drawn)
    update survey_comments as kept
    set additional_feedback = texts.additional_feedback
    from places join texts using (place)
    where kept.id = places.id`);
}
