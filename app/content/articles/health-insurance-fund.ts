import type { Article } from "../article";
import { established, exampleBills } from "../facts/insurance";
import { number } from "../facts/money";
import { provenance } from "../facts/provenance";
import { placeOf } from "../figures";
import type { FigureName } from "../first-edition/figures";
import { type Words, words } from "../words";

const grace = placeOf("insurance.grace");
const reinstatement = placeOf("insurance.reinstatement");
const longBreak = placeOf("insurance.long-break");
const freezing = placeOf("insurance.freezing");
const declared = placeOf("insurance.declared");
const birthWaiting = placeOf("insurance.pregnancy.waiting");
const birthWaitingWeeks = placeOf("number insurance.pregnancy.waiting / 7").en;
const claimWithin = placeOf("insurance.claim");
const perYear = placeOf("insurance.ceiling.year");
const perAdmission = placeOf("insurance.ceiling.admission");
const leftAfterOneAdmission = placeOf("insurance.ceiling.year - insurance.ceiling.admission");
const share = placeOf("insurance.elderly.share");
const imagingCovered = placeOf("insurance.imaging");
const imagingOwn = placeOf("percent 100 - insurance.imaging");
const firstDayAfterGrace = placeOf("number insurance.grace + 1").en;
const coveredAgain = placeOf("number insurance.grace + 1 + insurance.reinstatement").en;
const notify = placeOf("insurance.notify");
const elderly = placeOf("insurance.elderly.age").en;

type Share = "own" | "fund";

/** A bill and how it is divided: what it is for, its sum, what the doctor bears, what the fund pays. */
function divided(label: Words, bill: number, share: Record<Share, string>) {
  const reckoned = (whose: Share) => placeOf(`number ${share[whose]}`);
  return [label, number(bill), reckoned("own"), reckoned("fund")];
}

const fixed = (bill: number, share: FigureName) => ({ own: share, fund: `${bill} - ${share}` });

