import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { certificates, db, members } from "~/db";
import { matchesName } from "~/domain/person-names/name-search";
import { pageOf } from "~/fields/pagination";
import { CERTIFICATES_PER_PAGE, type CertificateFilter, type CertificateSearch, MAX_LISTED } from "./filter";

const named = (words: string[]) =>
  inArray(
    certificates.memberNumber,
    db
      .select({ number: members.memberNumber })
      .from(members)
      .where(matchesName(members.searchKey, words.join(" "))),
  );

function conditionOf(search: CertificateSearch): SQL | undefined {
  switch (search.by) {
    case "all":
      return undefined;
    case "mistyped-serial":
      return sql`false`;
    case "serial":
      return eq(certificates.serial, search.text);
    case "code":
      return eq(certificates.code, search.text);
    case "member":
      return eq(certificates.memberNumber, search.memberNumber);
    case "name":
      return search.words.length ? named(search.words) : sql`false`;
  }
}

const count = (where: SQL | undefined) => {
  const counted = db.select({ one: sql`1` }).from(certificates).where(where).limit(MAX_LISTED);
  return db.$count(counted.as("counted"));
};

/**
 * Lists certificates. A name finds those of its current bearers; a page beyond the last is the last. Days are
 * YYYY-MM-DD in Amman.
 */
export async function listCertificates({ search, page: requestedPage }: CertificateFilter) {
  const where = conditionOf(search);
  const total = await count(where);
  const { page, pages, offset } = pageOf(requestedPage, total, CERTIFICATES_PER_PAGE);
  const rows = await db
    .select({
      serial: certificates.serial,
      memberNumber: certificates.memberNumber,
      name: { ar: certificates.nameAr, en: certificates.nameEn },
      issuedOn: certificates.issuedOn,
      validUntil: certificates.validUntil,
      cancelled: sql<boolean>`${certificates.cancelledAt} is not null`,
    })
    .from(certificates)
    .where(where)
    .orderBy(desc(certificates.createdAt), desc(certificates.serial))
    .limit(CERTIFICATES_PER_PAGE)
    .offset(offset);
  return { rows, total, page, pages };
}
