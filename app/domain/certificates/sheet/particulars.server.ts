import { certificateWords } from "~/content/certificate";
import { formatDay } from "~/i18n/dates";
import { bare, isolated } from "~/platform/pdf/printable-text";
import { colours } from "~/platform/pdf/style";
import type { PrintedCertificate } from "../printed-certificate";
import { type Column, letters, type Sheet, type Tongue, whole } from "./sheet.server";

const ROWS = 6;
const ROW = 21;
const GUTTER = 30;
const LABEL_SHARE = 0.53;
const NOT_RECORDED = "—";
const PRACTISING = 1;

export const PARTICULARS_HEIGHT = ROWS * ROW;

const half = (whole.width - GUTTER) / 2;
const columns: Record<Tongue, { label: Column; value: Column }> = {
  en: {
    label: { x: whole.x, width: half * LABEL_SHARE },
    value: { x: whole.x + half * LABEL_SHARE, width: half * (1 - LABEL_SHARE) },
  },
  ar: {
    label: { x: whole.x + whole.width - half * LABEL_SHARE, width: half * LABEL_SHARE },
    value: { x: whole.x + half + GUTTER, width: half * (1 - LABEL_SHARE) },
  },
};
const label = {
  ar: letters(11.5, ROW, { colour: colours.muted }),
  en: letters(10.5, ROW, { colour: colours.muted }),
};
const bold = (size: number) => letters(size, ROW, { weight: "bold" });
const value = { ar: [12.5, 11.5, 10, 8, 6].map(bold), en: [11.5, 10, 8, 6].map(bold) };

function rowsOf({ serial, memberNumber, facts, issuedOn, validUntil }: PrintedCertificate, tongue: Tongue) {
  const { fields, practising, notPractising } = certificateWords;
  return [
    [fields.number, String(memberNumber)],
    [fields.practice, (facts.workStatus === PRACTISING ? practising : notPractising)[tongue]],
    [fields.annual, facts.annual === null ? NOT_RECORDED : String(facts.annual)],
    [fields.issued, formatDay(issuedOn, tongue)],
    [fields.validUntil, formatDay(validUntil, tongue)],
    [fields.serial, isolated(bare(serial))],
  ] as const;
}

/** The particulars of the register, each language in its own half of the sheet, Arabic on the right. */
export function particulars(sheet: Sheet, printed: PrintedCertificate, top: number): void {
  for (const tongue of ["ar", "en"] as const) {
    const column = columns[tongue];
    const left = Math.min(column.label.x, column.value.x);
    for (const [row, [name, text]] of rowsOf(printed, tongue).entries()) {
      const at = top - row * ROW;
      sheet.aligned(
        sheet.wording(name[tongue], tongue, label[tongue], column.label),
        tongue,
        at,
        column.label,
      );
      sheet.aligned(sheet.value(text, tongue, value[tongue], column.value), tongue, at, column.value);
      sheet.page.rule(left, at - ROW, half, colours.line, 0.5);
    }
  }
}
