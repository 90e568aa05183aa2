import type { Article } from "../article";
import { mobilePhoneFund } from "../facts/funds";
import { provenance } from "../facts/provenance";
import { placeOf } from "../figures";
import { words } from "../words";

const { established, subscriptions } = mobilePhoneFund;
const freeMinutes = placeOf("mobile-phone.free-minutes").en;
const count = subscriptions.count.toLocaleString("en");

export const article: Article = {
  path: "/mobile-phone-fund",
  ...provenance.mobilePhone,
  lead: words(
    `Mobile phone subscriptions for doctors through their association, since ${established}, with more than ${freeMinutes} free minutes.`,
    `اشتراكات هاتف خلوي للأطباء عن طريق نقابتهم منذ عام ${established}، مع أكثر من ${freeMinutes} دقيقة مجانية.`,
  ),
  brief: words(`Since ${established}`, `منذ ${established}`),
  keyFacts: [
    {
      value: words(`${established}`, `${established}`),
      label: words("the year the fund began", "سنة تأسيس الصندوق"),
    },
    {
      value: words(count, count),
      label: words(`subscriptions in ${subscriptions.year}`, `عدد الاشتراكات عام ${subscriptions.year}`),
    },
    { value: words(`${freeMinutes}+`, `+${freeMinutes}`), label: words("free minutes", "دقيقة مجانية") },
  ],
  sections: [
    {
      id: "about",
      title: words("About the fund", "عن الصندوق"),
      blocks: [
        {
          kind: "text",
          text: words(
            "Doctors subscribe through the association instead of each on their own. The association will tell you what a subscription includes today and what it costs.",
            "يشترك الأطباء عن طريق نقابتهم بدلًا من أن يشترك كل منهم منفردًا. أما ما يشمله الاشتراك اليوم وما يكلّفه، فاسأل عنهما النقابة.",
          ),
        },
        {
          kind: "awaits",
          text: words(
            "The telephone company, the price of a subscription, the period for which the free minutes count and the networks on which they may be used.",
            "شركة الاتصالات، وقيمة الاشتراك، والمدة التي تُحتسب عنها الدقائق المجانية، والشبكات التي تُستخدم فيها.",
          ),
        },
      ],
    },
    {
      id: "before",
      title: words("Before you subscribe", "قبل أن تشترك"),
      blocks: [
        {
          kind: "text",
          text: words(
            "Look at one of your present telephone bills: how many minutes do you use, whom do you call, how much data do you need? Then put these questions to the association:",
            "راجع إحدى فواتير هاتفك الحالية: كم دقيقة تستهلك؟ وبمن تتصل؟ وكم تحتاج من الإنترنت؟ ثم اسأل النقابة:",
          ),
        },
        {
          kind: "list",
          items: [
            words("Can I keep the number I have?", "هل أستطيع الاحتفاظ برقمي الحالي؟"),
            words(
              "How many lines may one doctor have, and may the family use them?",
              "كم خطًا يحق للطبيب الواحد؟ وهل لأفراد عائلته أن يستخدموها؟",
            ),
            words(
              "How is the subscription paid, and what happens when a payment is late?",
              "كيف يُدفع الاشتراك؟ وماذا يحدث إذا تأخر الدفع؟",
            ),
            words("How long am I bound, and how do I leave?", "ما مدة الالتزام؟ وكيف أنهي الاشتراك؟"),
          ],
        },
        { kind: "links", paths: ["/contact-us", "/electronic-payments"] },
      ],
    },
    {
      id: "your-number",
      title: words("When your number changes", "إذا تغيّر رقمك"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The association reaches you on the mobile number in your record. If you get a new number, through the fund or otherwise, change it on your personal card in the doctor portal: you can do this yourself.",
            "تتصل بك النقابة على الرقم الخلوي المدوّن في سجلّك. فإذا صار لك رقم جديد، عن طريق الصندوق أو غيره، فصحّحه بنفسك في بطاقتك الشخصية من بوابة الطبيب.",
          ),
        },
        { kind: "links", paths: ["/dr-portal"] },
      ],
    },
  ],
};
