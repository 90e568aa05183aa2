import { entryColumns, exportAllEntries } from "~/domain/audit/export.server";
import { system } from "~/domain/audit/record.server";
import { complaintColumns, exportAllComplaints } from "~/domain/complaints/export.server";
import { exportAllApplications, exportColumns } from "~/domain/internships/export.server";
import { exportMembers, memberColumns } from "~/domain/members/export.server";
import { exportAllOaths, oathColumns } from "~/domain/oaths/export.server";
import { exportComments } from "~/domain/surveys/comments.server";
import { commentColumns, exportAllMonths, monthColumns } from "~/domain/surveys/export.server";
import { type Language, translator } from "~/i18n";
import { today } from "~/platform/clock.server";
import { csvTable } from "~/platform/csv";

export const exports = {
  members: async () => csvTable(memberColumns, await exportMembers(system)),
  complaints: async (language: Language) =>
    csvTable(complaintColumns(translator(language, "complaints")), await exportAllComplaints(system)),
  survey: async (language: Language) =>
    csvTable(monthColumns(translator(language, "survey"), language), [
      await exportAllMonths(system, today()),
    ]),
  "survey-comments": async (language: Language) =>
    csvTable(commentColumns(translator(language, "survey")), [await exportComments(system)]),
  oaths: async (language: Language) =>
    csvTable(oathColumns(translator(language, "oath")), await exportAllOaths(system)),
  registrations: async (language: Language) =>
    csvTable(
      exportColumns(translator(language, "registrations"), language),
      await exportAllApplications(system),
    ),
  audit: async (language: Language) =>
    csvTable(entryColumns(translator(language, "audit")), await exportAllEntries(system, language)),
};
