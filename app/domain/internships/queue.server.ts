import { inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { internshipApplications as applications } from "~/db/schema";
import { othersOfPersons } from "./others-of-person.server";
import { countByState } from "./queue-counts.server";
import { APPLICATIONS_PER_PAGE, MOST_COUNTED, MOST_FOUND, type QueueFilter } from "./queue-filter";
import { newestIds, searched } from "./queue-matching.server";

/** Whether something of this kind happened to an application after staff last decided on it. */
const sinceDecision = (kind: "corrected" | "document") => sql<boolean>`exists (
  select from internship_events as event
  where event.application_id = internship_applications.id and event.kind = ${kind}
    and event.id > coalesce((
      select max(decision.id) from internship_events as decision
      where decision.application_id = internship_applications.id and decision.kind in ('returned', 'accepted')
    ), 0))`;

const rowsOf = (ids: number[]) =>
  db
    .select({
      id: applications.id,
      temporaryNumber: applications.temporaryNumber,
      nameAr: applications.nameAr,
      nameEn: applications.nameEn,
      nationality: applications.nationality,
      degreeCountry: applications.degreeCountry,
      university: applications.university,
      state: applications.state,
      receivedOn: sql<string>`to_char(${applications.createdAt} at time zone 'Asia/Amman', 'YYYY-MM-DD')`,
      isCorrected: sinceDecision("corrected"),
      hasNewPapers: sinceDecision("document"),
    })
    .from(applications)
    .where(inArray(applications.id, ids));

async function readRows(ids: number[]) {
  if (!ids.length) return [];
  const [rows, others] = await Promise.all([rowsOf(ids), othersOfPersons(ids)]);
  const found = new Map(rows.map((row) => [row.id, row]));
  const again = new Set(others.map((other) => other.of));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [{ ...row, hasOthers: again.has(id) }] : [];
  });
}

/** An application in the list; `receivedOn` is a day of Amman (YYYY-MM-DD). */
export type QueuedApplication = Awaited<ReturnType<typeof readRows>>[number];

/**
 * One page of 25 applications, newest first, and how many are in each state. The newest 10,000, of a search 1,000, can
 * be paged through: `more` says that there are others. A page beyond the last is the last.
 */
export async function listApplications(filter: QueueFilter & { tooShort?: boolean }) {
  const counts = await countByState(filter);
  const counted = filter.state ? counts[filter.state] : counts.received + counts.returned + counts.accepted;
  const most = searched(filter) ? MOST_FOUND : MOST_COUNTED;
  const total = Math.min(counted, most);
  const pages = Math.max(1, Math.ceil(total / APPLICATIONS_PER_PAGE));
  const page = Math.min(filter.page, pages);
  const start = (page - 1) * APPLICATIONS_PER_PAGE;
  const ids = await newestIds(filter, Math.min(APPLICATIONS_PER_PAGE, most - start), start);
  return { applications: await readRows(ids), counts, total, more: counted > most, page, pages };
}
