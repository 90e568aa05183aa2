import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { TFunction } from "i18next";
import { contacts, db, staffUsers } from "~/db";
import { type Actor, byStaff, recordFirst } from "~/domain/audit/record.server";
import type { CsvColumn } from "~/platform/csv";
import { batchesOfIds, keysetBatches } from "~/platform/keyset-batches";
import type { ComplaintFilter } from "./filter";
import type { Worker } from "./history.server";
import { listComplaintIds, withStatus } from "./list.server";

const AT_A_TIME = 500;

const inAmman = (column: typeof contacts.createdAt | typeof contacts.replySentAt) =>
  sql<string | null>`to_char(${column} at time zone 'Asia/Amman', 'YYYY-MM-DD HH24:MI')`;

const complaintRows = () =>
  db
    .select({
      id: contacts.id,
      reference: contacts.reference,
      received: inAmman(contacts.createdAt),
      status: contacts.status,
      name: contacts.name,
      phone: contacts.phone,
      email: contacts.email,
      language: contacts.language,
      title: contacts.title,
      subject: contacts.subject,
      reply: contacts.replyMessage,
      replied: inAmman(contacts.replySentAt),
      repliedBy: staffUsers.fullName,
      way: contacts.replyWay,
    })
    .from(contacts)
    .leftJoin(staffUsers, eq(staffUsers.id, contacts.repliedBy));

type ExportedComplaint = Awaited<ReturnType<typeof complaintRows>>[number];

/**
 * Exports at most 10,000 messages, after recording the export in the audit log. Those whose status changes meanwhile to
 * one that was not asked for are left out.
 */
export async function exportComplaints(filter: Pick<ComplaintFilter, "q" | "status">, worker: Worker) {
  const ids = await listComplaintIds(filter);
  await recordFirst(byStaff(worker), {
    action: "complaint.export",
    subject: "complaints",
    detail: { status: filter.status, searched: filter.q !== "", messages: ids.length },
  });
  const batches = batchesOfIds(ids, (some) =>
    complaintRows().where(and(inArray(contacts.id, some), withStatus(filter))),
  );
  return { rows: ids.length, batches };
}

/** Exports all messages, oldest first, after recording the export in the audit log. */
export async function exportAllComplaints(actor: Actor) {
  const messages = await db.$count(contacts);
  await recordFirst(actor, { action: "complaint.export", subject: "complaints", detail: { messages } });
  return keysetBatches<ExportedComplaint>((last) =>
    complaintRows()
      .where(gt(contacts.id, last?.id ?? 0))
      .orderBy(contacts.id)
      .limit(AT_A_TIME),
  );
}

export const complaintColumns = (t: TFunction<"complaints">): Array<CsvColumn<ExportedComplaint>> => [
  { title: t("fields.reference"), cellOf: (row) => row.reference },
  { title: t("fields.date"), cellOf: (row) => row.received },
  { title: t("fields.status"), cellOf: (row) => t(`statuses.${row.status}`) },
  { title: t("fields.name"), cellOf: (row) => row.name },
  { title: t("fields.phone"), cellOf: (row) => row.phone },
  { title: t("fields.email"), cellOf: (row) => row.email },
  { title: t("fields.language"), cellOf: (row) => t(`languages.${row.language}`) },
  { title: t("fields.title"), cellOf: (row) => row.title },
  { title: t("fields.subject"), cellOf: (row) => row.subject },
  { title: t("fields.reply"), cellOf: (row) => row.reply },
  { title: t("fields.reply-date"), cellOf: (row) => row.replied },
  { title: t("fields.replied-by"), cellOf: (row) => row.repliedBy },
  { title: t("fields.way"), cellOf: (row) => (row.way ? t(`ways.${row.way}`) : null) },
];
