import { and, asc, eq, sql } from "drizzle-orm";
import type { Words } from "~/content/words";
import { db, lookups, members, registerTerms } from "~/db";
import { isListed } from "~/domain/members/public-register.server";
import { followedVersion } from "~/platform/content-changes.server";
import { type NameVocabulary, nameVocabulary } from "./vocabulary";

/** `value` is the register's spelling, `name` what readers see. */
export type Choice = { value: string; name: Words };
type Terms = { vocabulary: NameVocabulary; specialties: Choice[]; governorates: Choice[] };

const termsOf = (kind: "word" | "specialty" | "governorate") =>
  db.select({ term: registerTerms.term }).from(registerTerms).where(eq(registerTerms.kind, kind));

const isHeld = {
  specialty: sql`${members.specialties} @> array[${registerTerms.term}]`,
  governorate: sql`${members.governorate} = ${registerTerms.term}`,
};

/** Returns the options that at least one listed doctor has. */
async function choicesOf(kind: "specialty" | "governorate"): Promise<Choice[]> {
  const held = db.select({ one: sql`1` }).from(members).where(and(isHeld[kind], isListed)).limit(1);
  const rows = await db
    .select({ value: registerTerms.term, ar: lookups.nameAr, en: lookups.nameEn })
    .from(registerTerms)
    .leftJoin(lookups, and(eq(lookups.kind, kind), eq(lookups.nameAr, registerTerms.term)))
    .where(and(eq(registerTerms.kind, kind), sql`exists ${held}`))
    .orderBy(asc(lookups.code), asc(registerTerms.term));
  return rows.map(({ value, ar, en }) => ({ value, name: { ar: ar ?? value, en: en || value } }));
}

async function readTerms(): Promise<Terms> {
  const words = await termsOf("word");
  const specialties = await choicesOf("specialty");
  const governorates = await choicesOf("governorate");
  return { vocabulary: nameVocabulary(words.map(({ term }) => term)), specialties, governorates };
}

let kept: { version: number; terms: Promise<Terms> } | null = null;

/** Returns the words of all names, and the search options. Cached until content changes. */
export function registerTermsNow(): Promise<Terms> {
  const version = followedVersion();
  if (version === null) return readTerms();
  if (kept?.version === version) return kept.terms;
  const made = { version, terms: readTerms() };
  kept = made;
  made.terms.catch(() => {
    if (kept === made) kept = null;
  });
  return made.terms;
}
