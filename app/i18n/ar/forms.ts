import type en from "../en/forms";
import type { Translated } from "../types";

const forms: Translated<typeof en> = {
  problem: "توجد مشكلة في البيانات",
  error: "خطأ:",
  optional: "(اختياري)",
  "leave-empty": "اترك هذا الحقل فارغًا",
  trapped:
    "مُلئ حقل يجب أن يبقى فارغًا، وربما ملأه متصفحك. لم يُحفظ شيء، والحقل فارغ الآن، فيرجى الإرسال مرة أخرى.",
  "day-hint": "السنة-الشهر-اليوم، مثل \u20662027-04-01\u2069",
  "time-hint": "الساعة والدقيقة بتوقيت عمّان، مثل 08:30",
  "show-password": "إظهار كلمة المرور",
  "hide-password": "إخفاء كلمة المرور",
  "characters-left": "الأحرف المتبقية:",
  "characters-over": "أحرف زائدة عن الحد:",
  "caps-lock": "مفتاح الأحرف الكبيرة (Caps Lock) مفعّل",
  "password-fine": "كلمة المرور مقبولة",
  "sent-before": "سبق أن أرسلت هذا النموذج، ولم نحفظ ما غيّرته بعد ذلك.",
  "bring-back": "استعادة ما كتبته يوم {{day}} الساعة {{time}}",
  "forget-here": "انسَ ما حُفظ على هذا الجهاز",
  "saved-at": "حُفظ الساعة {{time}}",
  "not-saved-yet": "لم يُحفظ بعد، ونعيد المحاولة.",
  busy: {
    working: "يجري التنفيذ…",
    publishing: "جارٍ النشر…",
    updating: "جارٍ الحفظ…",
    "logging-in": "جارٍ تسجيل الدخول…",
    creating: "جارٍ الإنشاء…",
    generating: "جارٍ إصدار الشهادة…",
    sending: "جارٍ الإرسال…",
    submitting: "جارٍ التقديم…",
  },
  errors: {
    required: "املأ جميع الحقول",
    "sent-twice": "أُرسل هذا الحقل مرتين. املأه مرة واحدة.",
    "too-long": "النص أطول من المسموح",
    "too-short": "النص أقصر من المطلوب",
    unreadable: "يحتوي النص على رموز غير مقروءة. اكتبه من جديد.",
    "not-digits": "استخدم الأرقام فقط",
    "not-a-day": "اكتب تاريخًا مثل 21/11/2026",
    "not-a-time": "اكتب وقتًا مثل 08:30",
    "not-in-future": "هذا التاريخ في المستقبل",
    "invalid-photo": "اختر ملف صورة صالحًا",
    "file-gone": "لم يعد هذا الملف محفوظًا لدينا. اختره من جديد.",
    "photo-too-large": "الصورة كبيرة جدًا: الحد الأقصى 10 ميغابايت و40 ميغابكسل.",
  },
};

export default forms;
