import { desc } from "drizzle-orm";
import { db } from "~/db/client.server";
import { news } from "~/db/schema";

/** The newest articles in the order of the list, each with the moment of its last change. */
export const listNewsChanges = (howMany: number) =>
  db
    .select({ id: news.id, changed: news.updatedAt })
    .from(news)
    .orderBy(desc(news.date), desc(news.id))
    .limit(howMany);
