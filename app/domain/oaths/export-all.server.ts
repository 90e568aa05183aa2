import { gt } from "drizzle-orm";
import { db } from "~/db/client.server";
import { oaths } from "~/db/schema";
import { type Actor, record } from "~/domain/audit/record.server";
import { inParts } from "~/platform/in-parts";
import { type Oath, oathRows } from "./list.server";

const AT_A_TIME = 500;

/** Every oath, the oldest first, some at a time. That they are taken away is first put on record. */
export async function exportAllOaths(actor: Actor) {
  const all = await db.$count(oaths);
  await db.transaction((tx) =>
    record(tx, { actor, action: "oath.export", subject: "oaths", detail: { oaths: all } }),
  );
  return inParts<Oath>((last) =>
    oathRows()
      .where(gt(oaths.id, last?.id ?? 0))
      .orderBy(oaths.id)
      .limit(AT_A_TIME),
  );
}
