import type en from "../en/computer";
import type { Translated } from "../types";

const computer: Translated<typeof en> = {
  "view-only": "هذه البيانات للاطّلاع فقط، ويتطلّب تعديلها تسجيل الدخول عبر بوابة الحاسوب.",
  "go-to-portal": "تسجيل الدخول إلى بوابة الحاسوب",
  "look-up-only": "يتيح لك حسابك الاطّلاع على البطاقات دون تعديلها.",
  edit: { details: "تعديل بيانات الاتصال", names: "تعديل الاسمين" },
  hints: {
    nationalNumber: "10 أرقام.",
    mobile: "رقم أردني، مثل 0791234567.",
    email: "تصل إليه الرسائل الخاصة بحساب العضو.",
  },
  unchanged: "لا تغيير: البيانات مسجَّلة كما أرسلتها.",
  "changed-meanwhile":
    "عدّل شخص آخر هذا السجلّ أثناء كتابتك. نصّك في النموذج، والنسخة المحفوظة تحته. قارن بينهما ثم احفظ مرة أخرى.",
  elsewhere: "لا تُفتح بوابة الحاسوب من هذه الشبكة، بل من شبكة النقابة وحدها.",
};

export default computer;
