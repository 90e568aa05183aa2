import { type Words, words } from "../words";

/** `about` says no more than follows from the title; its text is the document of the same `id`, once there is one. */
export type Law = {
  id: string;
  number: number | null;
  year: number | null;
  title: Words;
  about: Words;
};

/** Members of the council, including the president. */
export const councilSeats = 13;

/** The association's laws, regulations and lists, oldest first within each kind. */
export const laws: Law[] = [
  {
    id: "law-14-2015",
    number: 14,
    year: 2015,
    title: words("Law amending the Medical Association Law", "القانون المعدّل لقانون نقابة الأطباء"),
    about: words(
      "Amends the Medical Association Law, on which the association and its regulations rest.",
      "يعدّل قانون نقابة الأطباء الذي تقوم عليه النقابة وأنظمتها.",
    ),
  },
];

export const regulations: Law[] = [
  {
    id: "regulation-5-2011",
    number: 5,
    year: 2011,
    title: words("Social Solidarity Fund Regulation", "نظام صندوق التكافل الاجتماعي"),
    about: words(
      "Governs the fund through which doctors support one another.",
      "ينظّم الصندوق الذي يتكافل الأطباء من خلاله.",
    ),
  },
  {
    id: "regulation-79-2013",
    number: 79,
    year: 2013,
    title: words("Professional Titles Regulation", "نظام الألقاب المهنية"),
    about: words("Governs the professional titles that doctors hold.", "ينظّم الألقاب المهنية للأطباء."),
  },
  {
    id: "regulation-157-2018",
    number: 157,
    year: 2018,
    title: words("Retirement and Social Security Regulation", "نظام التقاعد والضمان الاجتماعي"),
    about: words(
      "Governs the retirement of doctors and their social security.",
      "ينظّم تقاعد الأطباء وضمانهم الاجتماعي.",
    ),
  },
  {
    id: "regulation-158-2018",
    number: 158,
    year: 2018,
    title: words("Cooperative Fund Regulation", "نظام صندوق التعاون"),
    about: words("Governs the fund for cooperation among doctors.", "ينظّم صندوق التعاون بين الأطباء."),
  },
  {
    id: "regulation-68-2019",
    number: 68,
    year: 2019,
    title: words("Internal Regulation", "النظام الداخلي"),
    about: words("Governs the association's internal affairs.", "ينظّم الشؤون الداخلية للنقابة."),
  },
];

export const instructions: Law[] = [
  {
    id: "medical-advertising",
    number: null,
    year: null,
    title: words("Medical Advertising Instructions", "تعليمات الإعلانات الطبية"),
    about: words("Set out how medical work may be advertised.", "تبيّن ضوابط الإعلان عن العمل الطبي."),
  },
];

export const medicalFees: Law = {
  id: "medical-fees-2024",
  number: null,
  year: 2024,
  title: words("Medical Fees List", "لائحة الأجور الطبية"),
  about: words("States the fees for medical services.", "تبيّن أجور الخدمات الطبية."),
};

/** The law of the country by which personal data are kept; not one of the association's own. */
export const dataProtectionLaw = {
  number: 24,
  year: 2023,
  title: words("Personal Data Protection Law", "قانون حماية البيانات الشخصية"),
};
