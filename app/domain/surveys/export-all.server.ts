import { min } from "drizzle-orm";
import { db } from "~/db/client.server";
import { surveyResponses } from "~/db/schema";
import { type Actor, record } from "~/domain/audit/record.server";
import { monthsUpTo } from "./month";
import { readMonths } from "./statistics.server";

/**
 * The figures of every month since the first sheet, newest first, with what staff see of each and no more: scores by
 * the day, beside the comments of that day, could tell whose they are. That they are taken away is first put on record.
 */
export async function exportAllMonths(actor: Actor, today: string) {
  const [row] = await db.select({ first: min(surveyResponses.createdOn) }).from(surveyResponses);
  const months = row?.first ? monthsUpTo(today, row.first) : 0;
  await db.transaction((tx) =>
    record(tx, { actor, action: "survey.export", subject: "survey", detail: { months } }),
  );
  return months ? readMonths(today, months) : [];
}
