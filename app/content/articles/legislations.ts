import type { Article } from "../article";
import { instructions, type Law, laws, medicalFees, regulations } from "../facts/legislation";
import { provenance } from "../facts/provenance";
import { numberOf } from "../law-texts";
import { words } from "../words";

const notNumbered = words("Not numbered", "بلا رقم");
const rows = (listed: Law[]) => listed.map((law) => [law.title, numberOf(law) ?? notNumbered, law.about]);

const head = [
  words("Title", "التشريع"),
  words("Number and year", "الرقم والسنة"),
  words("Subject", "الموضوع"),
];

export const article: Article = {
  path: "/legislations",
  ...provenance.legislation,
  lead: words(
    `The law, the regulations and the instructions under which the association and its members work, and the medical fees list of ${medicalFees.year}.`,
    `القانون والأنظمة والتعليمات التي تعمل بها النقابة وأعضاؤها، ولائحة الأجور الطبية لعام ${medicalFees.year}.`,
  ),
  keyFacts: [
    {
      value: words(`${laws.length}`, `${laws.length}`),
      label: words("law amending the association’s law", "قانون معدّل لقانون النقابة"),
    },
    { value: words(`${regulations.length}`, `${regulations.length}`), label: words("regulations", "أنظمة") },
    {
      value: words(`${medicalFees.year}`, `${medicalFees.year}`),
      label: words("the medical fees list", "لائحة الأجور الطبية"),
    },
  ],
  sections: [
    {
      id: "law",
      title: words("The law", "القانون"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The Medical Association Law is the foundation of everything else on this page. The association's list names the law that amended it:",
            "قانون نقابة الأطباء أساس كل ما في هذه الصفحة. وتذكر قائمة النقابة القانون الذي عدّله:",
          ),
        },
        { kind: "table", caption: words("Laws", "القوانين"), head, rows: rows(laws) },
        { kind: "files", group: "law" },
        {
          kind: "note",
          text: words(
            "An amending law changes individual provisions and leaves the others as they are. It is therefore read together with the law that it amends: before you quote a provision, check whether it has been amended.",
            "القانون المعدّل يغيّر أحكامًا بعينها ويُبقي ما سواها، ولذلك يُقرأ مع القانون الأصلي. فقبل الاستشهاد بحكم منه تحقق من أنه لم يُعدَّل.",
          ),
        },
      ],
    },
    {
      id: "regulations",
      title: words("The regulations", "الأنظمة"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The regulations set out in detail how the association and its funds work. In the order in which they were issued:",
            "تفصّل الأنظمة عمل النقابة وصناديقها. وهي بحسب تاريخ صدورها:",
          ),
        },
        { kind: "table", caption: words("Regulations", "الأنظمة"), head, rows: rows(regulations) },
        { kind: "files", group: "regulation" },
        {
          kind: "text",
          text: words(
            "The fund pages say in plain words what these rules mean for a member:",
            "وتبيّن صفحات الصناديق بعبارة ميسّرة ما تعنيه هذه الأحكام للعضو:",
          ),
        },
        {
          kind: "links",
          paths: [
            "/social-solidarity-fund",
            "/specialty-titles-fund",
            "/authority-fund",
            "/doctors-collaboration-fund",
          ],
        },
      ],
    },
    {
      id: "instructions",
      title: words("The instructions", "التعليمات"),
      blocks: [
        {
          kind: "facts",
          rows: instructions.map(({ title, about }) => ({ label: title, value: about })),
        },
        { kind: "files", group: "instruction" },
        {
          kind: "text",
          text: words(
            "They concern every doctor who wishes to announce a clinic or a service to the public, on paper, on a signboard or online. Read them before you publish, and ask the association if you are in doubt.",
            "وهي تهمّ كل طبيب يريد أن يعلن للناس عن عيادة أو خدمة، في مطبوعة أو لوحة أو على الإنترنت. فاقرأها قبل النشر، واسأل النقابة عند الشك.",
          ),
        },
        { kind: "links", paths: ["/association-guide"] },
      ],
    },
    {
      id: "medical-fees",
      title: words(
        `The medical fees list of ${medicalFees.year}`,
        `لائحة الأجور الطبية لعام ${medicalFees.year}`,
      ),
      blocks: [
        {
          kind: "text",
          text: words(
            `The list of ${medicalFees.year} states the fees for medical services. It helps doctors to set their fees and patients to understand a bill.`,
            `تبيّن لائحة عام ${medicalFees.year} أجور الخدمات الطبية. ويرجع إليها الطبيب عند تحديد أجره، والمريض الذي يريد أن يفهم فاتورته.`,
          ),
        },
        { kind: "files", group: "medical-fees" },
        {
          kind: "text",
          text: words(
            "If you have a question about a bill, first ask the doctor or the hospital that issued it. If you get no answer, you may write to the association.",
            "ومن كان له سؤال عن فاتورة فليبدأ بالطبيب أو المستشفى الذي أصدرها، فإن لم يجد جوابًا فله أن يكتب إلى النقابة.",
          ),
        },
        {
          kind: "note",
          text: words(
            "The medical fees are what patients pay for treatment. What doctors pay to the association is a different matter: see the registration requirements and the fund pages.",
            "الأجور الطبية هي ما يدفعه المريض لقاء علاجه. أما ما يدفعه الطبيب للنقابة فشأن آخر، تجده في متطلبات التسجيل وصفحات الصناديق.",
          ),
        },
        { kind: "links", paths: ["/registration-requirements", "/contact-us"] },
      ],
    },
    {
      id: "how-to-read",
      title: words("How they fit together", "كيف تُقرأ معًا"),
      blocks: [
        {
          kind: "list",
          ordered: true,
          items: [
            words(
              "The law comes first; nothing below it may contradict it.",
              "القانون أولًا، ولا يخالفه ما دونه.",
            ),
            words(
              "The regulations put the law into effect, each for one subject.",
              "الأنظمة تنفّذ القانون، ويختص كلٌّ منها بموضوع.",
            ),
            words(
              "The instructions settle the details of daily practice.",
              "التعليمات تضبط تفاصيل العمل اليومي.",
            ),
          ],
        },
        {
          kind: "text",
          text: words(
            "Each is quoted by its number and its year, because the same number may be used again in another year. What counts is the official published text; this page and the summaries elsewhere on this website help you to find it and do not replace it.",
            "ويُذكر كل نص برقمه وسنته معًا، فقد يتكرر الرقم من سنة إلى أخرى. والمعتمد هو النص الرسمي المنشور، وما هذه الصفحة والخلاصات الأخرى في الموقع إلا دليل إليه، ولا تُغني عنه.",
          ),
        },
      ],
    },
    {
      id: "documents",
      title: words("To download", "للتنزيل"),
      blocks: [
        { kind: "documents", names: ["laws-and-regulations"] },
        { kind: "files", group: "other" },
      ],
    },
  ],
};
