import { db } from "~/db/client.server";
import type { Language } from "~/i18n/languages";
import type { AuditFilter } from "./filter";
import { listEntries } from "./queries.server";
import { record } from "./record.server";

const AT_A_TIME = 500;
export const MOST_EXPORTED = 10_000;

async function* someAtATime(filter: AuditFilter, language: Language) {
  let before = filter.before;
  for (let taken = 0; taken < MOST_EXPORTED; taken += AT_A_TIME) {
    const some = await listEntries({ ...filter, before }, language, AT_A_TIME);
    yield some;
    if (!some.more) return;
    before = some.entries.at(-1)!.id;
  }
}

/** The newest 10,000 entries of a filter, some at a time; that they are taken away is first put on record itself. */
export async function exportEntries(staff: { id: string }, filter: AuditFilter, language: Language) {
  const asked = Object.entries(filter).filter(([, value]) => value !== null && value !== "");
  await db.transaction((tx) =>
    record(tx, {
      actor: { kind: "staff", id: staff.id },
      action: "audit.export",
      subject: "audit",
      detail: Object.fromEntries(asked),
    }),
  );
  return someAtATime(filter, language);
}
