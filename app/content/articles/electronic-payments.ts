import type { Article } from "../article";
import { association } from "../association";
import { provenance } from "../facts/provenance";
import { paymentPlaces, paymentWays } from "../facts/services";
import { placeOf } from "../figures";
import { ltr, words } from "../words";

const { officeHours } = association;
const months = placeOf("certificate.months-behind");

export const article: Article = {
  path: "/electronic-payments",
  ...provenance.services,
  lead: words(
    "Fees and subscriptions can be paid without a visit, through the national e-billing service. Here is how it works, what to keep, and whom to ask.",
    "يمكن تسديد الرسوم والاشتراكات من دون مراجعة النقابة، عبر الخدمة الوطنية لتسديد الفواتير. وفي هذه الصفحة خطوات الدفع، وما يجب الاحتفاظ به، والجهة التي تسألها.",
  ),
  keyFacts: [
    { value: words("3", "3"), label: words("ways to pay", "طرق للدفع") },
    { value: words("24", "24"), label: words("hours a day, from anywhere", "ساعة في اليوم، من أي مكان") },
    {
      value: words(`${officeHours.from}–${officeHours.to}`, ltr(`${officeHours.from}–${officeHours.to}`)),
      label: words("the association answers questions", "تجيبك النقابة عن أسئلتك"),
    },
  ],
  sections: [
    {
      id: "service",
      title: words("The national e-billing service", "الخدمة الوطنية لتسديد الفواتير"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The national e-billing service lets you look up and pay a bill by telephone or computer, at any hour and from wherever you are. You are not asked for card details on this website: the payment takes place with your bank or the provider that you use.",
            "تتيح الخدمة الوطنية لتسديد الفواتير الاستعلام عن الفاتورة ودفعها بالهاتف أو الحاسوب، في أي ساعة ومن أي مكان. ولا يُطلب منك في هذا الموقع إدخال بيانات بطاقتك، فالدفع يجري لدى مصرفك أو مزوّد الخدمة الذي تتعامل معه.",
          ),
        },
        {
          kind: "text",
          text: words(
            "It is a convenience, not a duty: anyone who prefers to pay in person may do so.",
            "والدفع الإلكتروني تيسير لا إلزام، فمن أراد أن يدفع في مقر النقابة فله ذلك.",
          ),
        },
      ],
    },
    {
      id: "ways",
      title: words("The ways to pay", "طرق الدفع"),
      blocks: [
        { kind: "list", items: paymentWays },
        {
          kind: "note",
          text: words(
            `Pay in one place only, ${paymentPlaces.en}: choose one of the two and stay with it.`,
            `يكون الدفع في مكان واحد فقط: ${paymentPlaces.ar}. فاختر إحداهما والتزم بها.`,
          ),
        },
      ],
    },
    {
      id: "before",
      title: words("Before you pay", "قبل الدفع"),
      blocks: [
        {
          kind: "list",
          items: [
            words(
              "Have your association number at hand. New applicants have a temporary number instead; it is shown when the application has been sent.",
              "جهّز رقمك النقابي. أما مقدّم الطلب الجديد فله رقم مؤقت يظهر بعد إرسال الطلب.",
            ),
            words(
              "Check what you owe. The financial card in the doctor portal shows up to which month you have paid and what the annual fees are.",
              "تحقق مما عليك. فالبطاقة المالية في بوابة الطبيب تبيّن آخر شهر سدّدته ومقدار الرسوم السنوية.",
            ),
            words(
              "The registration fees are listed with the registration requirements, and the rules of each fund on its own page.",
              "تجد رسوم التسجيل في متطلبات التسجيل، وأحكام كل صندوق في صفحته.",
            ),
            words(
              "Ask your bank or provider whether it charges for the payment, and what its limit for one payment is.",
              "اسأل مصرفك أو مزوّد الخدمة هل يتقاضى عمولة على الدفع، وما أعلى مبلغ يقبله في الدفعة الواحدة.",
            ),
          ],
        },
        { kind: "links", paths: ["/dr-portal", "/registration-requirements"] },
      ],
    },
    {
      id: "steps",
      title: words("Step by step", "خطوات الدفع"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The names on the screen differ from one bank to another; the steps are generally these:",
            "تختلف التسميات من مصرف إلى آخر، والخطوات في العادة كما يأتي:",
          ),
        },
        {
          kind: "list",
          ordered: true,
          items: [
            words(
              "Sign in to your bank's application or website and open the bill payment service.",
              "ادخل إلى تطبيق مصرفك أو موقعه، وافتح خدمة تسديد الفواتير.",
            ),
            words(
              "Find the association among the billers and choose what you are paying for.",
              "ابحث عن النقابة بين الجهات المفوترة، واختر ما تريد دفعه.",
            ),
            words(
              "Enter the number that you are asked for, and check it.",
              "أدخل الرقم المطلوب، وراجعه مرة أخرى.",
            ),
            words(
              "Compare the name and the amount shown with what you expect. If the name is not yours, stop: nothing has been paid yet.",
              "قارن الاسم والمبلغ الظاهرين بما تتوقعه. فإن لم يكن الاسم اسمك فتوقف، إذ لم يُدفع شيء بعد.",
            ),
            words(
              "Confirm the payment and wait for the message that it was completed.",
              "أكّد الدفع، وانتظر رسالة إتمامه.",
            ),
            words("Save the receipt.", "احفظ الإيصال."),
          ],
        },
        {
          kind: "awaits",
          text: words(
            "The name under which the association appears in the e-billing service, which fees and subscriptions can be paid there, and the number to enter for each.",
            "الاسم الذي تظهر به النقابة في خدمة تسديد الفواتير، والرسوم والاشتراكات التي يمكن دفعها فيها، والرقم الذي يُدخل لكل منها.",
          ),
        },
      ],
    },
    {
      id: "keep",
      title: words("What to keep", "ما تحتفظ به"),
      blocks: [
        {
          kind: "text",
          text: words(
            "Keep the receipt until the payment appears on your financial card or, better, until the end of the year. It should show:",
            "احتفظ بالإيصال إلى أن يظهر الدفع في بطاقتك المالية، والأفضل إلى نهاية السنة. وينبغي أن يبيّن:",
          ),
        },
        {
          kind: "list",
          items: [
            words("The name and number for which the payment was made", "الاسم والرقم اللذين دُفع عنهما"),
            words("What the payment was for, and the amount", "سبب الدفع والمبلغ"),
            words("The day and the time", "اليوم والساعة"),
            words("The reference number of the transaction", "الرقم المرجعي للعملية"),
          ],
        },
        {
          kind: "text",
          text: words(
            `Being up to date matters: the registration certificate is issued to practising doctors who have paid this year's annual fee and whose social security subscriptions are paid up to at least ${months.en} back from the current month.`,
            `وللتسديد في وقته أهميته، فشهادة التسجيل تُصدر للطبيب المزاول للمهنة الذي سدّد الرسم السنوي للسنة الحالية، ولم يتأخر آخر شهر سدّد عنه اشتراكات الضمان الاجتماعي عن الشهر الحالي أكثر من ${months.ar}.`,
          ),
        },
      ],
    },
    {
      id: "problems",
      title: words("If something went wrong", "إذا حدث خطأ"),
      blocks: [
        {
          kind: "facts",
          rows: [
            {
              label: words("The connection was lost while you were paying", "انقطع الاتصال في أثناء الدفع"),
              value: words(
                "Check in your account whether the amount was taken before you try again.",
                "تحقق من حسابك هل اقتُطع المبلغ، قبل أن تعيد المحاولة.",
              ),
            },
            {
              label: words("Paid twice, or the wrong amount", "دفعت مرتين أو دفعت مبلغًا غير صحيح"),
              value: words(
                "Show the association your receipts; do not try to correct it with another payment.",
                "راجع النقابة ومعك الإيصالات، ولا تحاول التصحيح بدفعة أخرى.",
              ),
            },
            {
              label: words("Paid for the wrong number", "دفعت عن رقم غير صحيح"),
              value: words(
                "Tell the association at once, with the reference number of the transaction.",
                "أبلغ النقابة فورًا، واذكر الرقم المرجعي للعملية.",
              ),
            },
            {
              label: words(
                "Taken from the account, but not on the financial card",
                "اقتُطع المبلغ ولم يظهر في البطاقة المالية",
              ),
              value: words(
                "Ask the association first, and your bank if the payment did not arrive there.",
                "اسأل النقابة أولًا، ثم مصرفك إن لم تصلها الدفعة.",
              ),
            },
          ],
        },
        {
          kind: "note",
          text: words(
            "Never give anyone the password of your bank account or a code that was sent to your telephone, no matter who the caller claims to be.",
            "لا تُعطِ أحدًا كلمة مرور حسابك المصرفي ولا الرمز المرسل إلى هاتفك، مهما كانت الجهة التي يدّعي المتصل أنه منها.",
          ),
        },
      ],
    },
    {
      id: "questions",
      title: words("Whom to ask", "إلى من تتوجه بالسؤال"),
      blocks: [
        {
          kind: "text",
          text: words(
            `The association answers questions about what you owe and what has arrived, from ${officeHours.from} to ${officeHours.to}. Your bank answers those about your account, its limits and its charges.`,
            `تجيبك النقابة عمّا عليك وعمّا وصلها، من الساعة ${ltr(officeHours.from)} إلى الساعة ${ltr(officeHours.to)}. ويجيبك مصرفك عن حسابك وحدوده وعمولاته.`,
          ),
        },
        { kind: "links", paths: ["/contact-us", "/faq"] },
      ],
    },
    {
      id: "documents",
      title: words("To download", "للتنزيل"),
      blocks: [{ kind: "documents", names: ["electronic-payments-guide"] }],
    },
  ],
};
