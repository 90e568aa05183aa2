import { and, desc, eq } from "drizzle-orm";
import {
  certificates,
  db,
  doctorAccounts,
  elections,
  nameChanges,
  oaths,
  passkeys,
  pollingCentres,
  rollObjections,
  sessions,
  type Tx,
  voters,
} from "~/db";
import { byDoctor, record } from "~/domain/audit/record.server";
import { type RecordEntry, visibleChanges } from "~/domain/audit/record-log";
import { listRecordEntries } from "~/domain/audit/record-log.server";
import { findFinancialCard } from "~/domain/dues/financial-card.server";
import { findPersonalCard } from "~/domain/members/personal-card.server";
import { now } from "~/platform/clock.server";
import { copiedColumns, copiedTables } from "./copied-columns";

async function registerRecordOf(tx: Tx, memberNumber: number) {
  const record: Record<string, unknown[]> = {};
  for (const [name, copied] of Object.entries(copiedTables))
    record[name] = await tx
      .select(copiedColumns(copied))
      .from(copied.table)
      .where(eq(copied.memberNumber, memberNumber));
  const { member = [], dues = [], lastRegisterFile = [], ...changes } = record;
  return {
    member: member[0] ?? null,
    dues: dues[0] ?? null,
    lastRegisterFile: lastRegisterFile[0] ?? null,
    ...changes,
  };
}

const electionRecordOf = async (tx: Tx, memberNumber: number) => ({
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

const MAX_ENTRIES = 10_000;

async function accountOf(tx: Tx, memberNumber: number) {
  const [account] = await tx
    .select({
      openedAt: doctorAccounts.createdAt,
      passwordSetAt: doctorAccounts.passwordSetAt,
      disabledAt: doctorAccounts.disabledAt,
    })
    .from(doctorAccounts)
    .where(eq(doctorAccounts.memberNumber, memberNumber));
  return account ?? null;
}

const certificatesOf = (tx: Tx, memberNumber: number) =>
  tx
    .select({
      serial: certificates.serial,
      code: certificates.code,
      nameAr: certificates.nameAr,
      nameEn: certificates.nameEn,
      issuedOn: certificates.issuedOn,
      validUntil: certificates.validUntil,
      cancelledAt: certificates.cancelledAt,
      cancelReason: certificates.cancelReason,
    })
    .from(certificates)
    .where(eq(certificates.memberNumber, memberNumber))
    .orderBy(desc(certificates.createdAt));

const nameChangesOf = (tx: Tx, memberNumber: number) =>
  tx
    .select({
      nameAr: nameChanges.nameAr,
      nameEn: nameChanges.nameEn,
      reason: nameChanges.reason,
      document: nameChanges.documentName,
      state: nameChanges.state,
      note: nameChanges.decisionNote,
      askedAt: nameChanges.createdAt,
      decidedAt: nameChanges.decidedAt,
    })
    .from(nameChanges)
    .where(eq(nameChanges.memberNumber, memberNumber))
    .orderBy(desc(nameChanges.createdAt));

const oathOf = async (tx: Tx, memberNumber: number) => {
  const [oath] = await tx
    .select({ doctorName: oaths.doctorName, registeredAt: oaths.createdAt })
    .from(oaths)
    .where(eq(oaths.associationNumber, memberNumber));
  return oath ?? null;
};

const sessionsOf = (tx: Tx, memberNumber: number) =>
  tx
    .select({
      device: sessions.device,
      shared: sessions.shared,
      since: sessions.createdAt,
      lastSeen: sessions.lastSeenAt,
      expires: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.kind, "doctor"), eq(sessions.subject, String(memberNumber))))
    .orderBy(desc(sessions.createdAt));

const passkeysOf = (tx: Tx, memberNumber: number) =>
  tx
    .select({ name: passkeys.name, since: passkeys.createdAt, lastUsed: passkeys.lastUsedAt })
    .from(passkeys)
    .where(and(eq(passkeys.kind, "doctor"), eq(passkeys.subject, String(memberNumber))))
    .orderBy(desc(passkeys.createdAt));

const asWritten = (entry: RecordEntry) => ({
  at: entry.at,
  who: entry.actorKind,
  role: entry.role,
  username: entry.username,
  action: entry.action,
  changes: visibleChanges(entry),
});

/** Returns a copy of the record without passwords, tokens and names of employees, and records that it was taken. */
export const copyOfRecord = (memberNumber: number) =>
  db.transaction(async (tx) => {
    const newest = { changesOnly: false, limit: MAX_ENTRIES, offset: 0 };
    const copy = {
      takenAt: now(),
      timeZone: "UTC",
      personalCard: await findPersonalCard(memberNumber, tx),
      financialCard: await findFinancialCard(memberNumber, tx),
      register: await registerRecordOf(tx, memberNumber),
      account: await accountOf(tx, memberNumber),
      certificates: await certificatesOf(tx, memberNumber),
      nameChanges: await nameChangesOf(tx, memberNumber),
      oath: await oathOf(tx, memberNumber),
      elections: await electionRecordOf(tx, memberNumber),
      sessions: await sessionsOf(tx, memberNumber),
      passkeys: await passkeysOf(tx, memberNumber),
      accessLog: (await listRecordEntries(memberNumber, newest, tx)).map(asWritten),
    };
    await record(tx, byDoctor(memberNumber), { action: "member.copy", subject: `member:${memberNumber}` });
    return copy;
  });
