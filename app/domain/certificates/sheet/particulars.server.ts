import { certificateWords } from "~/content/certificate";
import { PRACTISING } from "~/domain/members/work-status";
import { formatLongDay, type Language } from "~/i18n";
import { bare, isolated } from "~/platform/pdf/printable-text";
import { colours } from "~/platform/pdf/style";
import { scoped } from "~/platform/pdf/tags.server";
import type { PrintedCertificate } from "../printed-certificate";
import { type Column, fullWidth, type Sheet, textStyle } from "./sheet.server";

const ROWS = 6;
const ROW = 21;
const GUTTER = 30;
const LABEL_SHARE = 0.53;
const NOT_RECORDED = "—";

export const PARTICULARS_HEIGHT = ROWS * ROW;

const half = (fullWidth.width - GUTTER) / 2;
const columns: Record<Language, { label: Column; value: Column }> = {
  en: {
    label: { x: fullWidth.x, width: half * LABEL_SHARE },
    value: { x: fullWidth.x + half * LABEL_SHARE, width: half * (1 - LABEL_SHARE) },
  },
  ar: {
    label: { x: fullWidth.x + fullWidth.width - half * LABEL_SHARE, width: half * LABEL_SHARE },
    value: { x: fullWidth.x + half + GUTTER, width: half * (1 - LABEL_SHARE) },
  },
};
const label = {
  ar: textStyle(11.5, ROW, { colour: colours.muted }),
  en: textStyle(10.5, ROW, { colour: colours.muted }),
};
const bold = (size: number) => textStyle(size, ROW, { weight: "bold" });
const value = { ar: [12.5, 11.5, 10, 8, 6].map(bold), en: [11.5, 10, 8, 6].map(bold) };

function rowsOf(
  { serial, memberNumber, facts, issuedOn, validUntil }: PrintedCertificate,
  language: Language,
) {
  const { fields, practising, notPractising } = certificateWords;
  return [
    [fields.number, String(memberNumber)],
    [fields.practice, (facts.workStatus === PRACTISING ? practising : notPractising)[language]],
    [fields.annual, facts.annual === null ? NOT_RECORDED : String(facts.annual)],
    [fields.issued, formatLongDay(issuedOn, language)],
    [fields.validUntil, formatLongDay(validUntil, language)],
    [fields.serial, isolated(bare(serial))],
  ] as const;
}

export function drawParticulars(sheet: Sheet, printed: PrintedCertificate, top: number): void {
  for (const language of ["ar", "en"] as const) {
    const column = columns[language];
    const left = Math.min(column.label.x, column.value.x);
    const table = sheet.file.root.add("Table", { language });
    for (const [row, [name, text]] of rowsOf(printed, language).entries()) {
      const at = top - row * ROW;
      const tag = table.add("TR");
      const named = sheet.wording(name[language], language, label[language], column.label);
      sheet.aligned(tag.add("TH", scoped("Row")), named, { language, top: at, column: column.label });
      const set = sheet.value(text, value[language], { language, column: column.value });
      sheet.aligned(tag.add("TD"), set, { language, top: at, column: column.value });
      sheet.page.rule({ x: left, y: at - ROW, width: half }, colours.line, { thickness: 0.5 });
    }
  }
}
