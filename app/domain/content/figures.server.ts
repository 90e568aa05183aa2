import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { FigureName } from "~/content/first-edition/figures";
import { contentItems, contentRevisions, db, staffUsers } from "~/db";
import { now } from "~/platform/clock.server";
import { withStates } from "./figure-value";

/**
 * Lists all published values of a figure, latest first, each with the day from which it is valid (none: from the
 * start).
 */
export async function listValues(name?: FigureName) {
  const rows = await db
    .select({
      key: contentItems.key,
      fields: contentRevisions.fields,
      liveFrom: contentRevisions.liveFrom,
      author: staffUsers.fullName,
    })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .leftJoin(staffUsers, eq(staffUsers.id, contentRevisions.authorId))
    .where(
      and(
        eq(contentItems.kind, "figures"),
        name && eq(contentItems.key, name),
        isNotNull(contentRevisions.liveFrom),
        isNotNull(contentRevisions.fields),
      ),
    )
    .orderBy(desc(contentRevisions.liveFrom), desc(contentRevisions.number));
  const values = rows.map(({ key, fields, liveFrom, author }) => ({
    name: key as FigureName,
    value: Number(fields!.value),
    since: (fields!.from as string | undefined) || null,
    from: liveFrom!.getTime(),
    author,
  }));
  const at = now().getTime();
  const names = [...new Set(values.map((value) => value.name))];
  return new Map(
    names.map((each) => [
      each,
      withStates(
        values.filter((value) => value.name === each),
        at,
      ),
    ]),
  );
}
