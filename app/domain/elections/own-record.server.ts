import { desc, eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { elections, pollingCentres, rollObjections, voters } from "~/db/schema";

export const electionRecordOf = async (tx: Tx, memberNumber: number) => ({
  rolls: await tx
    .select({
      election: elections.titleEn,
      electF: voters.electF,
      markedAt: voters.markedAt,
      markedAtCentre: pollingCentres.nameEn,
    })
    .from(voters)
    .innerJoin(elections, eq(elections.id, voters.electionId))
    .leftJoin(pollingCentres, eq(pollingCentres.id, voters.markedCentreId))
    .where(eq(voters.memberNumber, memberNumber))
    .orderBy(desc(elections.opensAt)),
  objections: await tx
    .select({
      election: elections.titleEn,
      about: rollObjections.about,
      words: rollObjections.words,
      state: rollObjections.state,
      decisionNote: rollObjections.decisionNote,
      decidedAt: rollObjections.decidedAt,
      createdAt: rollObjections.createdAt,
    })
    .from(rollObjections)
    .innerJoin(elections, eq(elections.id, rollObjections.electionId))
    .where(eq(rollObjections.memberNumber, memberNumber))
    .orderBy(desc(rollObjections.createdAt)),
});
