import { words } from "../words";
import { type Call, type Fields, type Group, integer, list, object, optional, orNull, text } from "./call";
import { checkedCertificate, noCertificate, verificationCode } from "./certificates";
import { arabicName, englishName, noMember, shownNumber } from "./common-fields";
import { registerCalls } from "./register";

const keyed = {
  who: words("A program with a key", "برنامج يحمل مفتاحًا"),
  byKey: true,
} satisfies Partial<Call>;

const day = { format: "date" } as const;
const both = { ar: arabicName, en: englishName };

const doctor: Fields = {
  number: shownNumber,
  name: object(words("The {{member}}'s name", "اسم {{the-member}}"), both),
  titles: list(words("Specialty titles", "ألقاب الاختصاص"), {
    ar: text(words("In Arabic", "بالعربية"), "الأمراض الباطنية"),
    en: text(words("In English", "بالإنجليزية"), "Internal medicine"),
  }),
  status: text(words("What the register says", "ما يقوله السجلّ"), "practising", {
    enum: ["practising", "not-practising", "internship"],
  }),
  since: orNull(text(words("Registered since", "مسجّل منذ"), "1998-03-01", day)),
};

export const programs: Group = {
  id: "programs",
  title: words("For programs with a key", "للبرامج التي تحمل مفتاحًا"),
  calls: [
    {
      ...keyed,
      id: "programDoctors",
      method: "get",
      path: "/api/v1/doctors",
      title: words("Find {{members}}", "البحث عن {{members}}"),
      query: {
        q: optional(
          text(words("A name in either script, or a number", "اسم بالعربية أو بالإنجليزية، أو رقم"), "محمد"),
        ),
        page: optional(
          integer(words("The page, of twenty each", "الصفحة، وفي كل منها عشرون"), 1, { minimum: 1 }),
        ),
      },
      done: {
        status: 200,
        about: words(
          "Those whom the public register shows; as CSV, with a line each, where Accept asks for text/csv.",
          "من يظهرون في السجلّ العام، وبصيغة CSV، لكل منهم سطر، إن طلبها Accept: text/csv.",
        ),
        fields: {
          doctors: list(words("The {{members}}", "{{the-members-nominative}}"), doctor),
          page: integer(words("This page", "هذه الصفحة"), 1),
          pages: integer(words("How many there are", "عدد الصفحات"), 1),
        },
      },
    },
    {
      ...keyed,
      id: "programDoctor",
      method: "get",
      path: "/api/v1/doctors/{docNo}",
      title: words("Read {{a-member}}'s record", "قراءة سجلّ {{member}}"),
      inPath: { docNo: text(words("The association number", "الرقم النقابي"), "10001") },
      done: {
        status: 200,
        about: words("The public register shows this {{member}}.", "يظهر {{the-member}} في السجلّ العام."),
        fields: { doctor: object(words("The {{member}}", "{{the-member}}"), doctor) },
      },
      refused: { 404: noMember },
    },
    {
      ...keyed,
      id: "programCertificate",
      method: "get",
      path: "/api/v1/certificates/{code}",
      title: words("Check a certificate", "التحقق من شهادة"),
      inPath: { code: verificationCode },
      done: {
        status: 200,
        about: words(
          "There is such a certificate, cancelled or not.",
          "الشهادة موجودة، ملغاةً كانت أم غير ملغاة.",
        ),
        fields: { certificate: checkedCertificate },
      },
      refused: { 404: noCertificate },
    },
    ...registerCalls,
  ],
};
