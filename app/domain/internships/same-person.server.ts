import { and, desc, eq, or, sql } from "drizzle-orm";
import { internshipApplications as applications, db, type Tx } from "~/db";
import type { ApplicationState } from "./application";
import type { Application } from "./fields";

/** Another application of the same person as application `of`; `appliedOn` is YYYY-MM-DD. */
export type OtherApplication = {
  of: number;
  id: number;
  temporaryNumber: string;
  state: ApplicationState;
  appliedOn: string;
};

/**
 * Returns other applications of the same persons, newest first: with the same number, the same document, or the same
 * name and day of birth.
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

const isSamePerson = (sent: Application) =>
  or(
    and(eq(applications.nationality, sent.nationality), eq(applications.nationalNumber, sent.nationalNumber)),
    sent.documentNumber === null
      ? undefined
      : and(
          eq(applications.nationality, sent.nationality),
          eq(applications.documentKind, sent.documentKind),
          eq(applications.documentNumber, sent.documentNumber),
        ),
    and(
      eq(applications.birthDate, sent.birthDate),
      sql`(ar_norm(${applications.nameAr}) = ar_norm(${sent.nameAr}) or ar_norm(${applications.nameEn}) = ar_norm(${sent.nameEn}))`,
    ),
  );

/** Returns true if this person has already applied. No other application is received until the transaction ends. */
export async function hasApplied(tx: Tx, sent: Application): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('internship-applications', 0))`);
  const [same] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(isSamePerson(sent))
    .limit(1);
  return same !== undefined;
}

/** Returns the applications of a member: the one that became the member, and those with the same national number. */
export const applicationsOfMember = (memberNumber: number, nationalNumber: string | null) =>
  db
    .select({
      id: applications.id,
      temporaryNumber: applications.temporaryNumber,
      state: applications.state,
      appliedOn: applications.appliedOn,
    })
    .from(applications)
    .where(
      or(
        eq(applications.memberNumber, memberNumber),
        nationalNumber === null ? undefined : eq(applications.nationalNumber, nationalNumber),
      ),
    )
    .orderBy(desc(applications.id));
