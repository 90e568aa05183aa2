import type en from "../en/search";
import type { Translated } from "../types";

const search: Translated<typeof en> = {
  "title-for": "{{q}}: نتائج البحث",
  label: "ابحث في الموقع",
  find: "بحث",
  clear: "مسح البحث",
  hint: "ابحث في الصفحات والأسئلة الشائعة والأخبار والفعاليات ومعارض الصور وفرص العمل دفعة واحدة، بالعربية أو بالإنجليزية.",
  found_zero: "لا نتائج",
  found_one: "نتيجة واحدة",
  found_two: "نتيجتان",
  found_few: "{{count}} نتائج",
  found_many: "{{count}} نتيجة",
  found_other: "{{count}} نتيجة",
  "first-shown": "عدد النتائج الظاهرة هنا {{count}} فقط. أضف كلمات أخرى لتضييق البحث.",
  "all-news": "البحث عن ذلك في الأخبار",
  "by-part": "النتائج بحسب القسم",
  groups: {
    pages: "الصفحات",
    faq: "الأسئلة الشائعة",
    news: "الأخبار",
    events: "الفعاليات والمؤتمرات",
    galleries: "معارض الصور",
    jobs: "فرص العمل",
  },
  "none-found": "لم يُعثر على شيء",
  "none-for": "لا نتائج لعبارة",
  "showing-for": "، وهذه نتائج",
  "searched-for": "بحثت عن",
  "too-many": "وردت عمليات بحث كثيرة من شبكتك. انتظر دقيقة، ثم أعد البحث.",
  "ways-on": "جرّب كلمات أقل، أو كلمة أخرى بالمعنى نفسه. وقد تفيدك هذه الصفحات:",
};

export default search;
