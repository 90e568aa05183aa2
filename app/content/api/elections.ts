import { words } from "../words";
import { digits, type Group, integer, list, optional, orNull, text } from "./call";
import { arabicName, done, everybody, memberNumber, noMember } from "./common-fields";

export const elections: Group = {
  id: "elections",
  title: words("Elections", "الانتخابات"),
  calls: [
    {
      id: "electionsCard",
      method: "post",
      path: "/api/data/elections",
      title: words("Read an elections card", "قراءة بطاقة انتخابية"),
      who: everybody,
      about: words(
        "Computer users see the whole mobile number and the work place; everybody else sees the number masked.",
        "يرى مستخدمو بوابة الحاسوب رقم الهاتف كاملًا ومكان العمل، ويرى غيرهم الرقم محجوبًا جزئيًّا.",
      ),
      moreFor: ["computer"],
      body: { docNo: memberNumber },
      limited: true,
      done: {
        status: 200,
        about: words("The card, as the only one of a list.", "البطاقة، وهي العنصر الوحيد في القائمة."),
        fields: {
          Data: list(words("The card", "البطاقة"), {
            DOC_NAME_A: arabicName,
            MOBIL: orNull(text(words("The mobile number", "رقم الهاتف الخلوي"), "07••••••01")),
            GOV_DESC: orNull(text(words("The governorate", "المحافظة"), "عمّان")),
            AREA_SITE_NAME: optional(orNull(text(words("The work place", "مكان العمل"), "الشميساني"))),
            ELECT_F: orNull(
              integer(words("1: has voted; 0 or null: has not", "⁦1⁩: اقترع، و⁦0⁩ أو null: لم يقترع"), 0),
            ),
          }),
        },
      },
      refused: { 404: noMember },
    },
    {
      id: "markVoter",
      method: "post",
      path: "/api/data/update-elections",
      title: words("Mark a member as having voted", "تسجيل اقتراع العضو"),
      who: words("Computer users with the permission", "مستخدمو بوابة الحاسوب المخوّلون"),
      by: ["computer"],
      body: {
        docNo: memberNumber,
        elect_f: digits(words("1: has voted", "⁦1⁩: اقترع"), "1"),
      },
      once: true,
      done: { status: 200, about: done, fields: {} },
      refused: {
        404: noMember,
        409: words(
          "The member was marked already, and the error says when, where and by whom; the flag cannot go back to 0; no election is open; or the member is not on the roll.",
          "سبق تسجيل اقتراع العضو، ويبيّن نص الخطأ متى وأين ومن سجّله؛ أو طُلبت إعادة القيمة إلى ⁦0⁩؛ أو لا توجد انتخابات مفتوحة؛ أو العضو غير مدرج في جدول الناخبين.",
        ),
      },
    },
  ],
};
