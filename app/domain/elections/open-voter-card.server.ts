import { and, asc, ne, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { members } from "~/db/schema";
import { matches, matchesAll } from "~/db/search";
import type { ComputerUser } from "~/domain/accounts/identities";
import { type Actor, record } from "~/domain/audit/record.server";
import type { Election } from "./current-election.server";
import { findVoterCard, type VoterCard } from "./voter-card.server";

const MOST_OF_ONE_NAME = 10;
const MOST_FOUND = 20;

/** Enough of a member to tell one from another of the same name. */
export type Namesake = {
  memberNumber: number;
  name: { ar: string; en: string };
  governorate: string | null;
  workPlace: string | null;
};

const namesake = {
  memberNumber: members.memberNumber,
  name: { ar: members.nameAr, en: members.nameEn },
  governorate: members.governorate,
  workPlace: members.workplaceArea,
};

/** The elections card for a clerk or for staff, or null; no card is seen without its reading going on record (R29). */
export const openVoterCard = (
  memberNumber: number,
  election: Pick<Election, "id"> | null,
  actor: Actor,
): Promise<VoterCard | null> =>
  db.transaction(async (tx) => {
    const card = await findVoterCard(memberNumber, election?.id ?? null, tx);
    if (card) {
      await record(tx, {
        actor,
        action: "elections-card.read",
        subject: `member:${memberNumber}`,
      });
    }
    return card;
  });

/** The first ten other members whose Arabic name is the same but for spelling (H9). */
export const listNamesakes = ({ memberNumber, name }: VoterCard): Promise<Namesake[]> =>
  db
    .select(namesake)
    .from(members)
    .where(
      and(
        ne(members.memberNumber, memberNumber),
        matches(members.searchKey, name.ar),
        sql`ar_norm(${members.nameAr}) = ar_norm(${name.ar})`,
      ),
    )
    .orderBy(asc(members.memberNumber))
    .limit(MOST_OF_ONE_NAME);

/**
 * The first twenty members whose name holds all the words, for a clerk, and whether there are more; that somebody
 * searched goes on record (R29).
 */
export const searchVoters = (words: string, clerk: ComputerUser) =>
  db.transaction(async (tx) => {
    const found = await tx
      .select(namesake)
      .from(members)
      .where(matchesAll(members.searchKey, words.split(/\s+/).filter(Boolean)))
      .orderBy(asc(members.nameAr), asc(members.memberNumber))
      .limit(MOST_FOUND + 1);
    await record(tx, {
      actor: { kind: "computer", id: clerk.id },
      action: "elections-card.search",
      subject: "members",
      detail: { name: words },
    });
    return { voters: found.slice(0, MOST_FOUND), hasMore: found.length > MOST_FOUND };
  });
