import { createHash } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { submissions, surveyComments, surveyResponses, type Tx } from "~/db";
import { ANYONE, once, type Submission, submissionKey, submissionOf } from "~/domain/submissions/once.server";
import { today } from "~/platform/clock.server";
import type { SurveyInput } from "./input";

const SURVEY_LOCK = 7_301_949;
const DEALT = 100;
/**
 * Keyed by an id that is not stored, because a plain hash of a comment with its scores could be found by trying all 81
 * combinations.
 */
export async function sealedSubmission(form: FormData): Promise<Submission> {
  const submission = await submissionOf(form, "survey", ANYONE);
  const sealed = createHash("sha256").update(JSON.stringify([submission.id, submission.bodyHash]));
  return { ...submission, bodyHash: sealed.digest("base64url") };
}

/** Selects all rows of a day up to a hundred; of more, the newest and random others. */
const drawnFrom = (table: string, day: string, newest: SQL) => sql`
  select * from ${sql.identifier(table)} where created_on = ${day}
  order by (id = ${newest}) is true desc, gen_random_uuid() limit ${DEALT}`;

/**
 * Rewrites a day's rows in random order, because ids, positions in the table and the writing transaction (xmin) could
 * link a comment to its scores.
 */
async function shuffleDay(
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

async function addScores(tx: Tx, sheet: typeof surveyResponses.$inferInsert): Promise<number> {
  const [added] = await tx.insert(surveyResponses).values(sheet).returning({ id: surveyResponses.id });
  return added!.id;
}

async function addComment(tx: Tx, additionalFeedback: string, createdOn: string): Promise<string> {
  const [added] = await tx
    .insert(surveyComments)
    .values({ additionalFeedback, createdOn })
    .returning({ id: surveyComments.id });
  return added!.id;
}

async function roundToDay(tx: Tx, submission: Submission) {
  const key = submissionKey(submission);
  if (!key) return;
  const day = sql`date_trunc('day', ${submissions.createdAt} at time zone 'Asia/Amman') at time zone 'Asia/Amman'`;
  await tx.update(submissions).set({ createdAt: day }).where(eq(submissions.id, key));
}

/** Stores scores and comment separately, each with the day in Amman and without a link between them (Q3). */
export const storeAnswers = ({ additional_feedback, ...scores }: SurveyInput, submission: Submission) =>
  once(submission, async (tx): Promise<{ kept: true }> => {
    const createdOn = today();
    await tx.execute(sql`select pg_advisory_xact_lock(${SURVEY_LOCK})`);
    const response = await addScores(tx, { ...scores, createdOn });
    const comment = additional_feedback ? await addComment(tx, additional_feedback, createdOn) : null;
    await shuffleDay(tx, { day: createdOn, response, comment });
    await roundToDay(tx, submission);
    return { kept: true };
  });
