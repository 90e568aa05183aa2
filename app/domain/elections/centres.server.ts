import { and, asc, eq, ne, sql } from "drizzle-orm";
import {
  computerUsers,
  type Db,
  db,
  elections,
  pollingCentres,
  sessions,
  type Tx,
  voteEvents,
  voters,
} from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { inLanguage, type Language } from "~/i18n";
import { now } from "~/platform/clock.server";
import type { CentreFields } from "./input";
import { effectOnOpenElection } from "./voting-window";

export type Centre = { id: number; code: number; name: { ar: string; en: string } };

export const listCentres = (electionId: number, database: Db | Tx = db): Promise<Centre[]> =>
  database
    .select({
      id: pollingCentres.id,
      code: pollingCentres.code,
      name: { ar: pollingCentres.nameAr, en: pollingCentres.nameEn },
    })
    .from(pollingCentres)
    .where(eq(pollingCentres.electionId, electionId))
    .orderBy(asc(pollingCentres.code));

export type NamedCentre = { id: number; name: string };

export async function listNamedCentres(
  election: { id: number } | null,
  language: Language,
): Promise<NamedCentre[]> {
  const centres = election ? await listCentres(election.id) : [];
  return centres.map(({ id, name }) => ({ id, name: inLanguage(language, name).value }));
}

export type CentreOutcome =
  | { done: true }
  | { done: false; reason: "unknown" | "code-taken" | "in-use" | "not-confirmed" };
export type CentreChange = {
  staff: { id: string };
  electionId: number;
  confirmed: boolean;
  submission: Submission;
};

const refuse = (reason: Extract<CentreOutcome, { done: false }>["reason"]): CentreOutcome => ({
  done: false,
  reason,
});

const columnsOf = ({ code, name_ar, name }: CentreFields) => ({ code, nameAr: name_ar, nameEn: name });
type Columns = ReturnType<typeof columnsOf>;

/** Runs changes one after the other; changing an open election requires a confirmation. */
const changing = (
  { staff, electionId, confirmed, submission }: CentreChange,
  change: (tx: Tx) => Promise<CentreOutcome | { before?: Columns; after?: Columns }>,
) =>
  once(submission, async (tx): Promise<CentreOutcome> => {
    const [election] = await tx.select().from(elections).where(eq(elections.id, electionId)).for("update");
    if (!election) return refuse("unknown");
    if (effectOnOpenElection({ current: null, before: election }, now()) && !confirmed)
      return refuse("not-confirmed");
    const outcome = await change(tx);
    if ("done" in outcome) return outcome;
    const subject = `election:${electionId}`;
    await record(tx, byStaff(staff), { action: "election.centre", subject, detail: outcome });
    return { done: true };
  });

const inElection = (electionId: number, id: number) =>
  and(eq(pollingCentres.id, id), eq(pollingCentres.electionId, electionId));

async function codeIsTaken(tx: Tx, electionId: number, { code }: CentreFields, but = 0) {
  const { id } = pollingCentres;
  const same = and(eq(pollingCentres.electionId, electionId), eq(pollingCentres.code, code), ne(id, but));
  const rows = await tx.select({ id }).from(pollingCentres).where(same);
  return rows.length > 0;
}

const present = async (tx: Tx, electionId: number, id: number): Promise<Columns | undefined> => {
  const { code, nameAr, nameEn } = pollingCentres;
  const [centre] = await tx
    .select({ code, nameAr, nameEn })
    .from(pollingCentres)
    .where(inElection(electionId, id));
  return centre;
};

export const addCentre = (change: CentreChange, value: CentreFields) =>
  changing(change, async (tx) => {
    if (await codeIsTaken(tx, change.electionId, value)) return refuse("code-taken");
    const after = columnsOf(value);
    await tx.insert(pollingCentres).values({ ...after, electionId: change.electionId });
    return { after };
  });

export const renameCentre = (change: CentreChange, id: number, value: CentreFields) =>
  changing(change, async (tx) => {
    const before = await present(tx, change.electionId, id);
    if (!before) return refuse("unknown");
    if (await codeIsTaken(tx, change.electionId, value, id)) return refuse("code-taken");
    const after = columnsOf(value);
    await tx.update(pollingCentres).set(after).where(inElection(change.electionId, id));
    return { before, after };
  });

async function isInUse(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx.execute<{ used: boolean }>(sql`
    select exists (select from ${voters} where centre_id = ${id} or marked_centre_id = ${id})
      or exists (select from ${voteEvents} where centre_id = ${id})
      or exists (select from ${computerUsers} where centre_id = ${id})
      or exists (select from ${sessions} where centre_id = ${id} and expires_at > now()) as used`);
  return row!.used;
}

export const deleteCentre = (change: CentreChange, id: number) =>
  changing(change, async (tx) => {
    const before = await present(tx, change.electionId, id);
    if (!before) return refuse("unknown");
    if (await isInUse(tx, id)) return refuse("in-use");
    await tx.delete(pollingCentres).where(inElection(change.electionId, id));
    return { before };
  });
