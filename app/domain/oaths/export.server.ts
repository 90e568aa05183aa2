import { db } from "~/db/client.server";
import { record } from "~/domain/audit/record.server";
import type { OathFilter } from "./filter";
import { listOathIds, type Oath, readOaths } from "./list.server";

const AT_A_TIME = 500;

async function* someAtATime(ids: number[]): AsyncGenerator<Oath[], void> {
  for (let start = 0; start < ids.length; start += AT_A_TIME)
    yield await readOaths(ids.slice(start, start + AT_A_TIME));
}

/** The oaths of a list in its order, some at a time. That they are taken away is first put on record. */
export async function exportOaths(filter: Pick<OathFilter, "q" | "date" | "search">, staff: { id: string }) {
  const ids = await listOathIds(filter);
  await db.transaction((tx) =>
    record(tx, {
      actor: { kind: "staff", id: staff.id },
      action: "oath.export",
      subject: "oaths",
      detail: {
        ...(filter.date && { date: filter.date }),
        searched: filter.q !== "",
        oaths: ids.length,
      },
    }),
  );
  return someAtATime(ids);
}
