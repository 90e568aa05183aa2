import type en from "../en/exports";
import type { Translated } from "../types";

const exported: Translated<typeof en> = {
  busy: "جارٍ تنزيل الملف…",
  bar: "تنزيل الملف",
  come: "الأسطر التي وصلت: {done} من {all}، والباقي: {left}.",
  saved: "حُفظ الملف. عدد الأسطر فيه: {all}.",
  failed: "انقطع الاتصال، ولم يُحفظ الملف. اضغط مرة أخرى لتنزيله.",
};

export default exported;
