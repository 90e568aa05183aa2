import type { Block } from "./article";
import type { Law, medicalFees } from "./facts/legislation";
import { dinars } from "./facts/money";
import { type Words, words } from "./words";

type FeesList = typeof medicalFees;

/** A law's number and year as it is quoted; null for what has no number. */
export const numberOf = ({ number, year }: Law): Words | null =>
  number ? words(`No. ${number} of ${year}`, `رقم ${number} لسنة ${year}`) : null;

function quoted(law: Law): Words {
  const number = numberOf(law);
  const { en, ar } = law.title;
  if (number) return words(`${en}, ${number.en}`, `${ar} ${number.ar}`);
  return law.year ? words(`${en} of ${law.year}`, `${ar} لعام ${law.year}`) : law.title;
}

/** The places of the laws' own texts. */
export const lawFiles = (laws: Law[]): Block => ({
  kind: "files",
  places: laws.map((law) => {
    const title = quoted(law);
    const awaited = words(`The full text of the ${title.en} (PDF)`, `نص ${title.ar} كاملًا (ملف PDF)`);
    return { title, file: law.file, awaited };
  }),
});

/** The place of the medical fees: filled by rows, by a file, or by both. */
export function feesPlaces(list: FeesList): Block[] {
  const table: Block = {
    kind: "table",
    caption: words(`Medical fees of ${list.year}`, `الأجور الطبية لعام ${list.year}`),
    head: [words("Service", "الخدمة"), words("Fee", "الأجر")],
    rows: list.rows.map(({ service, fee }) => [service, dinars(fee)]),
    awaited: words(
      `The medical fees list of ${list.year}: services and fees, or the list as a file`,
      `لائحة الأجور الطبية لعام ${list.year}: الخدمات وأجورها، أو ملف اللائحة`,
    ),
  };
  if (!list.file) return [table];
  return list.rows.length > 0 ? [table, lawFiles([list])] : [lawFiles([list])];
}
