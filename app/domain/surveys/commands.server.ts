import { eq, sql } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { submissions, surveyComments, surveyResponses } from "~/db/schema";
import { once } from "~/domain/submissions/once.server";
import { type Submission, submissionKey } from "~/domain/submissions/submission";
import { today } from "~/platform/clock.server";
import type { SurveyInput } from "./input";
import { shuffleDay } from "./shuffle.server";

const SURVEY_LOCK = 7_301_946;

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

/** Leaves of a submission's moment only the day in Amman. */
async function roundToDay(tx: Tx, submission: Submission) {
  const key = submissionKey(submission);
  if (!key) return;
  const day = sql`date_trunc('day', ${submissions.createdAt} at time zone 'Asia/Amman') at time zone 'Asia/Amman'`;
  await tx.update(submissions).set({ createdAt: day }).where(eq(submissions.id, key));
}

/**
 * Keeps the scores and the comment of a sheet apart, each with the day in Amman and nothing that leads from one to the
 * other (Q3). The same submission again keeps nothing more.
 */
export const keepAnswers = ({ additional_feedback, ...scores }: SurveyInput, submission: Submission) =>
  once(submission, async (tx): Promise<{ kept: true }> => {
    const createdOn = today();
    await tx.execute(sql`select pg_advisory_xact_lock(${SURVEY_LOCK})`);
    const response = await addScores(tx, { ...scores, createdOn });
    const comment = additional_feedback ? await addComment(tx, additional_feedback, createdOn) : null;
    await shuffleDay(tx, { day: createdOn, response, comment });
    await roundToDay(tx, submission);
    return { kept: true };
  });
