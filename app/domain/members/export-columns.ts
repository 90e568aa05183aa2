import type { CsvColumn } from "~/platform/csv-table";
import type { ExportedMember } from "./export.server";

/** The columns of a file of members by the register's names, in which `import-members` takes it back. */
export const memberColumns: Array<CsvColumn<ExportedMember>> = [
  { title: "DOC_NO", cellOf: (member) => member.memberNumber },
  { title: "DOC_NAME_A", cellOf: (member) => member.nameAr },
  { title: "DOC_NAME_E", cellOf: (member) => member.nameEn },
  { title: "NATIONAL_NO", cellOf: (member) => member.nationalNumber },
  { title: "MOBIL", cellOf: (member) => member.mobile },
  { title: "HOME_ADD", cellOf: (member) => member.homeAddress },
  { title: "WORK_ADD", cellOf: (member) => member.workAddress },
  { title: "E_MAIL", cellOf: (member) => member.email },
  { title: "WORK_STATUS", cellOf: (member) => member.workStatus },
  { title: "ANNUAL", cellOf: (member) => member.annualFeePaidYear },
  { title: "LAST_Y_SOC", cellOf: (member) => member.socialYear },
  { title: "LAST_M_SOC", cellOf: (member) => member.socialMonth },
  { title: "LAST_Y_RET", cellOf: (member) => member.retirementYear },
  { title: "LAST_M_RET", cellOf: (member) => member.retirementMonth },
  { title: "YYRR", cellOf: (member) => member.annualFees },
  { title: "GOV_DESC", cellOf: (member) => member.governorate },
  { title: "AREA_SITE_NAME", cellOf: (member) => member.workplaceArea },
];
