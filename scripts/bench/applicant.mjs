const LETTERS = "ABCDEFGHIJ";
const ARABIC_LETTERS = "ابتثجحخدذر";

const spelt = (nth, letters) =>
  [...String(nth).padStart(5, "0")].map((digit) => letters[Number(digit)]).join("");

/** The form of the nth applicant, filled in rightly and like nobody else's. */
export const applicant = (nth) => ({
  DOC_NAME_A: `سارة ${spelt(nth, ARABIC_LETTERS)} الخطيب`,
  DOC_NAME_E: `Sara ${spelt(nth, LETTERS)} Al-Khatib`,
  NAT_CODE: "400",
  SEX: "2",
  BIRTH_PLACE: "عمّان",
  BIRTH_DATE: `2000-${String(1 + (nth % 12)).padStart(2, "0")}-${String(1 + (nth % 28)).padStart(2, "0")}`,
  LIVE_PLACE: "1",
  CITY: "1101",
  ID_TYPE: "2",
  ID_NO: `B${nth}`,
  NATIONAL_NO: String(2_000_000_000 + nth),
  COUNTRY_CODE: "400",
  UNIV_CODE: "400001",
  STUDY_ST_DT: "2018-09-15",
  GRAD_DT: "2024-06-20",
  CERT_DATE: "2024-07-01",
  NO_STUDY_YEAR: "6",
  ACCEPT_DATE: "2024-08-01",
  HI_SCHOOL_RV: "1",
  HI_SCHOOL_DT: "2018-07-25",
  MOBIL: `079${String(nth).padStart(7, "0")}`,
  HOME_TEL1: "",
  E_MAIL: `bench${nth}@intern.example`,
  HOME_ADD: "عمّان، الجبيهة",
});

/** An address of its own for each, as a proxy in front would name it. */
export const clientOf = (nth) => `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`;