export const article: Article = {
  path: "/health-insurance-fund",
  ...provenance.insurance,
  lead: words(
    "Optional health insurance for doctors and their families: who is insured, what the fund pays, what remains with the doctor, and the periods to keep in mind.",
    "تأمين صحي اختياري للأطباء وعائلاتهم: من يشمله التأمين، وما يدفعه الصندوق، وما يتحمله الطبيب، والمدد التي ينبغي الانتباه إليها.",
  ),
  brief: words("Optional", "اختياري"),
  keyFacts: [
    {
      value: words(`${established}`, `${established}`),
      label: words("the year the fund began", "سنة تأسيس الصندوق"),
    },
    { value: perYear, label: words("is the most it pays in a year", "أعلى ما يدفعه في السنة") },
    {
      value: placeOf("insurance.own.subscriber"),
      label: words("is your own share of a hospital stay", "حصة المشترك من كل إدخال إلى المستشفى"),
    },
    { value: claimWithin, label: words("to hand in a claim", "مدة تقديم المطالبة") },
  ],
  sections: [
    {
      id: "who",
      title: words("Who is insured", "من يشمله التأمين"),
      blocks: [
        {
          kind: "text",
          text: words(
            `The fund was established in ${established} and joining it is optional. The doctor who joins is the subscriber; the members of the family insured through the doctor are the beneficiaries.`,
            `تأسس الصندوق عام ${established}، والاشتراك فيه اختياري. والطبيب الذي يشترك هو «المشترك»، ومن يؤمَّن عن طريقه من أفراد عائلته هم «المنتفعون».`,
          ),
        },
        {
          kind: "list",
          items: [
            words(
              `Sons until the age of ${placeOf("insurance.sons").en}, or until ${placeOf("insurance.sons-studying").en} if they are studying.`,
              `الأبناء الذكور حتى سن ${placeOf("insurance.sons").en}، أو حتى سن ${placeOf("insurance.sons-studying").en} إذا كانوا على مقاعد الدراسة.`,
            ),
            words("Single daughters, at any age.", "البنات غير المتزوجات، مهما بلغت أعمارهن."),
          ],
        },
      ],
    },
    {
      id: "fees",
      title: words("Fees", "الرسوم"),
      blocks: [
        {
          kind: "facts",
          rows: [
            {
              label: words("Exemption fee, each year", "رسم الإعفاء السنوي"),
              value: placeOf("insurance.exemption"),
            },
          ],
        },
        {
          kind: "awaits",
          text: words(
            "The subscription amounts, who pays the exemption fee and what it exempts from, and whether spouses and parents may be insured.",
            "مبالغ الاشتراك، ومن يدفع رسم الإعفاء وممَّ يُعفي، وهل يجوز تأمين الزوج أو الزوجة والوالدين.",
          ),
        },
        { kind: "links", paths: ["/electronic-payments"] },
      ],
    },
    {
      id: "shares",
      title: words("What the doctor pays", "ما يتحمله الطبيب"),
      blocks: [
        {
          kind: "table",
          caption: words("The doctor's share of a bill", "حصة الطبيب من الفاتورة"),
          head: [words("Treatment", "المعالجة"), words("The doctor pays", "يتحمل الطبيب")],
          rows: [
            [
              words("Admission of the subscriber to hospital", "إدخال المشترك إلى المستشفى"),
              placeOf("insurance.own.subscriber"),
            ],
            [
              words("Admission of a beneficiary to hospital", "إدخال أحد المنتفعين إلى المستشفى"),
              placeOf("insurance.own.beneficiary"),
            ],
            [words("Day procedure", "إجراء نهاري دون مبيت"), placeOf("insurance.own.day-procedure")],
            [
              words(`From the age of ${elderly}`, `من سن ${elderly} فما فوق`),
              words(`${share.en} of the bill`, `${share.ar} من الفاتورة`),
            ],
            [
              words("Outpatient imaging", "التصوير الطبي خارج المستشفى"),
              words(`${imagingOwn.en} of the bill`, `${imagingOwn.ar} من الفاتورة`),
            ],
          ],
        },
        {
          kind: "text",
          text: words(
            `For outpatient imaging the fund covers ${imagingCovered.en} of the bill, and the rest remains with the doctor.`,
            `يغطي الصندوق ${imagingCovered.ar} من فاتورة التصوير الطبي خارج المستشفى، أي من دون إدخال، ويتحمل الطبيب ما تبقى.`,
          ),
        },
      ],
    },
    {
      id: "ceilings",
      title: words("Ceilings", "سقوف التغطية"),
      blocks: [
        {
          kind: "facts",
          rows: [
            { label: words("For each person in a year", "للشخص الواحد في السنة"), value: perYear },
            { label: words("For each admission", "لكل إدخال إلى المستشفى"), value: perAdmission },
          ],
        },
        {
          kind: "text",
          text: words(
            `Each insured person has a ceiling of their own. Someone for whom a single admission has used the full ${perAdmission.en} still has ${leftAfterOneAdmission.en} for the rest of the year. Whatever goes beyond a ceiling remains with the doctor.`,
            `لكل شخص مؤمَّن سقفه الخاص. فمن استنفد في إدخال واحد كامل سقفه البالغ ${perAdmission.ar} يبقى له حتى نهاية السنة ${leftAfterOneAdmission.ar}. وما زاد على السقف يتحمله الطبيب.`,
          ),
        },
      ],
    },
    {
      id: "example",
      title: words("How a bill is divided", "أمثلة على توزيع الفاتورة"),
      blocks: [
        {
          kind: "table",
          caption: words("Examples, in dinars", "أمثلة بالدينار"),
          head: [
            words("Treatment", "المعالجة"),
            words("Bill", "الفاتورة"),
            words("Doctor bears", "يتحمل الطبيب"),
            words("Fund pays", "يدفع الصندوق"),
          ],
          rows: [
            divided(
              words("Subscriber admitted", "إدخال المشترك"),
              exampleBills.admission,
              fixed(exampleBills.admission, "insurance.own.subscriber"),
            ),
            divided(
              words("Beneficiary admitted", "إدخال أحد المنتفعين"),
              exampleBills.admission,
              fixed(exampleBills.admission, "insurance.own.beneficiary"),
            ),
            divided(
              words(`Admission from the age of ${elderly}`, `إدخال من سن ${elderly} فما فوق`),
              exampleBills.admission,
              {
                own: `${exampleBills.admission} * insurance.elderly.share / 100`,
                fund: `100 - insurance.elderly.share * ${exampleBills.admission} / 100`,
              },
            ),
            divided(
              words("Day procedure", "إجراء نهاري دون مبيت"),
              exampleBills.dayProcedure,
              fixed(exampleBills.dayProcedure, "insurance.own.day-procedure"),
            ),
            divided(words("Outpatient imaging", "تصوير طبي خارج المستشفى"), exampleBills.imaging, {
              own: `100 - insurance.imaging * ${exampleBills.imaging} / 100`,
              fund: `${exampleBills.imaging} * insurance.imaging / 100`,
            }),
            divided(
              words("Subscriber admitted, beyond the ceiling", "إدخال المشترك بما يتجاوز السقف"),
              exampleBills.beyondCeiling,
              {
                own: `${exampleBills.beyondCeiling} - insurance.ceiling.admission`,
                fund: "insurance.ceiling.admission",
              },
            ),
          ],
        },
        {
          kind: "note",
          text: words(
            `The terms do not say whether the fixed amount is due on top of the ${share.en} from the age of ${elderly}; the example counts the ${share.en} alone. The fund decides.`,
            `لا تبيّن التعليمات هل يُضاف المبلغ المقطوع إلى نسبة ${share.ar} من سن ${elderly} فما فوق، وقد احتُسبت النسبة وحدها في المثال. والقول الفصل للصندوق.`,
          ),
        },
      ],
    },
    {
      id: "pregnancy",
      title: words("Pregnancy and birth", "الحمل والولادة"),
      blocks: [
        {
          kind: "table",
          caption: words("Benefits paid by the fund", "ما يدفعه الصندوق"),
          head: [words("Case", "الحالة"), words("Benefit", "المبلغ")],
          rows: [
            [words("Caesarean section", "الولادة القيصرية"), placeOf("insurance.pregnancy.caesarean")],
            [words("Natural birth", "الولادة الطبيعية"), placeOf("insurance.pregnancy.natural")],
            [words("Legal abortion", "الإجهاض القانوني"), placeOf("insurance.pregnancy.abortion")],
          ],
        },
        {
          kind: "text",
          text: words(
            `These benefits begin after a waiting period of ${birthWaiting.en}. That is ${birthWaitingWeeks} weeks, the length of a full pregnancy: in practice the insurance should be in place before the pregnancy begins.`,
            `تُستحق هذه المبالغ بعد فترة انتظار مدتها ${birthWaiting.ar}، أي ${birthWaitingWeeks} أسبوعًا، وهي مدة الحمل الكامل. لذلك يحسن أن يسبق الاشتراكُ بدايةَ الحمل.`,
          ),
        },
      ],
    },
    {
      id: "conditions",
      title: words("Pre-existing conditions", "الحالات المرضية السابقة للاشتراك"),
      blocks: [
        {
          kind: "text",
          text: words(
            `A condition that existed before joining and was declared has a waiting period of ${declared.en}. The period concerns that condition, not the insurance as a whole.`,
            `للحالة المرضية السابقة للاشتراك، إذا صُرّح بها، فترة انتظار مدتها ${declared.ar}. وتخص هذه الفترة تلك الحالة وحدها، لا التأمين كله.`,
          ),
        },
        {
          kind: "note",
          text: words(
            "The rule mentions declared conditions only. When you join, declare every illness of every member of the family.",
            "تتحدث القاعدة عن الحالات المصرَّح بها فقط. لذا صرّح عند الاشتراك بكل حالة مرضية لديك ولدى كل فرد من أفراد عائلتك.",
          ),
        },
      ],
    },
    {
      id: "lapse",
      title: words("Renewal and return", "تجديد الاشتراك والعودة إليه"),
      blocks: [
        {
          kind: "text",
          text: words(
            `When the insurance expires there are ${grace.en} of grace in which to renew it. After that, membership has to be reinstated, and a waiting period of ${reinstatement.en} applies.`,
            `عند انتهاء مدة التأمين تُمنح فترة سماح مدتها ${grace.ar} لتجديده. وبعد انقضائها يلزم طلب إعادة الاشتراك، وتسري عندئذ فترة انتظار مدتها ${reinstatement.ar}.`,
          ),
        },
        {
          kind: "table",
          caption: words(
            "What applies, by the time that has passed since expiry",
            "أحكام العودة إلى التأمين بحسب المدة المنقضية على انتهائه",
          ),
          head: [words("Return", "وقت العودة"), words("What applies", "الحكم")],
          rows: [
            [
              words(`Within ${grace.en}`, `خلال ${grace.ar}`),
              words("Renewal within the grace period", "تجديد ضمن فترة السماح"),
            ],
            [
              words("Later", "بعد ذلك"),
              words(
                `Reinstatement with a waiting period of ${reinstatement.en}`,
                `إعادة اشتراك مع فترة انتظار مدتها ${reinstatement.ar}`,
              ),
            ],
            [
              words(`After a break of more than ${longBreak.en}`, `بعد انقطاع يزيد على ${longBreak.ar}`),
              words("An exception: ask the fund", "حالة مستثناة: راجع الصندوق"),
            ],
          ],
        },
        {
          kind: "text",
          text: words(
            `An example: a doctor who is reinstated on day ${firstDayAfterGrace}, one day too late, completes the waiting period only on day ${coveredAgain} after expiry.`,
            `مثال: من أُعيد اشتراكه في اليوم ${firstDayAfterGrace} بعد انتهاء تأمينه، أي بتأخير يوم واحد، لا تنقضي فترة انتظاره إلا في اليوم ${coveredAgain}.`,
          ),
        },
      ],
    },
    {
      id: "freezing",
      title: words("Freezing the membership", "تجميد الاشتراك"),
      blocks: [
        {
          kind: "text",
          text: words(
            `A membership may be frozen for ${freezing.en}, and the freeze may be renewed. It needs the approval of the fund's management: apply before your insurance expires, and do not rely on the freeze until the approval has reached you.`,
            `يجوز تجميد الاشتراك لمدة ${freezing.ar} قابلة للتجديد. ويتطلب التجميد موافقة إدارة الصندوق، فقدّم طلبك قبل انتهاء تأمينك، ولا تعتدّ بالتجميد قبل أن تصلك الموافقة.`,
          ),
        },
      ],
    },
    {
      id: "claims",
      title: words("How to claim", "كيف تقدّم مطالبتك"),
      blocks: [
        {
          kind: "list",
          ordered: true,
          items: [
            words(
              "Ask the fund before a treatment that can be planned: is it covered, and do you have to pay first?",
              "اسأل الصندوق قبل أي معالجة يمكن ترتيبها مسبقًا: هل يغطيها؟ وهل عليك أن تدفع أولًا؟",
            ),
            words(
              `If you pay the bill yourself, notify the fund within ${notify.en} of paying.`,
              `إذا دفعت الفاتورة مباشرة، فأبلغ الصندوق خلال ${notify.ar} من الدفع.`,
            ),
            words(
              "Keep the itemised bill, the receipt and every medical report, and make a copy before you hand them in.",
              "احتفظ بالفاتورة المفصّلة وبالإيصال وبكل تقرير طبي، وخذ نسخة عنها قبل تسليمها.",
            ),
            words(`Submit the claim within ${claimWithin.en}.`, `قدّم المطالبة خلال ${claimWithin.ar}.`),
            words(
              "Compare what you are paid with the shares and ceilings on this page, and ask the fund if you do not understand the difference.",
              "قارن ما صُرف لك بالحصص والسقوف المبيّنة في هذه الصفحة، واستفسر من الصندوق عن أي فرق لا تعرف سببه.",
            ),
          ],
        },
        {
          kind: "note",
          text: words(
            `To be on the safe side, count the ${claimWithin.en} from the day on which treatment began.`,
            `من باب الاحتياط، احسب مدة ${claimWithin.ar} من يوم بدء المعالجة.`,
          ),
        },
        {
          kind: "awaits",
          text: words(
            "The documents a claim needs, where it is handed in, and the day from which its period is counted.",
            "الوثائق المطلوبة للمطالبة، ومكان تقديمها، واليوم الذي تبدأ منه مدتها.",
          ),
        },
        { kind: "links", paths: ["/contact-us", "/faq"] },
      ],
    },
  ],
};
