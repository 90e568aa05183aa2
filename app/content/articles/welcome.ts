import type { Article } from "../article";
import { association } from "../association";
import { councilSeats } from "../facts/legislation";
import { provenance } from "../facts/provenance";
import { words } from "../words";

export const article: Article = {
  path: "/welcome",
  ...provenance.association,
  lead: words(
    `The ${association.name.en} was founded in ${association.city.en} in ${association.founded}. Every doctor who practises in Jordan is on its register.`,
    `تأسست ${association.name.ar} في ${association.city.ar} عام ${association.founded}، وفي سجلّها كل طبيب يزاول المهنة في الأردن.`,
  ),
  keyFacts: [
    {
      value: words(`${association.founded}`, `${association.founded}`),
      label: words(`founded in ${association.city.en}`, `التأسيس في ${association.city.ar}`),
    },
    { value: words("6", "6"), label: words("funds and titles for doctors", "صناديق وألقاب للأطباء") },
    {
      value: words(`${councilSeats}`, `${councilSeats}`),
      label: words("elected members of the council", "عضوًا منتخبًا في المجلس"),
    },
  ],
  sections: [
    {
      id: "who-we-are",
      title: words("Who we are", "من نحن"),
      blocks: [
        {
          kind: "text",
          text: words(
            "Welcome to the association's website. For more than eighty years the association has been the home of the medical profession in Jordan: the place where doctors are registered, where they care for one another through their funds, and where they choose who speaks for them.",
            "أهلًا وسهلًا بكم في موقع النقابة. منذ أكثر من ثمانين عامًا والنقابة بيت الأطباء في الأردن: فيها يُسجَّلون، وعبر صناديقها يتكافلون، ومن خلالها يختارون من يتحدث باسمهم.",
          ),
        },
        {
          kind: "text",
          text: words(
            `The association has its headquarters in ${association.city.en}. It serves doctors from their internship to their retirement, and it hears everyone who deals with them: patients, hospitals and the public.`,
            `مقر النقابة في ${association.city.ar}. وهي تخدم الطبيب من سنة الامتياز إلى التقاعد، وتستمع إلى كل من له صلة بالأطباء من مرضى ومستشفيات ومواطنين.`,
          ),
        },
      ],
    },
    {
      id: "register",
      title: words("The register", "سجلّ الأطباء"),
      blocks: [
        {
          kind: "text",
          text: words(
            "Registration with the association is mandatory for every doctor practising in Jordan, Jordanian or not. A new graduate registers for the internship year (Emtyaz) and afterwards permanently. The application for the internship can be filled in and sent from this website.",
            "التسجيل في النقابة إلزامي لكل طبيب يزاول المهنة في الأردن، أردنيًا كان أم غير أردني. يسجّل الخريج الجديد لسنة الامتياز أولًا، ثم يسجّل تسجيلًا دائمًا. ويمكن تعبئة طلب التسجيل حتى الامتياز وإرساله من هذا الموقع.",
          ),
        },
        {
          kind: "text",
          text: words(
            "Anyone who receives a registration certificate, be it a hospital, an authority or an employer, can check on this website whether it is valid.",
            "ومن يتسلّم شهادة تسجيل، سواء أكان مستشفى أم جهة رسمية أم صاحب عمل، يستطيع التحقق من صحتها في هذا الموقع.",
          ),
        },
        { kind: "links", paths: ["/registration-requirements", "/registration-until-emtyaz", "/verify"] },
      ],
    },
    {
      id: "funds",
      title: words("The funds", "الصناديق"),
      blocks: [
        {
          kind: "text",
          text: words(
            "Through their funds doctors share some of life's burdens. The association runs funds for retirement and social security, for solidarity, for cooperation among doctors, for optional health insurance and for mobile phones, and it grants the professional and specialty titles. The page of each fund states its rules and its figures.",
            "يتقاسم الأطباء أعباء الحياة فيما بينهم. ولهذا تدير النقابة صناديق للتقاعد والضمان الاجتماعي، وللتكافل، ولتعاون الأطباء، وللتأمين الصحي الاختياري، وللهاتف الخلوي، وتمنح الألقاب المهنية وألقاب الاختصاص. وفي صفحة كل صندوق أحكامه وأرقامه.",
          ),
        },
        {
          kind: "links",
          paths: [
            "/authority-fund",
            "/social-solidarity-fund",
            "/mobile-phone-fund",
            "/doctors-collaboration-fund",
            "/health-insurance-fund",
            "/specialty-titles-fund",
          ],
        },
      ],
    },
    {
      id: "services",
      title: words("Services on this website", "خدمات هذا الموقع"),
      blocks: [
        {
          kind: "list",
          items: [
            words(
              "In the doctor portal doctors see what they have paid, keep their details up to date and obtain their registration certificate.",
              "في بوابة الطبيب يطّلع الطبيب على ما سدّده، ويحدّث بياناته، ويستخرج شهادة تسجيله.",
            ),
            words(
              "Fees and subscriptions can be paid through the national e-billing service.",
              "يمكن تسديد الرسوم والاشتراكات عبر الخدمة الوطنية لتسديد الفواتير.",
            ),
            words(
              "Doctors register here for the oath with their association number.",
              "يسجّل الأطباء هنا لأداء القَسَم برقمهم النقابي.",
            ),
            words(
              "Questions, complaints and suggestions from anyone reach us through the contact form.",
              "تصلنا أسئلة الجميع وشكاواهم واقتراحاتهم من خلال نموذج التواصل.",
            ),
          ],
        },
        {
          kind: "links",
          paths: ["/dr-portal", "/electronic-payments", "/dr-qasam", "/contact-us"],
        },
      ],
    },
    {
      id: "council",
      title: words("The council and its election", "المجلس وانتخابه"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The members elect the council that directs their association and speaks for the profession. Each doctor votes once, and everyone can look up with an association number whether a doctor has the right to vote.",
            "ينتخب الأعضاء مجلسًا يدير نقابتهم ويتحدث باسم المهنة. ويقترع كل طبيب مرة واحدة، ويمكن لأي شخص أن يستعلم بالرقم النقابي عن حق الطبيب في الاقتراع.",
          ),
        },
        { kind: "links", paths: ["/association-council", "/elections"] },
      ],
    },
    {
      id: "oath",
      title: words("The oath and the conduct of the profession", "القَسَم وآداب المهنة"),
      blocks: [
        {
          kind: "text",
          text: words(
            "A doctor's word to the patient begins with the oath. How doctors are to conduct themselves is set out in the association's guide; the laws and regulations under which the association works are open to everyone.",
            "بالقَسَم يبدأ عهد الطبيب لمريضه. وقد جُمعت قواعد سلوك المهنة في دليل النقابة، أما القوانين والأنظمة التي تعمل النقابة بموجبها فمتاحة للجميع.",
          ),
        },
        { kind: "links", paths: ["/association-guide", "/legislations"] },
        {
          kind: "awaits",
          text: words("The President's own words of welcome.", "كلمة النقيب الترحيبية."),
        },
      ],
    },
  ],
};
