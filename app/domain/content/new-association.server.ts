import { sql } from "drizzle-orm";
import type { Fields } from "~/content/edition";
import { type MemberTermFields, plainTerms } from "~/content/member-terms";
import type { Words } from "~/content/words";
import { contentItems, db } from "~/db";
import { record, system } from "~/domain/audit/record.server";
import { appendRevision } from "~/domain/revisions/revisions.server";
import { addMissingItems } from "./edition.server";
import { markAsAnotherAssociation } from "./first-items.server";
import { kindOf, schemas } from "./kinds";

/** `founded` is a year, `city` that of the headquarters, `uses` lists the parts of the site in use. */
export type NewAssociation = {
  name: Words;
  terms: MemberTermFields;
  founded: string;
  city: Words;
  uses: readonly string[];
  seal: string;
  digits: string;
};

/** Carries the problems by field name of the content office. */
class NotAnAssociation extends Error {
  override name = "NotAnAssociation";
}

/** Falls back to the plain word "member" in a language without its own word. */
function saidOrPlain(terms: MemberTermFields): MemberTermFields {
  const { member_ar, members_ar, a_member_en, members_en } = plainTerms;
  return {
    ...(!terms.member_ar && { member_ar, members_ar }),
    ...(!terms.a_member_en && { a_member_en, members_en }),
    ...terms,
  };
}

function fieldsOf({ name, terms, founded, city, uses, seal, digits }: NewAssociation): Fields {
  const ticked = Object.fromEntries(uses.map((use) => [use, "1"]));
  const written = {
    name_ar: name.ar,
    name_en: name.en,
    ...saidOrPlain(terms),
    founded,
    city_ar: city.ar,
    city_en: city.en,
    seal,
    digits,
    register_found: "1",
    ...ticked,
  };
  const known = Object.fromEntries(Object.entries(written).filter(([, value]) => value));
  const parsed = schemas.association.safeParse(known);
  const mistakes = parsed.success
    ? Object.entries(kindOf("association").check?.("association", parsed.data) ?? {})
    : parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
  if (mistakes.length) throw new NotAnAssociation(mistakes.map((each) => each.flat().join(": ")).join(", "));
  return known;
}

/**
 * Creates an association in a migrated, empty database: its name, its word for members, the menu, the email texts, and
 * its pages as empty drafts, without samples and without content of the delivered association. All or nothing. Throws
 * NotAnAssociation.
 */
export async function createAssociation(association: NewAssociation): Promise<void> {
  const fields = fieldsOf(association);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${contentItems} in share row exclusive mode`);
    if (await tx.$count(contentItems)) throw new NotAnAssociation("one has begun here meanwhile");
    await markAsAnotherAssociation(tx);
    const [item] = await tx
      .insert(contentItems)
      .values({ kind: "association", key: "association" })
      .returning({ id: contentItems.id });
    await appendRevision(tx, item!.id, { fields, liveFrom: new Date(0) });
    await addMissingItems(tx);
    await record(tx, system, { action: "content.publish", subject: "content:association/association" });
  });
}
