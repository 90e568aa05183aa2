import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { ApplicationState } from "./states";

/** Another application of the person of application `of`; `appliedOn` is YYYY-MM-DD. */
export type OtherApplication = {
  of: number;
  id: number;
  temporaryNumber: string;
  state: ApplicationState;
  appliedOn: string;
};

/**
 * The other applications of the persons of these: the same number, the same document, or the same name and day of
 * birth. Newest first.
 */
export async function othersOfPersons(ids: readonly number[]): Promise<OtherApplication[]> {
  if (!ids.length) return [];
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return db.execute<OtherApplication>(sql`
    with asked as materialized (select * from internship_applications where id in (${list})),
    same as (
      select asked.id as of, other.id from asked join internship_applications as other
        on other.national_number = asked.national_number and other.nationality = asked.nationality
      union
      select asked.id, other.id from asked join internship_applications as other
        on other.document_number = asked.document_number
        and other.document_kind = asked.document_kind and other.nationality = asked.nationality
      union
      select asked.id, other.id from asked join internship_applications as other
        on other.birth_date = asked.birth_date
        and (ar_norm(other.name_ar) = ar_norm(asked.name_ar) or ar_norm(other.name_en) = ar_norm(asked.name_en))
    )
    select same.of, other.id, other.temporary_number as "temporaryNumber", other.state,
      to_char(other.applied_on, 'YYYY-MM-DD') as "appliedOn"
    from same join internship_applications as other on other.id = same.id
    where same.id <> same.of order by other.id desc`);
}
