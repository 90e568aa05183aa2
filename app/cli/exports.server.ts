import { exportAllEntries } from "~/domain/audit/export.server";
import { entryColumns } from "~/domain/audit/export-columns";
import { exportAllComplaints } from "~/domain/complaints/export-all.server";
import { complaintColumns } from "~/domain/complaints/export-columns";
import { exportAllApplications } from "~/domain/internships/export-all.server";
import { exportColumns } from "~/domain/internships/export-columns";
import { exportMembers } from "~/domain/members/export.server";
import { memberColumns } from "~/domain/members/export-columns";
import { exportAllOaths } from "~/domain/oaths/export-all.server";
import { oathColumns } from "~/domain/oaths/export-columns";
import { exportComments } from "~/domain/surveys/comments.server";
import { exportAllMonths } from "~/domain/surveys/export-all.server";
import { commentColumns, monthColumns } from "~/domain/surveys/export-columns";
import type { Language } from "~/i18n/languages";
import { today } from "~/platform/clock.server";
import { csvTable } from "~/platform/csv-table";

const actor = { kind: "system", id: null } as const;

/** What each file holds, in parts. */
export const exports = {
  members: async () => csvTable(memberColumns, await exportMembers(actor)),
  complaints: async (language: Language) =>
    csvTable(complaintColumns(language), await exportAllComplaints(actor)),
  survey: async (language: Language) =>
    csvTable(monthColumns(language), [await exportAllMonths(actor, today())]),
  "survey-comments": async (language: Language) =>
    csvTable(commentColumns(language), [await exportComments(actor)]),
  oaths: async (language: Language) => csvTable(oathColumns(language), await exportAllOaths(actor)),
  registrations: async (language: Language) =>
    csvTable(exportColumns(language), await exportAllApplications(actor)),
  audit: async (language: Language) =>
    csvTable(entryColumns(language), await exportAllEntries(actor, language)),
};
