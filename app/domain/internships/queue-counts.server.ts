import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { internshipApplications as applications } from "~/db/schema";
import { MOST_COUNTED } from "./queue-filter";
import { type Asked, searched } from "./queue-matching.server";
import type { ApplicationState } from "./states";

/** How many there are of each state, as far as they are searched for; 10,001 stands for more than 10,000. */
export async function countByState(asked: Asked): Promise<Record<ApplicationState, number>> {
  const counted = (state: ApplicationState) => sql`(select count(*)::int from (
    select 1 from ${applications} where ${and(eq(applications.state, state), searched(asked))} limit ${MOST_COUNTED + 1}
  ) as found)`;
  const [counts] = await db.execute<Record<ApplicationState, number>>(
    sql`select ${counted("received")} as received, ${counted("returned")} as returned, ${counted("accepted")} as accepted`,
  );
  return counts!;
}

/** How many applications wait for staff, 10,001 standing for more than 10,000, and since which day the oldest does. */
export async function waitingApplications(): Promise<{ count: number; oldestOn: string | null }> {
  const [waiting] = await db.execute<{ count: number; oldestOn: string | null }>(sql`
    select
      (select count(*)::int from (
        select 1 from ${applications} where state = 'received' limit ${MOST_COUNTED + 1}
      ) as found) as count,
      (select to_char(min(created_at) at time zone 'Asia/Amman', 'YYYY-MM-DD')
        from ${applications} where state = 'received') as "oldestOn"`);
  return waiting!;
}
