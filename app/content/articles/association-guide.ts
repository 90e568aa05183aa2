import type { Article } from "../article";
import { provenance } from "../facts/provenance";
import { words } from "../words";

export const article: Article = {
  path: "/association-guide",
  source: words(
    "A summary of the general principles of medical conduct",
    "خلاصة للمبادئ العامة في السلوك المهني الطبي",
  ),
  reviewed: provenance.website.reviewed,
  lead: words(
    "How a doctor treats patients, colleagues, the profession and society: the principles of medical conduct in brief.",
    "كيف يعامل الطبيب مرضاه وزملاءه، وما واجبه نحو مهنته ومجتمعه: مبادئ السلوك المهني باختصار.",
  ),
  sections: [
    {
      id: "about",
      title: words("About this guide", "عن هذا الدليل"),
      blocks: [
        {
          kind: "note",
          text: words(
            "This page is a summary of principles on which doctors everywhere agree. It is not the text of the association's guide and serves until the association's own edition is published. In case of doubt the law, the regulations and the instructions in force decide.",
            "هذه الصفحة خلاصة لمبادئ يتفق عليها الأطباء في كل مكان. وهي ليست نص دليل النقابة، وإنما تقوم مقامه إلى أن يُنشر نصها المعتمد. والمرجع عند الاختلاف هو القانون والأنظمة والتعليمات النافذة.",
          ),
        },
        {
          kind: "text",
          text: words(
            "The doctor's oath holds the core of these principles: care for patients, respect for colleagues, honesty in the profession and service to society.",
            "وفي قَسَم الطبيب جوهر هذه المبادئ: الرعاية للمريض، والاحترام للزميل، والأمانة في المهنة، والخدمة للمجتمع.",
          ),
        },
        { kind: "links", paths: ["/dr-qasam"] },
      ],
    },
    {
      id: "patients",
      title: words("Towards patients", "نحو المرضى"),
      blocks: [
        {
          kind: "list",
          items: [
            words(
              "The patient's interest comes first, before the doctor's own and before that of anyone else.",
              "مصلحة المريض أولًا، وهي مقدَّمة على مصلحة الطبيب وأي طرف آخر.",
            ),
            words(
              "Every patient is treated with the same care and the same respect, whatever their origin, sex, belief, opinion or means.",
              "يلقى كل مريض العناية نفسها والاحترام نفسه، أيًّا كان أصله أو جنسه أو معتقده أو رأيه أو حاله المادية.",
            ),
            words(
              "In an emergency a doctor helps as far as he or she can, and leaves everything else until later.",
              "يسعف الطبيب من كان في خطر قدر استطاعته، ويترك ما عدا ذلك إلى ما بعد الإسعاف.",
            ),
            words(
              "A doctor knows the limits of his or her own experience, and consults a colleague, or refers the patient to one, in good time.",
              "يعرف الطبيب حدود خبرته، فيستشير زميلًا أو يحيل المريض إليه في الوقت المناسب.",
            ),
            words(
              "Examinations, medicines and operations are ordered because the patient needs them, and for no other reason.",
              "لا يُطلب فحص ولا دواء ولا عملية جراحية إلا لحاجة المريض إليها.",
            ),
            words(
              "The patient is told the likely cost before treatment begins, not after it.",
              "يُطلَع المريض على الكلفة المتوقعة قبل العلاج لا بعده.",
            ),
          ],
        },
      ],
    },
    {
      id: "consent",
      title: words("Explaining and asking for consent", "الشرح وأخذ الموافقة"),
      blocks: [
        {
          kind: "text",
          text: words(
            "A patient who understands can decide. The doctor explains the illness, the treatment proposed, its benefits and risks and the alternatives, in words that the patient understands, and leaves time for questions.",
            "المريض الذي يفهم حالته يستطيع أن يقرّر. ولذلك يشرح له الطبيب مرضه والعلاج المقترح وفوائده ومخاطره وبدائله، بلغة واضحة، ويترك له وقتًا للسؤال.",
          ),
        },
        {
          kind: "text",
          text: words(
            "No treatment is given without consent, except where life is in danger and consent cannot be obtained. For children, and for patients who cannot decide for themselves, the guardian's consent is sought, and the patient is heard as far as possible. A patient may refuse, or seek a second opinion, without losing the doctor's good will.",
            "ولا يُتخذ إجراء طبي من دون موافقة، إلا إذا كانت الحياة في خطر وتعذّر أخذ الموافقة. وتؤخذ موافقة الولي عن الطفل وعمّن لا يستطيع أن يقرّر لنفسه، ويُستمع إلى المريض نفسه قدر الإمكان. وللمريض أن يرفض العلاج أو أن يطلب رأيًا ثانيًا، من دون أن يتغيّر تعامل الطبيب معه.",
          ),
        },
      ],
    },
    {
      id: "confidentiality",
      title: words("Keeping the patient's secrets", "حفظ أسرار المريض"),
      blocks: [
        {
          kind: "text",
          text: words(
            "What a doctor learns about a patient remains between the two, even after treatment has ended and after the patient's death. It is disclosed only with the patient's agreement or where the law requires it, and then no more of it than is needed.",
            "ما يعرفه الطبيب عن مريضه أمانة عنده، حتى بعد انتهاء العلاج وبعد الوفاة. ولا يُفشى إلا برضا المريض أو حيث يوجب القانون ذلك، وبالقدر اللازم وحده.",
          ),
        },
        {
          kind: "text",
          text: words(
            "That holds for files, pictures and messages as much as for conversation: no photograph of a patient, and no story by which the patient could be recognised, is published without permission.",
            "ويصدق ذلك على الملفات والصور والرسائل كما يصدق على الحديث، فلا تُنشر صورة مريض ولا قصة تدلّ عليه إلا بإذنه.",
          ),
        },
      ],
    },
    {
      id: "colleagues",
      title: words("Towards colleagues", "نحو الزملاء"),
      blocks: [
        {
          kind: "list",
          items: [
            words(
              "Doctors respect one another, and do not belittle a colleague in front of patients or the public.",
              "يحترم الأطباء بعضهم بعضًا، ولا ينتقص أحدهم من زميله أمام المرضى أو الناس.",
            ),
            words(
              "Patients are not drawn away from a colleague, and nothing is paid or taken for sending a patient to someone.",
              "لا يُستدرج مريض من زميله، ولا يُدفع مال لقاء إحالة مريض ولا يُقبل.",
            ),
            words(
              "When a patient passes from one doctor to another, both tell each other what is needed for the treatment to go on safely.",
              "عند انتقال المريض من طبيب إلى آخر يتبادل الطبيبان ما يلزم ليستمر العلاج بأمان.",
            ),
            words(
              "The experienced teach the young with patience, and the young are not left alone with what they cannot yet do.",
              "يعلّم أصحاب الخبرة الأطباء الجدد بصبر، ولا يُترك الطبيب الجديد وحده أمام ما لم يتقنه بعد.",
            ),
            words(
              "Nurses, pharmacists and all who share in the care are partners and are treated as such.",
              "الممرضون والصيادلة وكل من يشارك في الرعاية شركاء، ويُعاملون على هذا الأساس.",
            ),
            words(
              "Disagreements are first settled between the two, then through the association, and not in public.",
              "يُحلّ الخلاف بين الزميلين أولًا، ثم عن طريق النقابة، لا على الملأ.",
            ),
          ],
        },
      ],
    },
    {
      id: "profession",
      title: words("Towards the profession", "نحو المهنة"),
      blocks: [
        {
          kind: "list",
          items: [
            words(
              "A doctor goes on learning throughout working life and treats according to established knowledge.",
              "يواصل الطبيب التعلّم طوال حياته المهنية، ويعالج بما استقر عليه العلم.",
            ),
            words(
              "Reports, certificates and prescriptions state the truth, and only what the doctor has established personally.",
              "التقارير والشهادات والوصفات صادقة، ولا تتضمن إلا ما تثبّت منه الطبيب بنفسه.",
            ),
            words(
              "Titles are used only by those to whom they have been granted.",
              "لا يحمل اللقب إلا من مُنح له.",
            ),
            words(
              "Advertising informs and does not promise: no guaranteed cures, no comparison with colleagues.",
              "الإعلان للتعريف لا للوعود، فلا شفاء مضمونًا ولا مقارنة بالزملاء.",
            ),
            words(
              "Gifts and favours that could influence a medical decision are declined.",
              "تُرفض كل هدية أو منفعة قد تؤثر في القرار الطبي.",
            ),
            words(
              "Research is carried out only with the free consent of those who take part, who may withdraw at any time.",
              "لا يُجرى بحث إلا برضا المشاركين فيه، ولهم أن ينسحبوا متى شاؤوا.",
            ),
          ],
        },
        { kind: "links", paths: ["/legislations", "/specialty-titles-fund"] },
      ],
    },
    {
      id: "society",
      title: words("Towards society", "نحو المجتمع"),
      blocks: [
        {
          kind: "list",
          items: [
            words(
              "Doctors help to prevent illness as well as to cure it, and answer when disaster or epidemic calls.",
              "يسهم الأطباء في الوقاية كما يسهمون في العلاج، ويلبّون النداء في الكوارث والأوبئة.",
            ),
            words(
              "They tell the authorities what the law requires to be told for the protection of public health.",
              "يبلّغون الجهات المختصة بما يوجب القانون الإبلاغ عنه حمايةً للصحة العامة.",
            ),
            words(
              "What they say in public about health is correct, measured and free of advertising.",
              "ما يقولونه للناس في شؤون الصحة صحيح متّزن لا دعاية فيه.",
            ),
            words(
              "Their knowledge is never used to harm or humiliate a human being.",
              "لا يسخّرون علمهم في إيذاء إنسان أو إهانته.",
            ),
          ],
        },
      ],
    },
    {
      id: "questions",
      title: words("When a question remains", "عند السؤال أو الشكوى"),
      blocks: [
        {
          kind: "text",
          text: words(
            "A doctor who is unsure asks before acting: an experienced colleague, or the association. A patient who feels wronged first speaks with the doctor, for many complaints arise from a misunderstanding. If that does not help, the patient may write to the association through the contact page.",
            "من تردّد من الأطباء في أمر فليسأل زميلًا خبيرًا أو النقابة قبل أن يُقدم عليه. ومن رأى من المرضى أنه لم يُنصف فليبدأ بالحديث مع طبيبه، فكثير من الشكاوى مردّه سوء فهم. فإن لم يُجدِ ذلك فليكتب إلى النقابة من صفحة «اتصل بنا».",
          ),
        },
        { kind: "links", paths: ["/contact-us"] },
      ],
    },
    {
      id: "documents",
      title: words("To download", "للتنزيل"),
      blocks: [
        { kind: "documents", names: ["association-guide"] },
        {
          kind: "awaits",
          text: words(
            "The association's own edition of the guide of professional conduct.",
            "نص دليل السلوك المهني المعتمد لدى النقابة.",
          ),
        },
      ],
    },
  ],
};
