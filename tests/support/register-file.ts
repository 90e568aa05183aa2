import { areas, families, men, women } from "~/content/demo/names";
import { governorates } from "~/content/demo/register";
import { seededRandom } from "~/domain/demo/chance";
import { latinDigits } from "~/i18n";

const columns = [
  ...[
    "AREA_SITE_NAME",
    "DOC_NAME_A",
    "DOC_NO",
    "DOC_NAME_E",
    "NATIONAL_NO",
    "SEX",
    "MOBIL",
    "HOME_ADD",
    "WORK_ADD",
  ],
  ...[
    "E_MAIL",
    "WORK_STATUS",
    "GOV_DESC",
    "ANNUAL",
    "LAST_Y_SOC",
    "LAST_M_SOC",
    "LAST_Y_RET",
    "LAST_M_RET",
    "YYRR",
  ],
] as const;
type Row = Record<(typeof columns)[number], string>;
type Wrong = { line: number; column: string };

const FIRST_NUMBER = 30_001;

/** Ways in which a row of the register goes wrong: what is changed in it, and the columns that are to be named. */
const mistakes: Array<[change: Partial<Row>, named: string[]]> = [
  [{ NATIONAL_NO: "987100200" }, ["NATIONAL_NO"]],
  [{ MOBIL: "بلا هاتف" }, ["MOBIL"]],
  [{ E_MAIL: "doctor(at)mail" }, ["E_MAIL"]],
  [{ WORK_STATUS: "250" }, ["WORK_STATUS"]],
  [{ LAST_M_SOC: "13" }, ["LAST_M_SOC"]],
  [{ ANNUAL: "1895" }, ["ANNUAL"]],
  [{ DOC_NO: "A-17" }, ["DOC_NO"]],
  [{ DOC_NO: `${FIRST_NUMBER}` }, ["DOC_NO"]],
  [{ DOC_NAME_A: "" }, ["DOC_NAME_A"]],
  [{ MOBIL: "079123", E_MAIL: "none", LAST_Y_RET: "20256" }, ["MOBIL", "E_MAIL", "LAST_Y_RET"]],
  [{ HOME_ADD: "شارع ".repeat(60) }, ["HOME_ADD"]],
  [{ DOC_NAME_E: "Rana\u0007 Haddad" }, ["DOC_NAME_E"]],
  [{ YYRR: "25.5" }, ["YYRR"]],
];

const eastern = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
const cell = (text: string) => (/[",;\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);

type RegisterFileOptions = {
  rows: number;
  /** Every so many rows one is wrong; none without it. */
  badEvery?: number;
  /** Writes the file this many months later, with dues continued accordingly. */
  months?: number;
  /** So many members have another mobile number than at first. */
  newMobiles?: number;
};

function rowOf(nth: number, { months = 0, newMobiles = 0 }: RegisterFileOptions): Row {
  const by = seededRandom(7919 * (nth + 1));
  const parts = [by.pick(by.below(2) ? men : women), by.pick(men), by.pick(men), by.pick(families)];
  const tail = String(nth % 10_000).padStart(4, "0");
  const [number, moved] = [FIRST_NUMBER + nth, nth < newMobiles ? 5 : 0];
  const month = 2024 * 12 + by.below(24) + months;
  const [year, ofYear] = [`${Math.floor(month / 12)}`, `${(month % 12) + 1}`];
  const sparse = by.below(6) === 0;
  const place = by.pick(governorates);
  const mobile = `7${7 + by.below(3)}${String(by.below(500) + moved * 100).padStart(3, "0")}${tail}`;
  return {
    AREA_SITE_NAME: by.pick(areas),
    DOC_NAME_A: parts.map(([ar]) => ar).join(by.below(9) ? " " : "  "),
    DOC_NO: by.below(12) ? `${number}` : eastern(`${number}`),
    DOC_NAME_E: sparse ? "" : parts.map(([, en]) => en).join(" "),
    NATIONAL_NO: `9${String(by.below(100_000)).padStart(5, "0")}${tail}`,
    SEX: `${1 + by.below(2)}`,
    MOBIL: by.pick([`0${mobile}`, mobile, `+962 ${mobile}`, `0${mobile.slice(0, 2)}-${mobile.slice(2)}`]),
    HOME_ADD: sparse ? "" : `${place.nameAr}، شارع ${1 + by.below(90)}; بناية "${1 + by.below(40)}"`,
    WORK_ADD: sparse ? "" : by.pick(areas),
    E_MAIL: sparse ? "" : `doctor${number}@register.example`,
    WORK_STATUS: `${1 + by.below(4)}`,
    GOV_DESC: place.nameAr,
    ANNUAL: by.pick([year, eastern(year)]),
    LAST_Y_SOC: year,
    LAST_M_SOC: ofYear,
    LAST_Y_RET: year,
    LAST_M_RET: ofYear,
    YYRR: by.pick(["25", "50.000", ""]),
  };
}

/** A file as the register writes it, the same on every run, and where its wrong cells are, in their order. */
export function registerFile(options: RegisterFileOptions): { text: string; wrong: Wrong[]; bad: number } {
  const wrong: Wrong[] = [];
  let bad = 0;
  const lines = Array.from({ length: options.rows }, (_, nth) => {
    const row = rowOf(nth, options);
    const isBad = options.badEvery && nth % options.badEvery === options.badEvery - 1;
    const [change, named] = isBad ? mistakes[bad++ % mistakes.length]! : [{}, []];
    for (const column of columns) if (named.includes(column)) wrong.push({ line: nth + 2, column });
    return columns.map((column) => cell({ ...row, ...change }[column])).join(";");
  });
  const isRepeated =
    wrong.some(({ column }) => column === "DOC_NO") &&
    lines.filter((line) => line.includes(`;${FIRST_NUMBER};`)).length > 1;
  /** A line with the number of the first member contradicts that member's own. */
  if (isRepeated) wrong.unshift({ line: 2, column: "DOC_NO" });
  return { text: [columns.join(";"), ...lines, ""].join("\r\n"), wrong, bad: bad + Number(isRepeated) };
}

const arabic = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder("windows-1256").decode(new Uint8Array([byte])),
    byte,
  ]),
);

/** A text in Windows-1256, which has no Arabic digits: they become Latin ones. */
export const inWindows1256 = (text: string) =>
  Uint8Array.from(latinDigits(text), (letter) => arabic.get(letter)!);
