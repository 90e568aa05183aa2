import type { Article } from "../article";
import { provenance } from "../facts/provenance";
import { placeOf } from "../figures";
import { words } from "../words";

const specialistFee = placeOf("titles.specialist");
const consultantFee = placeOf("titles.consultant");
const bothFees = placeOf("titles.specialist + titles.consultant");
const specialtyRegistration = placeOf("registration.specialty");
const practice = placeOf("titles.consultant-practice");
const penaltyAge = placeOf("titles.penalty");

const startOfPractice = 2016;
const consultantFrom = placeOf(`year ${startOfPractice} + titles.consultant-practice`).en;
const yearOfPenalty = 2024;
const penaltyIgnoredFrom = placeOf(`year ${yearOfPenalty} + titles.penalty`).en;

export const article: Article = {
  path: "/specialty-titles-fund",
  ...provenance.titles,
  lead: words(
    "The professional titles of specialist and consultant: their fees, the practice a consultant needs, and what a disciplinary penalty means for an application.",
    "لقبا الاختصاصي والمستشار: رسومهما، ومدة المزاولة المطلوبة من المستشار، وأثر العقوبة التأديبية في طلب الحصول عليهما.",
  ),
  brief: words("Two titles", "لقبان"),
  keyFacts: [
    { value: specialistFee, label: words("for the title of specialist", "رسم لقب اختصاصي") },
    { value: consultantFee, label: words("for the title of consultant", "رسم لقب مستشار") },
    {
      value: practice,
      label: words("as a specialist before consultant", "مزاولةً بصفة اختصاصي قبل لقب مستشار"),
    },
    { value: penaltyAge, label: words("until a penalty no longer counts", "لا يُعتدّ بالعقوبة بعدها") },
  ],
  sections: [
    {
      id: "fees",
      title: words("The titles and their fees", "الألقاب ورسومها"),
      blocks: [
        {
          kind: "table",
          caption: words("Fee and condition of each title", "رسم كل لقب وشرطه"),
          head: [
            words("Title", "اللقب"),
            words("Fee", "الرسم"),
            words("Practice as a specialist", "المزاولة بصفة اختصاصي"),
          ],
          rows: [
            [words("Specialist", "اختصاصي"), specialistFee, words("No minimum stated", "لم يُذكر حد أدنى")],
            [
              words("Consultant", "مستشار"),
              consultantFee,
              words(`At least ${practice.en}`, `${practice.ar} على الأقل`),
            ],
          ],
        },
        {
          kind: "text",
          text: words(
            `A doctor who obtains the title of specialist and later that of consultant pays ${bothFees.en} in all.`,
            `من يحصل على لقب اختصاصي ثم على لقب مستشار يدفع في المرتين ما مجموعه ${bothFees.ar}.`,
          ),
        },
        {
          kind: "note",
          text: words(
            `Do not confuse these with the ${specialtyRegistration.en} for registering a fellowship or specialty: that fee is among the registration requirements.`,
            `تختلف هذه الرسوم عن رسم تسجيل الزمالة أو الاختصاص، وهو ${specialtyRegistration.ar}، وتجده في متطلبات التسجيل.`,
          ),
        },
        { kind: "links", paths: ["/registration-requirements", "/electronic-payments"] },
      ],
    },
    {
      id: "consultant",
      title: words("From specialist to consultant", "من اختصاصي إلى مستشار"),
      blocks: [
        {
          kind: "text",
          text: words(
            `The title of consultant requires at least ${practice.en} of practice as a specialist. Years of practice before that, in training or in general medicine, are not practice as a specialist.`,
            `يُشترط للحصول على لقب مستشار أن يكون الطبيب قد زاول المهنة بصفة اختصاصي ${practice.ar} على الأقل. أما سنوات التدريب أو الطب العام التي سبقت ذلك، فليست مزاولة بصفة اختصاصي.`,
          ),
        },
        {
          kind: "text",
          text: words(
            `An example: a doctor who began to practise as a specialist in March ${startOfPractice} has completed the required years in March ${consultantFrom}.`,
            `مثال: من بدأ مزاولة المهنة بصفة اختصاصي في آذار ${startOfPractice} يكون قد أتم السنوات المطلوبة في آذار ${consultantFrom}.`,
          ),
        },
      ],
    },
    {
      id: "penalties",
      title: words("Disciplinary penalties", "العقوبات التأديبية"),
      blocks: [
        {
          kind: "text",
          text: words(
            `A disciplinary penalty is no longer taken into account after ${penaltyAge.en}. A penalty of May ${yearOfPenalty}, for example, is disregarded from May ${penaltyIgnoredFrom} on.`,
            `لا يُعتدّ بالعقوبة التأديبية بعد مرور ${penaltyAge.ar} عليها. فالعقوبة التي أُوقعت في أيار ${yearOfPenalty} مثلًا لا تُؤخذ في الحسبان ابتداءً من أيار ${penaltyIgnoredFrom}.`,
          ),
        },
        {
          kind: "text",
          text: words(
            "If there is a more recent penalty in your record, ask the association how it affects your application before you pay the fee.",
            "إذا كانت في سجلّك عقوبة أحدث من ذلك، فاسأل النقابة عن أثرها في طلبك قبل أن تدفع الرسم.",
          ),
        },
      ],
    },
    {
      id: "applying",
      title: words("Before you apply", "قبل تقديم الطلب"),
      blocks: [
        {
          kind: "list",
          ordered: true,
          items: [
            words(
              "Check on your personal and financial cards, in the doctor portal, that what the association has recorded about you is right.",
              "تحقّق من صحة بياناتك لدى النقابة في بطاقتيك الشخصية والمالية، وتجدهما في بوابة الطبيب.",
            ),
            words(
              "For the title of consultant, count the years from the day on which you began to practise as a specialist.",
              "إذا كنت تطلب لقب مستشار، فاحسب السنوات من اليوم الذي بدأت فيه المزاولة بصفة اختصاصي.",
            ),
            words(
              "Ask the association which papers your specialty requires.",
              "اسأل النقابة عن الوثائق المطلوبة لاختصاصك.",
            ),
            words(
              "Pay the fee of the title you apply for, and keep the receipt.",
              "ادفع رسم اللقب الذي تطلبه، واحتفظ بالإيصال.",
            ),
          ],
        },
        {
          kind: "awaits",
          text: words(
            "The documents of an application, who decides on it and in what time, and the day from which a penalty's age is counted.",
            "وثائق الطلب، والجهة التي تبتّ فيه ومدة ذلك، واليوم الذي تُحسب منه المدة بعد العقوبة.",
          ),
        },
        {
          kind: "text",
          text: words(
            "The titles have a regulation of their own, the Professional Titles Regulation, in the list of laws and regulations.",
            "للألقاب نظام خاص بها هو «نظام الألقاب المهنية»، وتجده في قائمة القوانين والأنظمة.",
          ),
        },
        { kind: "links", paths: ["/legislations", "/dr-portal", "/contact-us"] },
      ],
    },
  ],
};
