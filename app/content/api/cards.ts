import { words } from "../words";
import { type Group, integer, list, object, optional, orNull, text } from "./call";
import {
  arabicName,
  askedMember,
  done,
  englishName,
  memberNumber,
  noMember,
  shownNumber,
  thatDoctorOrComputer,
} from "./common-fields";

const year = (about: ReturnType<typeof words>) => orNull(integer(about, 2026));
const month = (about: ReturnType<typeof words>) => orNull(integer(about, 10, { minimum: 0 }));

const nationalNumber = text(words("The national number", "الرقم الوطني"), "9871002001");
const mobile = text(words("The mobile number", "رقم الهاتف الخلوي"), "0790001001");
const homeAddress = text(words("The home address", "عنوان السكن"), "عمّان، الشميساني");
const workAddress = text(words("The work address", "عنوان العمل"), "عمّان، العبدلي");
const email = text(words("The e-mail address", "البريد الإلكتروني"), "ahmad@demo.test");

export const cards: Group = {
  id: "cards",
  title: words("Records of members", "سجلّات الأعضاء"),
  calls: [
    {
      id: "financialCard",
      method: "get",
      path: "/api/data/financial-card",
      title: words("Read a financial card", "قراءة بطاقة مالية"),
      who: thatDoctorOrComputer,
      by: ["doctor", "computer"],
      query: askedMember,
      done: {
        status: 200,
        about: words("The card, as the only one of a list.", "البطاقة، وهي العنصر الوحيد في القائمة."),
        fields: {
          Data: list(words("The card", "البطاقة"), {
            DOC_NAME_A: arabicName,
            DOC_NO: shownNumber,
            WORK_STATUS_DESC: text(words("The work status in words", "حالة العضوية نصًّا"), "مزاول"),
            LAST_Y_SOC: year(
              words("Social subscriptions paid up to this year", "آخر سنة مسدَّدة للضمان الاجتماعي"),
            ),
            LAST_M_SOC: month(words("and this month", "وآخر شهر مسدَّد فيها")),
            LAST_Y_RET: year(words("Retirement subscriptions paid up to this year", "آخر سنة مسدَّدة للتقاعد")),
            LAST_M_RET: month(words("and this month", "وآخر شهر مسدَّد فيها")),
            YYRR: orNull({
              schema: { type: "number" },
              about: words("Annual fees due, in dinars", "الرسوم السنوية المستحقة بالدينار"),
              example: 0,
            }),
          }),
        },
      },
      refused: { 404: noMember },
    },
    {
      id: "personalCard",
      method: "get",
      path: "/api/data/personal-card",
      title: words("Read a personal card", "قراءة بطاقة شخصية"),
      who: words(
        "Everybody: number and names. The {{member}} whose number it is, computer users with the permission, editors and administrators: all of it",
        "الجميع: الرقم والاسم. أما صاحب الرقم ومستخدمو بوابة الحاسوب المخوّلون والمحررون والمديرون فيرون البطاقة كاملة",
      ),
      moreFor: ["doctor", "computer", "staff"],
      query: askedMember,
      limited: true,
      done: {
        status: 200,
        about: words(
          "The record; what is optional is there for who may see all of it.",
          "السجلّ، وتظهر الحقول الاختيارية لمن يحق له الاطلاع على كامله.",
        ),
        fields: {
          doctor: object(words("The record", "السجلّ"), {
            DOC_NO: shownNumber,
            DOC_NAME_A: arabicName,
            DOC_NAME_E: englishName,
            NATIONAL_NO: optional(orNull(nationalNumber)),
            MOBIL: optional(orNull(mobile)),
            HOME_ADD: optional(orNull(homeAddress)),
            WORK_ADD: optional(orNull(workAddress)),
            E_MAIL: optional(orNull(email)),
          }),
        },
      },
      refused: {
        403: words(
          "{{A-member}} who has no password of his own yet asks for his record.",
          "{{member}} لم يختر بعد كلمة مرور خاصة يطلب سجلّه.",
        ),
        404: noMember,
      },
    },
    {
      id: "updateDetails",
      method: "post",
      path: "/api/data/updateDocInfo",
      title: words("Change details of a record", "تعديل بيانات سجلّ"),
      who: thatDoctorOrComputer,
      about: words(
        "What is not sent stays as it is. Names are changed by computer users only; {{a-member}}'s call passes them over.",
        "ما لا يُرسل يبقى كما هو. ولا يعدّل الأسماء إلا مستخدمو بوابة الحاسوب، ويُتجاهل إرسالها من {{the-member}}.",
      ),
      by: ["doctor", "computer"],
      body: {
        docNo: memberNumber,
        nationalNo: optional(nationalNumber),
        mobil: optional(mobile),
        email: optional(email),
        homeAdd: optional(homeAddress),
        workAdd: optional(workAddress),
        docNameA: optional(arabicName),
        docNameE: optional(englishName),
        password: optional(
          text(
            words(
              "{{A-member}}'s own password, asked for with a new national number, mobile or e-mail address",
              "كلمة مرور {{the-member}}، وتلزم عند تغيير الرقم الوطني أو الهاتف أو البريد الإلكتروني",
            ),
            "20260001",
          ),
        ),
      },
      once: true,
      limited: true,
      done: { status: 200, about: done, fields: {} },
      refused: {
        404: noMember,
        409: words("Somebody changed the record meanwhile.", "عُدّل السجلّ في هذه الأثناء."),
      },
    },
  ],
};
