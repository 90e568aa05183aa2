import type en from "../en/api";
import type { Translated } from "../types";

const api: Translated<typeof en> = {
  "no-key": "أرسل مفتاحًا صالحًا في الترويسة Authorization: Bearer KEY؛ فالمفتاح غائب أو خاطئ أو ملغى.",
  "no-scope": "لا يسمح هذا المفتاح بذلك، إذ تلزمه الصلاحية {{scope}}.",
  "no-idempotency-key": "أرسل الترويسة Idempotency-Key، كي لا يتكرر أثر الطلب إن أُعيد إرساله.",
  "not-changes": "يجب أن تكون قائمة من 1 إلى 1,000 كائن.",
  "not-a-decision": "يجب أن تكون القيمة program أو here.",
  "not-a-limit": "يجب أن يكون عددًا صحيحًا من 1 إلى 1,000.",
  "other-history":
    "هذا المؤشر ليس من تاريخ هذا السجلّ، فقد استُعيد السجلّ من نسخة احتياطية. ابدأ من جديد دون مؤشر.",
  "not-understood": "تعذّر فهم الطلب. أرسل كائن JSON بترميز UTF-8.",
  "too-much": "حجم ما أُرسل كبير جدًّا.",
  "read-only": "لا يمكن حفظ أي شيء في الوقت الحالي. يرجى المحاولة لاحقًا.",
  "other-method": "لا يستجيب هذا العنوان لهذا النوع من الطلبات.",
  "other-site": "تُرفض الطلبات الصادرة عن مواقع أخرى. لم يتغيّر أي شيء.",
  "no-such-call": "لا يوجد طلب بهذا العنوان.",
  "not-text": "يجب أن تكون هذه القيمة نصًّا.",
  "not-a-flag": "يجب أن تكون هذه القيمة true أو false.",
  "key-used": "استُعمل مفتاح Idempotency-Key هذا في طلب آخر.",
  "changed-meanwhile": "عدّل شخص آخر هذا السجلّ. اقرأه من جديد ثم أعد إرسال التعديل.",
  "own-password-first": "اختر أولًا كلمة مرور خاصة بك من الموقع، ثم تُفتح لك بطاقاتك.",
  page: {
    who: "لمن:",
    "in-path": "في المسار",
    query: "في الاستعلام",
    body: "المحتوى",
    answer: "إضافة إلى success",
    "example-sent": "مثال",
    "example-answer": "مثال على الرد",
    "takes-key": "يقبل الترويسة",
    refusals: "متى يُرفض أي طلب",
    "open-all": "فتح الكل، للطباعة مثلًا",
    "close-all": "إغلاق الكل",
    "for-programs": "هذا الوصف بصيغة OpenAPI 3.1",
    optional: "اختياري",
    "or-null": "أو null",
    and: "، ",
    kinds: {
      string: "نص",
      integer: "عدد صحيح",
      number: "عدد",
      boolean: "true أو false",
      digits: "أرقام، نصًّا أو عددًا",
      date: "تاريخ بصيغة سنة-شهر-يوم",
      list: "قائمة",
      object: "كائن",
    },
  },
  "no-such-complaint": "لا توجد شكوى من هذا البريد الإلكتروني.",
};

export default api;
