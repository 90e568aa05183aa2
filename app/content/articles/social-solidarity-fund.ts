import type { Article } from "../article";
import { solidarityFund } from "../facts/funds";
import { provenance } from "../facts/provenance";
import { placeOf } from "../figures";
import { words } from "../words";

const { committee, established, establishedText } = solidarityFund;
const year = established.slice(0, 4);
const subscriptionAge = placeOf("solidarity.age").en;
const yearOfBirth = 1975;
const yearOfAge = placeOf(`year ${yearOfBirth} + solidarity.age`).en;
const seats = committee.members;

export const article: Article = {
  path: "/social-solidarity-fund",
  ...provenance.solidarity,
  lead: words(
    `Doctors standing by one another: the association's social solidarity fund, established in ${establishedText.en}, with a committee and a regulation of its own.`,
    `أطباء يساند بعضهم بعضًا: صندوق التكافل الاجتماعي في النقابة، الذي تأسس في ${establishedText.ar}، وله لجنته ونظامه الخاصان به.`,
  ),
  brief: words(`Since ${year}`, `منذ ${year}`),
  keyFacts: [
    { value: establishedText, label: words("the fund was established", "تأسيس الصندوق") },
    {
      value: words(`${subscriptionAge}`, `${subscriptionAge}`),
      label: words("the age that the subscription rules name", "السن المذكورة في أحكام الاشتراك"),
    },
    {
      value: words(`${seats}`, `${seats}`),
      label: words(
        `committee members in the ${committee.cycleName.en} cycle`,
        `عضوًا في لجنة الدورة ${committee.cycleName.ar}`,
      ),
    },
  ],
  sections: [
    {
      id: "about",
      title: words("About the fund", "عن الصندوق"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The Social Solidarity Fund Regulation sets out how the fund works. It is in the list of laws and regulations, and its wording decides wherever this page is brief.",
            "ينظّم عملَ الصندوق «نظام صندوق التكافل الاجتماعي»، وتجده في قائمة القوانين والأنظمة. ونصّه هو المرجع في كل ما أوجزته هذه الصفحة.",
          ),
        },
        { kind: "links", paths: ["/legislations"] },
      ],
    },
    {
      id: "subscribing",
      title: words("Subscribing", "الاشتراك"),
      blocks: [
        {
          kind: "text",
          text: words(
            `The rules on subscription name the age of ${subscriptionAge}. If you have not subscribed and are approaching that age, ask the fund now rather than later: a doctor born in ${yearOfBirth}, for example, reaches it in ${yearOfAge}.`,
            `تذكر أحكام الاشتراك سن ${subscriptionAge}. فإن لم تكن مشتركًا وكنت تقترب من هذه السن، فبادر إلى سؤال الصندوق ولا تؤجّل. فمن وُلد عام ${yearOfBirth} مثلًا يبلغها عام ${yearOfAge}.`,
          ),
        },
        {
          kind: "text",
          text: words("Questions worth asking before you subscribe:", "أسئلة يحسن طرحها قبل الاشتراك:"),
        },
        {
          kind: "list",
          items: [
            words(
              "How much is the subscription, how often is it paid, and does it depend on my age?",
              "كم يبلغ الاشتراك؟ ومتى يُدفع؟ وهل يختلف باختلاف العمر؟",
            ),
            words(
              "Who receives the fund's support, in which cases, and what has to be handed in?",
              "من يستفيد من الصندوق؟ وفي أي حالات؟ وما الوثائق المطلوبة؟",
            ),
            words(
              "May I name the person who receives it, and change the name later?",
              "هل لي أن أسمّي المستفيد؟ وهل أستطيع تغيير الاسم لاحقًا؟",
            ),
            words(
              "What becomes of my subscription if a payment is late, or if I work abroad?",
              "ما مصير اشتراكي إذا تأخرت دفعة، أو إذا عملت خارج الأردن؟",
            ),
          ],
        },
        {
          kind: "awaits",
          text: words(
            `The subscription amounts, the support the fund pays, and what changes at the age of ${subscriptionAge}.`,
            `مبالغ الاشتراك، وما يقدّمه الصندوق من دعم، وما الذي يتغير عند سن ${subscriptionAge}.`,
          ),
        },
        { kind: "links", paths: ["/contact-us", "/electronic-payments"] },
      ],
    },
    {
      id: "committee",
      title: words("The management committee", "لجنة إدارة الصندوق"),
      blocks: [
        {
          kind: "text",
          text: words(
            `A management committee runs the fund. That of the ${committee.cycleName.en} cycle, ${committee.from} to ${committee.to}, had ${seats} members.`,
            `تدير الصندوقَ لجنة إدارة. وقد بلغ عدد أعضائها في الدورة ${committee.cycleName.ar} ${seats} عضوًا، وامتدت تلك الدورة من عام ${committee.from} إلى عام ${committee.to}.`,
          ),
        },
        {
          kind: "people",
          caption: words(
            `Members of the committee, ${committee.from} to ${committee.to}`,
            `أعضاء اللجنة، ${committee.from} إلى ${committee.to}`,
          ),
          head: [words("Name", "الاسم"), words("Role", "المنصب")],
          group: "committee",
          awaited: words(
            `The names and roles of the committee's members in the ${committee.cycleName.en} cycle`,
            `أسماء أعضاء لجنة الدورة ${committee.cycleName.ar} ومناصبهم`,
          ),
        },
        {
          kind: "awaits",
          text: words(
            `The members of the committee that followed the ${committee.cycleName.en} cycle.`,
            `أعضاء اللجنة التي تلت لجنة الدورة ${committee.cycleName.ar}.`,
          ),
        },
      ],
    },
  ],
};
