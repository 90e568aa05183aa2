import { words } from "../words";

/** Rules that apply to all endpoints. */
export const about = words(
  "The association's records for programs: the same rules, permissions and limits as the pages of the website.",
  "سجلّات النقابة للبرامج: بالقواعد والصلاحيات والحدود نفسها المطبّقة في صفحات الموقع.",
);

export const rules = [
  words(
    "Bodies are JSON objects in UTF-8. Fields that are not named here are ignored.",
    "المحتوى كائنات JSON بترميز ⁦UTF-8⁩. وتُتجاهل الحقول غير المذكورة هنا.",
  ),
  words(
    "Numbers are taken as digits of any digit system, in a text or as whole numbers.",
    "تُقبل الأرقام بأي نظام كتابة، نصًّا أو أعدادًا صحيحة.",
  ),
  words(
    "Answers are in the language of `?lang=`, of the `lang` cookie, or of `Accept-Language`, else in English.",
    "تأتي الردود بلغة `?lang=` أو ملف تعريف الارتباط `lang` أو `Accept-Language`، وإلا فبالإنجليزية.",
  ),
  words(
    "Signing in sets a cookie. A call that carries it and changes something must name the site itself as its `Origin`.",
    "يضع تسجيل الدخول ملف تعريف ارتباط. والطلب الذي يحمله ويغيّر شيئًا يجب أن يحمل ترويسة `Origin` بعنوان الموقع نفسه.",
  ),
  words(
    "With an `Idempotency-Key`, a call that is sent again gets its first answer and changes nothing twice. The key is the caller's own.",
    "مع `Idempotency-Key` يحصل الطلب المعاد إرساله على الرد الأول ولا يتكرر أثره. والمفتاح خاص بصاحب الطلب.",
  ),
  words(
    "What fails is answered with `success` false and an `error` in words; with status 422 `fields` names each field that is not right.",
    "يُرد على الطلب المرفوض بقيمة false في `success` وبنص الخطأ في `error`. وعند الرمز ⁦422⁩ يسمّي `fields` كل حقل فيه خطأ.",
  ),
];

/** On whose terms the calls may be used. */
export const licence = words("The terms of this website", "شروط استخدام هذا الموقع");

export const idempotencyKey = words(
  "Any text; the call happens once for it.",
  "أي نص، ويُنفَّذ الطلب مرة واحدة لأجله.",
);

/** The session of each login, by the cookie that carries it. */
export const sessions = {
  doctor: words("{{A-member}}'s session", "جلسة {{member}}"),
  computer: words("A computer user's session", "جلسة مستخدم بوابة الحاسوب"),
  staff: words("A session of staff", "جلسة موظف"),
};

export const programKey = words(
  "A key that an admin of the association has made for the program",
  "مفتاح أصدره أحد مسؤولي النقابة للبرنامج",
);

export const success = words("Always true", "القيمة true دائمًا");
export const failed = words("Always false", "القيمة false دائمًا");
export const reason = words("What went wrong, in the caller's language", "سبب الرفض بلغة صاحب الطلب");
export const wrongFields = words(
  "A sentence for each field that is not right, by its name",
  "جملة لكل حقل فيه خطأ، باسمه",
);
