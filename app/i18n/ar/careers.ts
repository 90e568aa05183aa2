import type en from "../en/careers";
import type { Translated } from "../types";

const careers: Translated<typeof en> = {
  about: "فرص عمل {{to-the-members}} في الأردن، يُعلن عنها من خلال {{association-name}}",
  search: "ابحث في عناوين الوظائف",
  find: "بحث",
  clear: "عرض جميع الوظائف",
  found_zero: "لا وظائف",
  found_one: "وظيفة واحدة",
  found_two: "وظيفتان",
  found_few: "{{count}} وظائف",
  found_many: "{{count}} وظيفة",
  found_other: "{{count}} وظيفة",
  none: "لا توجد شواغر معلنة حاليًا",
  "none-found": "لا توجد وظيفة بهذا العنوان",
  "searched-for": "بحثت عن",
  sample: "نموذج",
  "samples-note": "هذه الإعلانات نماذج تبيّن كيف سيُعلن عن الشواغر، ولا تخصّ جهة عمل حقيقية.",
  "sample-note": "هذا الإعلان نموذج يبيّن كيف سيُعلن عن الشواغر، ولا يخصّ جهة عمل حقيقية.",
  closed: "انتهى التقديم",
  "closed-note": "انتهى التقديم لهذه الوظيفة بتاريخ {{day}}، ويبقى الإعلان هنا للاطّلاع.",
  location: "مكان العمل",
  posted: "تاريخ الإعلان",
  until: "آخر موعد للتقديم",
  "no-deadline": "التقديم مفتوح حتى ملء الشاغر",
  apply: "كيفية التقديم",
  "apply-how": "تتولى النقابة إيصال طلبك. راسلها أو اتصل بها، واذكر عنوان الوظيفة وتاريخ الإعلان عنها.",
  contact: "التواصل مع النقابة",
  back: "العودة إلى جميع الوظائف",
  "not-found": "الوظيفة غير موجودة",
  "not-found-body": "لم يعد هذا الإعلان متاحًا، أو أن عنوانه غير صحيح.",
};

export default careers;
