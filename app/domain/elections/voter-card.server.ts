import { type AnyColumn, and, asc, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  computerUsers,
  type Db,
  db,
  dues,
  elections,
  lookups,
  members,
  pollingCentres,
  type Tx,
  voters,
} from "~/db";
import type { ComputerUser } from "~/domain/accounts/identities";
import { type Actor, byClerk, record } from "~/domain/audit/record.server";
import { paidTo } from "~/domain/dues/paid-to";
import { isListed } from "~/domain/members/public-register.server";
import { matchesName } from "~/domain/person-names/name-search";
import type { Election } from "./elections.server";
import type { VoterFacts } from "./eligibility";

type Names = { ar: string; en: string };
export type Mark = {
  at: string;
  by: { id: string; username: string; fullName: string } | null;
  centre: (Names & { code: number }) | null;
  desk: string | null;
};

/** The fields of specification 2, §3. */
export type VoterCard = {
  memberNumber: number;
  name: Names;
  mobile: string | null;
  governorate: { ar: string | null; en: string | null };
  workPlace: string | null;
  onRoll: boolean;
  electF: number | null;
  rollCentre: Names | null;
  mark: Mark | null;
  fees: VoterFacts;
};

const rollCentre = alias(pollingCentres, "roll_centre");
const markCentre = alias(pollingCentres, "mark_centre");

const columns = {
  memberNumber: members.memberNumber,
  name: { ar: members.nameAr, en: members.nameEn },
  mobile: members.mobile,
  governorateAr: members.governorate,
  governorateEn: lookups.nameEn,
  workPlace: members.workplaceArea,
  workStatus: members.workStatus,
  annual: dues.annualFeePaidYear,
  socialYear: dues.socialYear,
  socialMonth: dues.socialMonth,
  electionId: elections.id,
  rollImportedAt: elections.rollImportedAt,
  voter: voters.memberNumber,
  electF: voters.electF,
  markedAt: voters.markedAt,
  markedDesk: voters.markedDesk,
  clerk: { id: computerUsers.id, username: computerUsers.username, fullName: computerUsers.fullName },
  rollCentre: { ar: rollCentre.nameAr, en: rollCentre.nameEn },
  markCentre: { code: markCentre.code, ar: markCentre.nameAr, en: markCentre.nameEn },
};

const cards = (database: Db | Tx, electionId: number | null) =>
  database
    .select(columns)
    .from(members)
    .leftJoin(dues, eq(dues.memberNumber, members.memberNumber))
    .leftJoin(lookups, and(eq(lookups.kind, "governorate"), eq(lookups.nameAr, members.governorate)))
    .leftJoin(elections, electionId === null ? sql`false` : eq(elections.id, electionId))
    .leftJoin(voters, and(eq(voters.electionId, elections.id), eq(voters.memberNumber, members.memberNumber)))
    .leftJoin(rollCentre, eq(rollCentre.id, voters.centreId))
    .leftJoin(markCentre, eq(markCentre.id, voters.markedCentreId))
    .leftJoin(computerUsers, eq(computerUsers.id, voters.markedBy));

type Row = Awaited<ReturnType<typeof cards>>[number];

const markOf = ({ electF, markedAt, clerk, markCentre: centre, markedDesk }: Row): Mark | null =>
  electF === 1 && markedAt ? { at: markedAt.toISOString(), by: clerk, centre, desk: markedDesk } : null;

const isOnRoll = (row: Row) => row.electionId !== null && (row.rollImportedAt === null || row.voter !== null);

const cardOf = (row: Row): VoterCard => ({
  memberNumber: row.memberNumber,
  name: row.name,
  mobile: row.mobile,
  governorate: { ar: row.governorateAr, en: row.governorateEn },
  workPlace: row.workPlace,
  onRoll: isOnRoll(row),
  electF: row.electF,
  rollCentre: row.rollCentre,
  mark: markOf(row),
  fees: {
    workStatus: row.workStatus,
    annual: row.annual,
    social: paidTo(row.socialYear, row.socialMonth),
  },
});

export async function findVoterCard(
  memberNumber: number,
  electionId: number | null,
  database: Db | Tx = db,
): Promise<VoterCard | null> {
  const [row] = await cards(database, electionId).where(eq(members.memberNumber, memberNumber));
  return row ? cardOf(row) : null;
}

/** Returns the public card; null for an unknown number, or a member who is hidden (CONTRACT 7). */
export async function findPublicVoterCard(
  memberNumber: number,
  electionId: number | null,
): Promise<VoterCard | null> {
  const [row] = await cards(db, electionId).where(and(eq(members.memberNumber, memberNumber), isListed));
  return row ? cardOf(row) : null;
}

const MAX_OF_ONE_NAME = 10;
const MAX_FOUND = 20;

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

/** Opens a card and records it in the audit log first (R29). */
export const openVoterCard = (
  memberNumber: number,
  election: Pick<Election, "id"> | null,
  actor: Actor,
): Promise<VoterCard | null> =>
  db.transaction(async (tx) => {
    const card = await findVoterCard(memberNumber, election?.id ?? null, tx);
    if (card) {
      await record(tx, actor, { action: "elections-card.read", subject: `member:${memberNumber}` });
    }
    return card;
  });

const withoutSpaces = (name: AnyColumn | string) => sql`replace(ar_norm(${name}), ' ', '')`;

/** Returns the first ten members whose Arabic name is the same apart from spelling and spaces (H9). */
export const listNamesakes = ({ memberNumber, name }: VoterCard): Promise<Namesake[]> =>
  db
    .select(namesake)
    .from(members)
    .where(
      and(
        ne(members.memberNumber, memberNumber),
        matchesName(members.searchKey, name.ar),
        sql`${withoutSpaces(members.nameAr)} = ${withoutSpaces(name.ar)}`,
      ),
    )
    .orderBy(asc(members.memberNumber))
    .limit(MAX_OF_ONE_NAME);

/** Returns the first twenty matches; the search is recorded in the audit log (R29). */
export const searchVoters = (words: string, clerk: ComputerUser) =>
  db.transaction(async (tx) => {
    const found = await tx
      .select(namesake)
      .from(members)
      .where(matchesName(members.searchKey, words))
      .orderBy(asc(members.nameAr), asc(members.memberNumber))
      .limit(MAX_FOUND + 1);
    await record(tx, byClerk(clerk), {
      action: "elections-card.search",
      subject: "members",
      detail: { name: words },
    });
    return { voters: found.slice(0, MAX_FOUND), hasMore: found.length > MAX_FOUND };
  });
