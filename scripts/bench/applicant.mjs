import { bundled } from "../bundled.mjs";

const { examples } = await bundled("app/domain/internships/fields.ts");
const LETTERS = "ABCDEFGHIJ";
const ARABIC_LETTERS = "ابتثجحخدذر";

const spelt = (nth, letters) =>
  [...String(nth).padStart(5, "0")].map((digit) => letters[Number(digit)]).join("");

/** Returns the valid form of the nth applicant, unlike all others. */
export const applicant = (nth) => ({
  ...examples,
  DOC_NAME_A: `سارة ${spelt(nth, ARABIC_LETTERS)} الخطيب`,
  DOC_NAME_E: `Sara ${spelt(nth, LETTERS)} Al-Khatib`,
  SEX: "2",
  BIRTH_DATE: `2000-${String(1 + (nth % 12)).padStart(2, "0")}-${String(1 + (nth % 28)).padStart(2, "0")}`,
  ID_NO: `B${nth}`,
  NATIONAL_NO: String(2_000_000_000 + nth),
  MOBIL: `079${String(nth).padStart(7, "0")}`,
  HOME_TEL1: "",
  E_MAIL: `bench${nth}@intern.example`,
});

/** Returns an address for each client, as a proxy would name it; consecutive ones are in different networks. */
export const clientOf = (nth) => `10.${nth & 255}.${(nth >> 8) & 255}.${nth >> 16}`;
