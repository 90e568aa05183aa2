import { asc, count, desc } from "drizzle-orm";
import { db, surveyComments } from "~/db";
import { type Actor, record } from "~/domain/audit/record.server";
import { pageOf } from "~/fields/pagination";

export const COMMENTS_PER_PAGE = 20;

/** Sorts a day's comments by random ids, so that the order does not reveal when they arrived. */
const newestDayFirst = [desc(surveyComments.createdOn), asc(surveyComments.id)];
const columns = { day: surveyComments.createdOn, comment: surveyComments.additionalFeedback };

export async function listComments(page: number) {
  const [all] = await db.select({ total: count() }).from(surveyComments);
  const total = all?.total ?? 0;
  const { page: reached, pages, offset } = pageOf(page, total, COMMENTS_PER_PAGE);
  const comments = await db
    .select({ id: surveyComments.id, ...columns })
    .from(surveyComments)
    .orderBy(...newestDayFirst)
    .limit(COMMENTS_PER_PAGE)
    .offset(offset);
  return { comments, total, page: reached, pages };
}

export const exportComments = (actor: Actor) =>
  db.transaction(async (tx) => {
    const comments = await tx
      .select(columns)
      .from(surveyComments)
      .orderBy(...newestDayFirst);
    await record(tx, actor, {
      action: "survey.export-comments",
      subject: "survey",
      detail: { comments: comments.length },
    });
    return comments;
  });
