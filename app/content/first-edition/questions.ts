import { association } from "../association";
import type { FirstItem } from "../edition";
import { examExemptBefore } from "../facts/registration";
import { paymentPlaces, paymentWays } from "../facts/services";
import { dayInWords, website } from "../facts/website";
import { placeOf } from "../figures";
import { ltr, words } from "../words";

const opens = association.officeHours.from;
const closes = association.officeHours.to;
const jordanian = placeOf("registration.internship.jordanian");
const nonJordanian = placeOf("registration.internship.non-jordanian");
const permanent = placeOf("registration.permanent");
const exemptBefore = dayInWords(examExemptBefore);
const grace = placeOf("insurance.grace");
const waiting = placeOf("insurance.reinstatement");
const months = placeOf("certificate.months-behind");
const ways = words(
  paymentWays.map(({ en }) => en[0]!.toLowerCase() + en.slice(1)).join("; "),
  paymentWays.map(({ ar }) => ar).join("؛ "),
);

export const firstQuestions: FirstItem[] = [
  {
    key: "office-hours",
    fields: {
      topic: "association",
      question_en: "When is the association open?",
      question_ar: "ما ساعات الدوام في النقابة؟",
      answer_en: `The association's offices are open from ${opens} to ${closes}. Messages can be sent from this website at any hour.`,
      answer_ar: `تستقبل النقابة مراجعيها من الساعة ${ltr(opens)} إلى الساعة ${ltr(closes)}. أما الرسائل فيمكن إرسالها من هذا الموقع في أي وقت.`,
      related: "/contact-us",
    },
  },
  {
    key: "payment",
    fields: {
      topic: "fees",
      question_en: "How and where do I pay my fees and subscriptions?",
      question_ar: "كيف أسدّد الرسوم والاشتراكات، وأين؟",
      answer_en: `The ways of paying are: ${ways.en}. All payments are made in one place only, ${paymentPlaces.en}, so choose one of the two and keep to it.`,
      answer_ar: `طرق الدفع هي: ${ways.ar}. ويكون الدفع في مكان واحد فقط، ${paymentPlaces.ar}، فاختر إحداهما والتزم بها.`,
      related: "/electronic-payments",
    },
  },
  {
    key: "mandatory-registration",
    fields: {
      topic: "registration",
      question_en: "Do I have to register with the association?",
      question_ar: "هل التسجيل في النقابة إلزامي؟",
      answer_en:
        "Yes. Registration is mandatory for every doctor who practises in Jordan, Jordanian or not. You register first for the internship year (Emtyaz) and then permanently.",
      answer_ar:
        "نعم، التسجيل إلزامي لكل طبيب يزاول المهنة في الأردن، أردنيًا كان أم غير أردني. ويكون التسجيل لسنة الامتياز أولًا، ثم تسجيلًا دائمًا.",
      related: "/registration-requirements\n/registration-until-emtyaz",
    },
  },
  {
    key: "registration-fees",
    fields: {
      topic: "fees",
      question_en: "What does registration cost?",
      question_ar: "كم تبلغ رسوم التسجيل؟",
      answer_en: `Registration for the internship costs ${jordanian.en} for Jordanians and ${nonJordanian.en} for non-Jordanians. Permanent registration costs ${permanent.en}. The other fees are listed with the registration requirements.`,
      answer_ar: `رسم التسجيل حتى الامتياز ${jordanian.ar} للأردنيين و${nonJordanian.ar} لغير الأردنيين، ورسم التسجيل الدائم ${permanent.ar}. وتجد بقية الرسوم في صفحة متطلبات التسجيل.`,
      related: "/registration-requirements",
    },
  },
  {
    key: "comprehensive-exam",
    fields: {
      topic: "registration",
      question_en: "Who is exempt from the comprehensive exam?",
      question_ar: "من يُعفى من الامتحان الشامل؟",
      answer_en: `Specialists, graduates of Jordanian universities, and Jordanians who were licensed before ${exemptBefore.en}. If you are not sure whether this covers you, ask the association before you pay for the exam.`,
      answer_ar: `يُعفى منه الاختصاصيون، وخريجو الجامعات الأردنية، والأردنيون الحاصلون على الترخيص قبل ${exemptBefore.ar}. وإن كان لديك شك في شمولك بالإعفاء فاسأل النقابة قبل دفع رسم الامتحان.`,
      related: "/registration-requirements\n/contact-us",
    },
  },
  {
    key: "registration-certificate",
    fields: {
      topic: "portal",
      question_en: "When can I get a registration certificate?",
      question_ar: "متى أحصل على شهادة التسجيل؟",
      answer_en: `Three conditions must be met: you are practising, this year's annual fee is paid, and your social security subscriptions are paid up to at least ${months.en} back from the current month. The doctor portal then issues the certificate at once, as a PDF file. If something is missing, the page says what it is.`,
      answer_ar: `تُشترط ثلاثة أمور: أن يبيّن السجلّ أنك تزاول المهنة، وأن يكون الرسم السنوي للسنة الحالية مسدَّدًا، وألّا يتأخر آخر شهر سُدّدت عنه اشتراكات الضمان الاجتماعي عن الشهر الحالي أكثر من ${months.ar}. فإذا توافرت أصدرت بوابة الطبيب الشهادة فورًا بصيغة PDF، وإذا نقص شرط منها بيّنته لك الصفحة.`,
      related: "/dr-portal\n/verify",
    },
  },
  {
    key: "doctor-account",
    fields: {
      topic: "portal",
      question_en: "How do I open my account and sign in?",
      question_ar: "كيف أفتح حسابي وأسجّل الدخول؟",
      answer_en: `Enter your association number on the page for creating a doctor account. Your first password is your national number. Before you see your first card you choose a password of your own, ${website.ownPasswordDigits} digits or more. From then on you sign in with your association number and that password.`,
      answer_ar: `أدخل رقمك النقابي في صفحة إنشاء حساب الطبيب. وكلمة مرورك الأولى هي رقمك الوطني، وقبل الاطّلاع على أول بطاقة تختار كلمة مرور خاصة بك من ${website.ownPasswordDigits} أرقام أو أكثر. ومن بعدها تسجّل الدخول برقمك النقابي وكلمة مرورك الجديدة.`,
      related: "/dr-portal/create-dr-account\n/dr-portal",
    },
  },
  {
    key: "forgotten-password",
    fields: {
      topic: "portal",
      question_en: "I have forgotten my password. What now?",
      question_ar: "نسيت كلمة المرور، فماذا أفعل؟",
      answer_en:
        "Enter your association number on the page for forgotten passwords; it tells you what to do next and changes nothing in your account by itself. If that does not get you in, call or visit the association: the office helps you once it has checked who you are.",
      answer_ar:
        "أدخل رقمك النقابي في صفحة «نسيت كلمة المرور»، فترشدك إلى الخطوة التالية دون أن تغيّر شيئًا في حسابك. فإن تعذّر عليك الدخول فاتصل بالنقابة أو راجع مكتبها، وسيساعدك الموظف بعد التحقق من هويتك.",
      related: "/dr-portal/forget-password\n/contact-us",
    },
  },
  {
    key: "elections",
    fields: {
      topic: "association",
      question_en: "How do I look up an elections card?",
      question_ar: "كيف أستعلم عن البطاقة الانتخابية؟",
      answer_en:
        "Enter the association number on the elections page. It shows the doctor's name and governorate and says whether the doctor has the right to vote. Only part of the mobile number is shown.",
      answer_ar:
        "أدخل الرقم النقابي في صفحة الانتخابات، فيظهر لك اسم الطبيب ومحافظته وما إذا كان له حق الاقتراع. أما رقم الهاتف الخلوي فلا يظهر إلا جزء منه.",
      related: "/elections",
    },
  },
  {
    key: "insurance-grace-period",
    fields: {
      topic: "funds",
      question_en: "My health insurance has expired. Can I still renew it?",
      question_ar: "انتهى اشتراكي في التأمين الصحي، فهل يمكنني تجديده؟",
      answer_en: `Yes, within a grace period of ${grace.en} from the day it expired. After that the subscription can be reinstated, with a waiting period of ${waiting.en}.`,
      answer_ar: `نعم، خلال فترة سماح مدتها ${grace.ar} من تاريخ انتهائه. وبعد ذلك يمكن إعادة الاشتراك مع فترة انتظار مدتها ${waiting.ar}.`,
      related: "/health-insurance-fund",
    },
  },
  {
    key: "complaints",
    fields: {
      topic: "association",
      question_en: "How do I send a complaint or a suggestion?",
      question_ar: "كيف أقدّم شكوى أو اقتراحًا؟",
      answer_en:
        "Write to us through the contact form; you need not be a doctor. When it has been sent you see a reference number: keep it for any question about your message. If you have no e-mail address you can send without one, and we answer by phone.",
      answer_ar:
        "راسلنا من خلال نموذج التواصل، طبيبًا كنت أم غير طبيب. وبعد الإرسال يظهر لك رقم مرجعي فاحتفظ به لمتابعة رسالتك. وإن لم يكن لديك بريد إلكتروني فأرسلها من دونه، ونجيبك هاتفيًا.",
      related: "/contact-us",
    },
  },
];
