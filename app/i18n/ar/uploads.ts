import type en from "../en/uploads";
import type { Translated } from "../types";

const uploads: Translated<typeof en> = {
  "at-once": "ولا يزيد مجموعها على 40 ميغابايت في المرة الواحدة.",
  kept: "وصلت هذه الملفات، وتُرسَل مع النموذج:",
  "seconds-left": "بقيت ثوانٍ",
  "half-a-minute-left": "بقي نحو نصف دقيقة",
  "minutes-left_zero": "بقيت ثوانٍ",
  "minutes-left_one": "بقي نحو دقيقة",
  "minutes-left_two": "بقي نحو دقيقتين",
  "minutes-left_few": "بقي نحو {{count}} دقائق",
  "minutes-left_many": "بقي نحو {{count}} دقيقة",
  "minutes-left_other": "بقي نحو {{count}} دقيقة",
  frame: {
    list: "الملفات المختارة",
    remove: "إزالة",
    earlier: "نقل إلى أعلى",
    later: "نقل إلى أسفل",
    cover: "جعلها الغلاف",
    "is-cover": "صورة الغلاف",
    again: "إعادة المحاولة",
    stop: "إيقاف",
    error: "خطأ:",
    waiting: "في الانتظار",
    arrived: "وصل",
    failed: "لم يصل هذا الملف. تحقّق من الاتصال ثم أعد المحاولة.",
    full: "ملفات كثيرة تنتظر الإرسال. أرسل النموذج، ثم أضف هذا الملف.",
    added: "أُضيف: {name}",
    removed: "أُزيل: {name}",
    moved: "{name}: صار الموضع {at} من {of}",
    sending: "يُرسَل الملف {at} من {of}",
    all: "وصلت الملفات كلها، ويُرسَل النموذج…",
    stopped: "لم تصل بعض الملفات بعد، وما وصل منها محفوظ.",
  },
};

export default uploads;
