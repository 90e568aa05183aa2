import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import * as schema from "~/db";
import { copiedColumns, copiedTables } from "./copied-columns";

/** Tables whose rows the copy holds in parts of its own: what it takes of each, and what it leaves out for a reason. */
const otherTables: Record<string, { copied: string[]; withheld: string[] }> = {
  doctorAccounts: {
    copied: ["passwordSetAt", "disabledAt", "createdAt"],
    withheld: ["memberNumber", "passwordHash"],
  },
  doctorRecoveries: {
    copied: [],
    withheld: ["secretHash", "memberNumber", "kind", "expiresAt", "usedAt", "createdAt"],
  },
  certificates: {
    copied: ["serial", "code", "nameAr", "nameEn", "issuedOn", "validUntil", "cancelledAt", "cancelReason"],
    withheld: [
      ...["memberNumber", "month", "facts", "factsHash", "pdfKey", "pdfBytes", "cancelledBy", "position"],
      ...["proof", "createdAt"],
    ],
  },
  voters: {
    copied: ["electF", "markedAt", "markedCentreId"],
    withheld: ["electionId", "memberNumber", "centreId", "markedBy", "markedDesk"],
  },
  rollObjections: {
    copied: ["about", "words", "state", "decisionNote", "decidedAt", "createdAt"],
    withheld: ["id", "electionId", "memberNumber", "decidedBy"],
  },
  nameChanges: {
    copied: ["nameAr", "nameEn", "reason", "documentName", "state", "decisionNote", "createdAt", "decidedAt"],
    withheld: ["id", "memberNumber", "documentKey", "documentType", "documentBytes", "decidedBy"],
  },
  oaths: { copied: ["doctorName", "createdAt"], withheld: ["id", "associationNumber", "link"] },
};

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [[name, table as PgTable] as const] : [],
);
const isKeptByMember = (table: PgTable) =>
  table === schema.members ||
  getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === schema.members);

const copiedWhole = new Set<PgTable>(Object.values(copiedTables).map(({ table }) => table));

describe("a doctor's copy of the record", () => {
  it.each(tables.filter(([, table]) => isKeptByMember(table) && !copiedWhole.has(table)))(
    "decides of every column of %s whether it is copied or withheld",
    (name, table) => {
      const { copied, withheld } = otherTables[name] ?? { copied: [], withheld: [] };
      expect([...copied, ...withheld].sort()).toEqual(Object.keys(getTableColumns(table)).sort());
    },
  );

  it("contains every column of the record except those withheld by name", () => {
    expect(Object.keys(copiedColumns(copiedTables.member))).toEqual(
      expect.arrayContaining([
        "governorate",
        "workplaceArea",
        "specialties",
        "registeredOn",
        "hiddenByDoctor",
      ]),
    );
    for (const copied of Object.values(copiedTables))
      expect(Object.keys(getTableColumns(copied.table))).toEqual(
        expect.arrayContaining(Object.keys(copied.withheld)),
      );
  });
});
