import type { Article } from "../article";
import { collaborationFund } from "../facts/funds";
import { provenance } from "../facts/provenance";
import { words } from "../words";

const { inWords, signatories, signaturesNeeded } = collaborationFund;

export const article: Article = {
  path: "/doctors-collaboration-fund",
  ...provenance.collaboration,
  lead: words(
    "A fund through which doctors help one another, run by a committee that meets every month and in which nobody can sign for money alone.",
    "صندوق يتعاون فيه الأطباء فيما بينهم، تديره لجنة تجتمع كل شهر، ولا ينفرد أحد فيها بالتوقيع على المعاملات المالية.",
  ),
  brief: words("Meets every month", "لجنة تجتمع شهريًا"),
  keyFacts: [
    { value: words("Every month", "كل شهر"), label: words("the committee meets", "تجتمع اللجنة") },
    {
      value: words("More than half", "أكثر من النصف"),
      label: words("of the members make a quorum", "نصاب الاجتماع من الأعضاء"),
    },
    {
      value: words(`${signaturesNeeded} of ${signatories}`, `${signaturesNeeded} من ${signatories}`),
      label: words("officers sign for money", "توقيع المخوّلين على المال"),
    },
  ],
  sections: [
    {
      id: "decisions",
      title: words("How the committee decides", "كيف تعمل اللجنة"),
      blocks: [
        {
          kind: "text",
          text: words(
            "A majority quorum means that more than half of the members have to be present for a meeting to be valid. When fewer come, the matters on the agenda have to wait.",
            "يعني نصاب الأغلبية أن الاجتماع لا يصح إلا بحضور أكثر من نصف الأعضاء. فإن حضر عدد أقل، لزم تأجيل ما على جدول الأعمال.",
          ),
        },
        {
          kind: "awaits",
          text: words(
            "The names of the committee's members, and of the officers who sign.",
            "أسماء أعضاء اللجنة، وأسماء المخوّلين بالتوقيع.",
          ),
        },
      ],
    },
    {
      id: "money",
      title: words("Who signs for money", "التوقيع على المعاملات المالية"),
      blocks: [
        {
          kind: "text",
          text: words(
            `Financial papers are signed by ${inWords.en}. A single signature is therefore never enough, no matter whose it is, and one officer's absence does not stop the others from signing.`,
            `يوقّع على المعاملات المالية ${inWords.ar}. فلا يكفي توقيع واحد أيًّا كان صاحبه، ولا يمنع غياب أحدهم الآخرَين من التوقيع.`,
          ),
        },
      ],
    },
    {
      id: "requests",
      title: words("Turning to the fund", "مراجعة الصندوق"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The committee meets once a month, so a matter that reaches it just after a meeting may have to wait for the next. What saves time:",
            "تجتمع اللجنة مرة في الشهر، فقد ينتظر ما يصلها بعد الاجتماع بقليل إلى الاجتماع التالي. ومما يوفّر الوقت:",
          ),
        },
        {
          kind: "list",
          items: [
            words(
              "Ask when the committee meets next, and by when your papers have to be there.",
              "اسأل عن موعد الاجتماع القادم، وعن آخر موعد لتسليم الأوراق قبله.",
            ),
            words(
              "Ask which papers your matter needs, and hand them in together.",
              "اسأل عن الوثائق اللازمة لمعاملتك، وسلّمها دفعة واحدة.",
            ),
            words(
              "Give your association number and a telephone number on which you can be reached.",
              "اذكر رقمك النقابي ورقم هاتف يمكن الاتصال بك عليه.",
            ),
          ],
        },
        {
          kind: "awaits",
          text: words(
            "Who may turn to the fund and for what, the amounts, and the documents it asks for.",
            "من يحق له مراجعة الصندوق وفي أي حالات، والمبالغ، والوثائق المطلوبة.",
          ),
        },
        {
          kind: "text",
          text: words(
            "The Cooperative Fund Regulation is in the list of laws and regulations.",
            "تجد «نظام صندوق التعاون» في قائمة القوانين والأنظمة.",
          ),
        },
        { kind: "links", paths: ["/contact-us", "/legislations"] },
      ],
    },
  ],
};
