import type { Article } from "../article";
import { association } from "../association";
import { councilSeats } from "../facts/legislation";
import { provenance } from "../facts/provenance";
import { words } from "../words";

const seats = councilSeats;

export const article: Article = {
  path: "/association-council",
  ...provenance.association,
  lead: words(
    `The council directs the ${association.name.en}. Its ${seats} members are doctors whom doctors elect.`,
    `يتولى المجلس إدارة ${association.name.ar}، وأعضاؤه ${seats} طبيبًا وطبيبة ينتخبهم زملاؤهم الأطباء.`,
  ),
  keyFacts: [
    { value: words(`${seats}`, `${seats}`), label: words("seats on the council", "مقعدًا في المجلس") },
    { value: words("1", "1"), label: words("vote for every doctor", "صوت لكل طبيب") },
    {
      value: words(`${association.founded}`, `${association.founded}`),
      label: words("the association was founded", "تأسيس النقابة"),
    },
  ],
  sections: [
    {
      id: "task",
      title: words("What the council does", "عمل المجلس"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The council is the association's board of directors. It looks after the register of doctors, the funds of the members and the good name of the profession, and it answers for them to the doctors who elected it.",
            "المجلس هو هيئة إدارة النقابة. يرعى سجلّ الأطباء وصناديق الأعضاء وسمعة المهنة، وهو مسؤول عنها أمام الأطباء الذين انتخبوه.",
          ),
        },
        {
          kind: "text",
          text: words(
            "Its powers and duties are laid down in the association's law and its internal regulation. Some of the funds also have a management committee of their own; the page of the fund says so.",
            "صلاحياته وواجباته هي ما ينص عليه قانون النقابة ونظامها الداخلي. ولبعض الصناديق إلى جانبه لجنة إدارة خاصة بها، تجد ذكرها في صفحة الصندوق.",
          ),
        },
        {
          kind: "links",
          paths: ["/legislations", "/social-solidarity-fund", "/doctors-collaboration-fund"],
        },
      ],
    },
    {
      id: "seats",
      title: words("Who sits on it", "تشكيل المجلس"),
      blocks: [
        {
          kind: "text",
          text: words(
            `The council has ${seats} seats. The President leads it.`,
            `للمجلس ${seats} مقعدًا، ويرأسه النقيب.`,
          ),
        },
      ],
    },
    {
      id: "election",
      title: words("How it is elected", "انتخاب المجلس"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The council is elected by the association's members. Every doctor votes once: at the polling place the doctor is marked on the association's roll as having voted, and that mark is not undone in the ordinary course of the poll.",
            "ينتخب أعضاء النقابة مجلسهم. ولكل طبيب صوت يدلي به مرة واحدة: يُؤشَّر في مركز الاقتراع أمام اسمه في سجلّ النقابة بأنه اقترع، ولا تُلغى هذه الإشارة في سير الاقتراع المعتاد.",
          ),
        },
        {
          kind: "text",
          text: words(
            "Whether a doctor has the right to vote can be looked up on the elections page with the association number. Before the poll the page says that the doctor has this right; once the doctor has voted, it no longer says so. Anyone who finds a mistake should report it to the association before the day of the poll.",
            "يمكن الاستعلام عن حق الطبيب في الاقتراع برقمه النقابي في صفحة الانتخابات. فقبل الاقتراع تفيد الصفحة بأن للطبيب هذا الحق، وبعد أن يقترع تفيد بأنه لم يعد له. ومن وجد خطأً فليبلّغ النقابة به قبل يوم الاقتراع.",
          ),
        },
        { kind: "links", paths: ["/elections"] },
      ],
    },
    {
      id: "reach",
      title: words("How to reach the council", "مخاطبة المجلس"),
      blocks: [
        {
          kind: "text",
          text: words(
            `Letters to the council are received at the association's headquarters in ${association.city.en} during office hours. A question, a complaint or a suggestion can also be sent through the contact form; you are given a reference number with which to follow it up.`,
            `تُسلَّم الكتب الموجّهة إلى المجلس في مقر النقابة في ${association.city.ar} خلال ساعات الدوام. ويمكن أيضًا إرسال سؤال أو شكوى أو اقتراح من خلال نموذج التواصل، فتحصل على رقم مرجعي لمتابعته.`,
          ),
        },
        {
          kind: "text",
          text: words(
            "Everyday matters need no letter to the council. Registration, payments and changes to your details are dealt with by the association's offices, and much of it on this website: the doctor portal shows your cards, and the frequently asked questions say which page helps with what. What the council announces is published among the news.",
            "أما المعاملات اليومية فلا تحتاج إلى كتاب موجّه إلى المجلس. فالتسجيل والدفع وتعديل البيانات من عمل مكاتب النقابة، وكثير منها يُنجز من هذا الموقع: ففي بوابة الطبيب بطاقاتك، وفي الأسئلة الشائعة ما يدلّك على الصفحة المناسبة. وما يعلنه المجلس يُنشر في الأخبار.",
          ),
        },
        { kind: "links", paths: ["/contact-us", "/dr-portal", "/faq", "/news"] },
        {
          kind: "awaits",
          text: words("The length of the council's term, and its committees.", "مدة دورة المجلس، ولجانه."),
        },
      ],
    },
  ],
};
