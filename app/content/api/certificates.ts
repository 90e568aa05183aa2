import { words } from "../words";
import { type Group, integer, object, optional, orNull, text } from "./call";
import {
  arabicName,
  askedMember,
  englishName,
  everybody,
  memberNumber,
  noMember,
  shownNumber,
  thatDoctor,
} from "./common-fields";

const day = (about: ReturnType<typeof words>, example: string) => text(about, example, { format: "date" });
const SERIAL = "2026-000001-4";

export const verificationCode = text(
  words(
    "The verification code on the paper, with or without its hyphens",
    "رمز التحقق المطبوع على الشهادة، بشرطات أو من دونها",
  ),
  "EH7A-K7H6-72QC-TJRA",
);

export const checkedCertificate = object(words("The certificate", "الشهادة"), {
  name: object(words("The {{member}}'s name", "اسم {{the-member}}"), { ar: arabicName, en: englishName }),
  number: shownNumber,
  issuedOn: day(words("Issued on", "تاريخ الإصدار"), "2026-11-01"),
  validUntil: day(words("Valid until", "سارية حتى"), "2027-01-31"),
  status: text(words("What it is worth today", "حالها اليوم"), "valid", {
    enum: ["valid", "out-of-date", "cancelled"],
  }),
  cancelledOn: optional(day(words("Cancelled on", "تاريخ الإلغاء"), "2026-11-15")),
});

export const noCertificate = words("We issued no certificate with this code.", "لم نصدر شهادة بهذا الرمز.");

export const certificates: Group = {
  id: "certificates",
  title: words("Registration certificates", "شهادات التسجيل"),
  calls: [
    {
      id: "certificateFacts",
      method: "get",
      path: "/api/data/getRegCert",
      title: words("Read what a certificate depends on", "قراءة ما تتوقف عليه الشهادة"),
      who: thatDoctor,
      by: ["doctor"],
      query: askedMember,
      done: {
        status: 200,
        about: words("The facts of the register.", "بيانات السجلّ."),
        fields: {
          doctor: object(words("The facts", "البيانات"), {
            WORK_STATUS: integer(words("1: practising", "⁦1⁩: مزاول"), 1),
            ANNUAL: orNull(integer(words("The last year whose fee is paid", "آخر سنة سُدّد رسمها"), 2026)),
            LAST_M_SOC: orNull(
              integer(
                words(
                  "The last month of this year whose subscription is paid",
                  "آخر شهر سُدّدت عائداته من هذه السنة للضمان الاجتماعي",
                ),
                10,
              ),
            ),
          }),
        },
      },
      refused: { 404: noMember },
    },
    {
      id: "generateCertificate",
      method: "post",
      path: "/api/data/generate-certificate",
      title: words("Issue a certificate", "إصدار شهادة"),
      who: words(
        "The {{member}} whose number it is, in good standing",
        "{{the-member}} صاحب الرقم المستوفي للشروط",
      ),
      about: words(
        "A certificate of this month that exists already is given again. Its file opens with the same session.",
        "إذا سبق إصدار شهادة لهذا الشهر أُعيدت نفسها. ويُفتح ملفها بالجلسة ذاتها.",
      ),
      by: ["doctor"],
      body: {
        docNo: memberNumber,
        fileName: optional(text(words("Accepted and not used", "يُقبل ولا يُستعمل"), "10001-2026-11-21")),
      },
      once: true,
      limited: true,
      done: {
        status: 200,
        about: words("The certificate is issued.", "صدرت الشهادة."),
        fields: {
          certificateUrl: text(words("The path of its file", "مسار ملفها"), `/certificates/${SERIAL}.pdf`),
          directUrl: text(
            words("The whole address of its file", "العنوان الكامل لملفها"),
            `https://association.example/certificates/${SERIAL}.pdf`,
            { format: "uri" },
          ),
          fileName: text(words("A name to save it under", "اسم لحفظه"), "10001-2026-11-21.pdf"),
        },
      },
      refused: {
        403: words(
          "The {{member}} is not in good standing; the error says why.",
          "لا يستوفي {{the-member}} الشروط، ويبيّن نص الخطأ السبب.",
        ),
      },
    },
    {
      id: "verifyCertificate",
      method: "get",
      path: "/api/verify/{code}",
      title: words("Check a certificate", "التحقق من شهادة"),
      who: everybody,
      inPath: {
        code: verificationCode,
      },
      limited: true,
      done: {
        status: 200,
        about: words("There is such a certificate.", "الشهادة موجودة."),
        fields: {
          certificate: checkedCertificate,
        },
      },
      refused: { 404: noCertificate },
    },
  ],
};
