import type { Article } from "../article";
import { managementDuties } from "../facts/funds";
import { provenance } from "../facts/provenance";
import { placeOf } from "../figures";
import { words } from "../words";

const lateAge = placeOf("authority.late.age").en;
const veryLateAge = placeOf("authority.very-late.age").en;
const firstYears = placeOf("authority.years-without-retirement");
const end = managementDuties.some(Boolean) ? ":" : ".";
const yearOfRegistration = 2026;
const retirementFrom = placeOf(`year ${yearOfRegistration} + authority.years-without-retirement`).en;

const takesPart = (retirement: boolean) =>
  retirement ? words("Takes part", "يشترك") : words("Does not take part", "لا يشترك");

export const article: Article = {
  path: "/authority-fund",
  ...provenance.authority,
  lead: words(
    "Retirement and social security for the doctors of Jordan: who takes part, what may be left out in the first years, and what changes for those who register late.",
    "التقاعد والضمان الاجتماعي لأطباء الأردن: من يشترك، وما يجوز عدم تسديده في السنوات الأولى، وما يتغير لمن يتأخر تسجيله.",
  ),
  brief: words("Retirement", "التقاعد"),
  keyFacts: [
    {
      value: words("2", "2"),
      label: words("parts: social security and retirement", "شقّان: الضمان الاجتماعي والتقاعد"),
    },
    {
      value: firstYears,
      label: words("in which you may leave out retirement", "يجوز فيها عدم تسديد التقاعد"),
    },
    {
      value: words(`${veryLateAge}`, `${veryLateAge}`),
      label: words(
        "years of age: registered later, twice the contribution",
        "عامًا: من سُجّل بعدها سدّد ضعف المقدار",
      ),
    },
  ],
  sections: [
    {
      id: "who",
      title: words("Who takes part", "المشتركون في الصندوق"),
      blocks: [
        {
          kind: "text",
          text: words(
            "Registration with the fund is mandatory for every doctor who is a citizen of Jordan. The fund has two parts, each with its own contributions: social security and retirement.",
            "الاشتراك في الصندوق إلزامي لكل طبيب يحمل الجنسية الأردنية. ويقوم الصندوق على شقّين، لكل منهما عائداته: الضمان الاجتماعي والتقاعد.",
          ),
        },
        {
          kind: "text",
          text: words(
            "Your financial card shows, for each of the two, the last year and month paid. Keep an eye on it: the registration certificate is not issued while social security is too far behind.",
            "تبيّن بطاقتك المالية آخر سنة وآخر شهر سُدّدت عنهما عائدات كل شقّ. فتابعها، إذ لا تُصدر شهادة التسجيل لمن تأخر كثيرًا في تسديد اشتراكات الضمان الاجتماعي.",
          ),
        },
        { kind: "links", paths: ["/dr-portal", "/electronic-payments"] },
      ],
    },
    {
      id: "first-years",
      title: words("The first years of registration", "السنوات الأولى من التسجيل"),
      blocks: [
        {
          kind: "text",
          text: words(
            `In the first ${firstYears.en} of permanent registration a doctor may leave out the retirement contribution. A doctor who registers permanently in September ${yearOfRegistration}, for example, may do without it until September ${retirementFrom}.`,
            `يجوز للطبيب ألّا يسدّد عائدات التقاعد في أول ${firstYears.ar} من تسجيله الدائم. فمن سُجّل تسجيلًا دائمًا في أيلول ${yearOfRegistration} مثلًا، له ألّا يسدّدها حتى أيلول ${retirementFrom}.`,
          ),
        },
        {
          kind: "note",
          text: words(
            "This concerns retirement only, not social security. Before you choose, ask the fund what those years will mean for your pension.",
            "يقتصر ذلك على التقاعد ولا يشمل الضمان الاجتماعي. واسأل الصندوق قبل أن تختار عن أثر تلك السنوات في راتبك التقاعدي.",
          ),
        },
      ],
    },
    {
      id: "late-entry",
      title: words("First registered later in life", "التسجيل الأول في سن متأخرة"),
      blocks: [
        {
          kind: "text",
          text: words(
            "What counts is the doctor's age on the day of first registration, not the age today.",
            "العبرة بعمر الطبيب يوم تسجيله الأول، لا بعمره اليوم.",
          ),
        },
        {
          kind: "table",
          caption: words(
            "What changes with the age at first registration",
            "ما يتغير بحسب العمر عند التسجيل الأول",
          ),
          head: [
            words("Age at first registration", "العمر عند التسجيل الأول"),
            words("Social security subscriptions", "اشتراكات الضمان الاجتماعي"),
            words("Retirement", "التقاعد"),
          ],
          rows: [
            [
              words(`${lateAge} or younger`, `${lateAge} عامًا فأقل`),
              words("As usual", "المقدار المعتاد"),
              takesPart(true),
            ],
            [
              words(
                `Over ${lateAge} and under ${veryLateAge}`,
                `أكثر من ${lateAge} عامًا وأقل من ${veryLateAge}`,
              ),
              placeOf("authority.late.times"),
              takesPart(true),
            ],
            [
              words(`Over ${veryLateAge}`, `أكثر من ${veryLateAge} عامًا`),
              placeOf("authority.very-late.times"),
              takesPart(false),
            ],
          ],
        },
        {
          kind: "note",
          text: words(
            `The rules do not name the age of exactly ${veryLateAge}. The calculator on this page uses the milder of the two rules; if you first registered at that age, ask the fund which of them applies.`,
            `لا تذكر الأحكام حالة من كان عمره ${veryLateAge} عامًا تمامًا. وقد أخذت الحاسبة في هذه الصفحة بالحكم الأخف. فإن كان تسجيلك الأول في هذه السن، فاسأل الصندوق أي الحكمين ينطبق عليك.`,
          ),
        },
      ],
    },
    {
      id: "management",
      title: words("How the fund is managed", "إدارة الصندوق"),
      blocks: [
        {
          kind: "text",
          text: words(
            `The fund is governed by the Retirement and Social Security Regulation, which is in the list of laws and regulations. The rules give the fund's management ${managementDuties.length} duties${end}`,
            `يحكم عملَ الصندوق «نظام التقاعد والضمان الاجتماعي»، وتجده في قائمة القوانين والأنظمة. وتحدد أحكام الصندوق لإدارته ${managementDuties.length} مهام${end}`,
          ),
        },
        {
          kind: "numbered",
          items: managementDuties,
          awaited: words("The wording of the management's duties, numbers", "نص مهام إدارة الصندوق، الأرقام"),
        },
        {
          kind: "awaits",
          text: words(
            "The amounts of the contributions and of the pensions.",
            "مبالغ العائدات والرواتب التقاعدية.",
          ),
        },
        { kind: "links", paths: ["/legislations", "/contact-us"] },
      ],
    },
  ],
};
