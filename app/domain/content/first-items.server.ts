import { and, eq } from "drizzle-orm";
import type { FirstItem } from "~/content/edition";
import { contentItems, type Tx } from "~/db";
import { today } from "~/platform/clock.server";
import { type KindName, kindNames, kindOf } from "./kinds";
import type { PageFields } from "./page-schema";

/**
 * Marks the database of another association. The item has no revision, so that neither a page nor the office shows it.
 */
const OF_ANOTHER = { kind: "first-edition", key: "another-association" };

/** The kinds that every association starts with: the site needs them, and they are not specific to one association. */
const needed: readonly KindName[] = ["menu", "home", "survey", "letters"];

type Brought = FirstItem & { kind: KindName; draft?: true };

const emptyPage = (): PageFields => ({
  lead: { en: "", ar: "" },
  source: { en: "", ar: "" },
  reviewed: today(),
  sections: [],
});

/**
 * Returns the content of a new database: everything that is delivered or, for another association, the required kinds
 * and its pages as empty drafts.
 */
export function firstItems(ofAnother: boolean): Brought[] {
  const itemsOf = (kind: KindName): Brought[] => kindOf(kind).first.map((item) => ({ kind, ...item }));
  if (!ofAnother) return kindNames.flatMap(itemsOf);
  const drafts = itemsOf("pages").map(
    ({ key }): Brought => ({ kind: "pages", key, fields: emptyPage(), draft: true }),
  );
  return [...needed.flatMap(itemsOf), ...drafts];
}

/** Returns true if the database was created for another association than the one that the site is delivered for. */
export async function belongsToAnotherAssociation(tx: Tx): Promise<boolean> {
  const { kind, key } = OF_ANOTHER;
  return (await tx.$count(contentItems, and(eq(contentItems.kind, kind), eq(contentItems.key, key)))) > 0;
}

export const markAsAnotherAssociation = async (tx: Tx): Promise<void> => {
  await tx.insert(contentItems).values(OF_ANOTHER);
};
