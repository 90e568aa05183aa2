import type { Article } from "../article";
import { association } from "../association";
import { days } from "../facts/money";
import { provenance } from "../facts/provenance";
import { website } from "../facts/website";
import { words } from "../words";

const session = days(website.sessionDays);

export const article: Article = {
  path: "/terms_and_conditions",
  ...provenance.website,
  lead: words(
    "What applies when you use this website: its portals, its forms and the certificates that it issues.",
    "ما يسري على استخدامك هذا الموقع: بواباته ونماذجه والشهادات التي تصدر عنه.",
  ),
  sections: [
    {
      id: "website",
      title: words("This website", "هذا الموقع"),
      blocks: [
        {
          kind: "text",
          text: words(
            `The website belongs to the ${association.name.en}. By using it you accept these terms. When they change, we publish the new wording on this page with the day of its last review.`,
            `الموقع تابع ل${association.name.ar}، واستخدامه قبول بهذه الشروط. وإذا عُدّلت نُشر النص الجديد في هذه الصفحة مع تاريخ آخر مراجعة له.`,
          ),
        },
        {
          kind: "text",
          text: words(
            "Its pages explain rules, fees and deadlines in plain words and name the source of each. Where a page and a law, a regulation or a decision of the association differ, the law, the regulation or the decision applies. Please tell us of any mistake that you find.",
            "تشرح صفحاته الأحكام والرسوم والمواعيد بلغة واضحة وتذكر مصدر كل منها. وإذا اختلف ما في صفحة عن قانون أو نظام أو قرار للنقابة، فالعبرة بالقانون أو النظام أو القرار. ونرجو إبلاغنا بأي خطأ تجده.",
          ),
        },
        { kind: "links", paths: ["/legislations", "/contact-us"] },
      ],
    },
    {
      id: "accounts",
      title: words("Your account", "حسابك"),
      blocks: [
        {
          kind: "list",
          items: [
            words(
              "An account is for one person. A doctor's account is opened and used by that doctor alone.",
              "الحساب لشخص واحد، ولا يفتح حساب الطبيب ولا يستخدمه إلا صاحبه.",
            ),
            words(
              "Keep your password to yourself. Nobody at the association needs it, and nobody there can read it.",
              "احتفظ بكلمة مرورك لنفسك، فلا أحد في النقابة يحتاج إليها أو يستطيع قراءتها.",
            ),
            words(
              `Sign out when you have finished, above all on a computer that others use too. A sign-in ends by itself after ${session.en} at the latest.`,
              `سجّل الخروج عند الانتهاء، ولا سيما على جهاز يستخدمه غيرك. وينتهي تسجيل الدخول من تلقاء نفسه بعد ${session.ar} على الأكثر.`,
            ),
            words(
              "Tell the association at once if you believe that somebody else knows your password. Until the matter is settled the association may suspend the account.",
              "أبلغ النقابة فورًا إذا ظننت أن غيرك عرف كلمة مرورك. وللنقابة أن توقف الحساب إلى أن يتضح الأمر.",
            ),
            words(
              "After several wrong passwords you have to wait before you can try again; the page says until when.",
              "بعد عدة محاولات خاطئة يلزمك الانتظار قبل المحاولة من جديد، وتبيّن لك الصفحة الموعد.",
            ),
          ],
        },
        { kind: "links", paths: ["/dr-portal", "/dr-portal/forget-password"] },
      ],
    },
    {
      id: "statements",
      title: words("What you send us", "ما ترسله إلينا"),
      blocks: [
        {
          kind: "text",
          text: words(
            "What you enter in a form must be true, complete and about yourself, or about the person in whose name you are entitled to write. The association may check it, ask for proof, and refuse an application that is not correct. Sending a form does not yet mean that you are registered: what counts is the association's decision.",
            "يجب أن يكون ما تدخله في النماذج صحيحًا وكاملًا ويخصّك أنت، أو يخصّ من يحق لك أن تكتب باسمه. وللنقابة أن تتحقق منه وأن تطلب ما يثبته وأن ترفض كل طلب غير صحيح. وإرسال النموذج لا يعني إتمام التسجيل، فالعبرة بقرار النقابة.",
          ),
        },
        {
          kind: "text",
          text: words(
            "A form that is sent twice because the connection failed counts once. Keep the reference number that you are shown.",
            "وإذا أُرسل النموذج مرتين بسبب انقطاع الاتصال احتُسب مرة واحدة. فاحتفظ بالرقم المرجعي الذي يظهر لك.",
          ),
        },
      ],
    },
    {
      id: "records",
      title: words("Other people's records", "سجلّات الآخرين"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The computer portal and the employee portal are only for those whom the association has given an account, and only for their work. Opening or changing a doctor's record is noted with the name of the user. The public look-up pages deliberately show little; collecting their answers or trying one number after another is not allowed.",
            "بوابة الحاسوب وبوابة الموظفين لمن منحته النقابة حسابًا فيهما دون غيره، ولأغراض عمله فقط. ويُدوَّن كل فتح لسجلّ طبيب أو تغيير فيه باسم المستخدم. أما صفحات الاستعلام العامة فلا تُظهر عمدًا إلا القليل، ولا يجوز جمع إجاباتها ولا تجريب الأرقام واحدًا بعد آخر.",
          ),
        },
      ],
    },
    {
      id: "certificates",
      title: words("Certificates", "الشهادات"),
      blocks: [
        {
          kind: "list",
          items: [
            words(
              "A registration certificate states what the register held on the day of issue. It says nothing about later days.",
              "تثبت شهادة التسجيل ما كان في السجلّ يوم إصدارها، ولا تثبت ما بعده.",
            ),
            words(
              "Before relying on a certificate, check it by its code on the verification page: what that page says takes precedence over the paper.",
              "قبل الاعتماد على شهادة تحقق منها برمزها في صفحة التحقق، فما تقوله الصفحة مقدَّم على الورقة.",
            ),
            words(
              "The association can cancel a certificate; the verification page then says so.",
              "للنقابة أن تلغي شهادة، ويظهر الإلغاء عندئذ في صفحة التحقق.",
            ),
            words(
              "A certificate that has been altered is worthless, and anyone who uses it may be prosecuted.",
              "لا قيمة لشهادة جرى التلاعب بها، ويعرّض من يستخدمها نفسه للمساءلة القانونية.",
            ),
          ],
        },
        { kind: "links", paths: ["/verify"] },
      ],
    },
    {
      id: "conduct",
      title: words("Fair use and contents", "حسن الاستخدام والمحتوى"),
      blocks: [
        {
          kind: "text",
          text: words(
            "Nobody may disrupt the website, get round its safeguards, guess passwords or codes, flood it with messages or upload harmful files. Texts, pictures and documents belong to the association or to those who gave them to it; links to the pages are welcome.",
            "لا يجوز تعطيل الموقع، ولا تجاوز وسائل حمايته، ولا تخمين كلمات المرور أو الرموز، ولا إغراقه بالرسائل، ولا رفع ملفات ضارّة إليه. والنصوص والصور والوثائق ملك للنقابة أو لمن قدّمها إليها، ونرحّب بالإحالة إلى صفحات الموقع.",
          ),
        },
        {
          kind: "text",
          text: words(
            "Programs may use the calls that the website offers them, within the limits stated there.",
            "ويمكن للبرامج استخدام واجهات الربط التي يتيحها الموقع لها، ضمن الحدود المبيّنة فيها.",
          ),
        },
        { kind: "links", paths: ["/api"] },
      ],
    },
    {
      id: "liability",
      title: words("Liability", "المسؤولية"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The association takes care that the website is right and available, but cannot promise that it is free of mistakes or interruptions. Deadlines keep running even while a page cannot be reached: in that case phone or visit the association in good time. Other websites to which a page links are the responsibility of their owners. As far as the law permits, the association is not liable for damage that arises from using this website.",
            "تحرص النقابة على أن يكون الموقع صحيح المحتوى ومتاحًا، لكنها لا تضمن خلوّه من الخطأ أو الانقطاع. ولا تتوقف المواعيد حين يتعذّر فتح صفحة، فاتصل بالنقابة أو راجعها في الوقت المناسب. أما المواقع الأخرى التي تحيل إليها الصفحات فأصحابها مسؤولون عنها. ولا تتحمل النقابة، في حدود ما يسمح به القانون، مسؤولية أي ضرر ينشأ عن استخدام هذا الموقع.",
          ),
        },
      ],
    },
    {
      id: "law",
      title: words("Applicable law", "القانون الواجب التطبيق"),
      blocks: [
        {
          kind: "text",
          text: words(
            "These terms are governed by the laws of the Hashemite Kingdom of Jordan. How personal details are handled is stated in the privacy policy.",
            "تخضع هذه الشروط لقوانين المملكة الأردنية الهاشمية. وتبيّن سياسة الخصوصية كيف تُعالج البيانات الشخصية.",
          ),
        },
        { kind: "links", paths: ["/privacy-policy"] },
        {
          kind: "awaits",
          text: words(
            "Which language version prevails, and which court decides.",
            "أي النصين، العربي أم الإنجليزي، هو المعتمد عند الاختلاف، وأي محكمة هي المختصة.",
          ),
        },
      ],
    },
  ],
};
