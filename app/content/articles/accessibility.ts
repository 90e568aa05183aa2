import type { Article } from "../article";
import { association } from "../association";
import { provenance } from "../facts/provenance";
import { dayInWords, website } from "../facts/website";
import { ltr, words } from "../words";

const { edition, level } = website.guidelines;
const stated = dayInWords(provenance.website.reviewed);

export const article: Article = {
  path: "/accessibility",
  ...provenance.website,
  lead: words(
    "This website is meant for everybody, on any device and any connection. Here we say what works, what does not yet, and how to tell us.",
    "أُعدّ هذا الموقع للجميع، على أي جهاز وبأي سرعة اتصال. ونبيّن هنا ما يعمل، وما لا يعمل بعد، وكيف تخبرنا بذلك.",
  ),
  sections: [
    {
      id: "target",
      title: words("What we aim at", "ما نسعى إليه"),
      blocks: [
        {
          kind: "text",
          text: words(
            `The ${association.name.en} wants this website to meet the Web Content Accessibility Guidelines (WCAG) ${edition} at level ${level}. This statement was written on ${stated.en} and covers the public pages, the forms and the portals.`,
            `تسعى ${association.name.ar} إلى أن يستوفي هذا الموقع إرشادات إمكانية الوصول إلى محتوى الويب ${ltr(`WCAG ${edition}`)} عند المستوى ${ltr(level)}. وقد كُتب هذا البيان بتاريخ ${stated.ar}، وهو يشمل الصفحات العامة والنماذج والبوابات.`,
          ),
        },
      ],
    },
    {
      id: "works",
      title: words("What works", "ما يعمل"),
      blocks: [
        {
          kind: "list",
          items: [
            words(
              "Every page and every form works with the browser's scripts switched off.",
              "تعمل كل صفحة وكل نموذج حتى مع إيقاف البرمجة النصية (JavaScript) في المتصفح.",
            ),
            words(
              "Everything can be reached and used by keyboard; your position is always visible, and the first link leads past the menu to the content.",
              "يمكن الوصول إلى كل شيء واستخدامه بلوحة المفاتيح، ويظل موضعك ظاهرًا دائمًا، وينقلك أول رابط إلى المحتوى متجاوزًا القائمة.",
            ),
            words(
              `Pages can be enlarged to ${website.zoom}% and read on narrow screens without scrolling sideways.`,
              `يمكن تكبير الصفحات إلى ${ltr(`${website.zoom}%`)} وقراءتها على الشاشات الضيقة دون تمرير جانبي.`,
            ),
            words(
              "Arabic and English have the same pages, each in its own direction. The language of every passage is marked, so that a screen reader can pronounce it correctly.",
              "للعربية والإنجليزية الصفحات نفسها، ولكل منهما اتجاهها. ولغة كل مقطع محددة كي يلفظه قارئ الشاشة لفظًا صحيحًا.",
            ),
            words(
              "Headings, lists, tables and fields have names that screen readers announce. A mistake in a form is described in words, at the top of the page and beside the field, and what you typed is kept, apart from passwords and files.",
              "تحمل العناوين والقوائم والجداول والحقول أسماء تقرؤها قارئات الشاشة. وإذا وقع خطأ في نموذج وُصف بالكلمات في أعلى الصفحة وبجانب الحقل، ويبقى ما كتبته في الصفحة، عدا كلمات المرور والملفات.",
            ),
            words(
              "A light and a dark theme, both with sufficient contrast. Nothing is conveyed by colour alone.",
              "مظهر فاتح وآخر داكن، وكلاهما بتباين كافٍ. ولا تُنقل أي معلومة باللون وحده.",
            ),
            words(
              "For slow connections there are pages without pictures; each picture becomes a link that states its size.",
              "للاتصالات البطيئة صفحات بلا صور، يحلّ فيها محلّ كل صورة رابط يذكر حجمها.",
            ),
            words(
              "Numbers can be typed in any of the digit forms used in the region; the website understands them all.",
              "يمكن كتابة الأرقام بأي شكل من أشكالها المتداولة في المنطقة، فالموقع يفهمها جميعًا.",
            ),
          ],
        },
      ],
    },
    {
      id: "tests",
      title: words("How it is tested", "كيف يُختبر"),
      blocks: [
        {
          kind: "text",
          text: words(
            "Automatic checks run over every public page, in both languages and both themes, before a new version is published. They cover those rules of the guidelines that a program can judge, the validity of the pages, and broken links.",
            "قبل نشر أي إصدار جديد تمر فحوص آلية على كل الصفحات العامة، باللغتين وبالمظهرين. وتشمل ما يستطيع البرنامج الحكم عليه من الإرشادات، وسلامة بنية الصفحات، والروابط المعطّلة.",
          ),
        },
        {
          kind: "text",
          text: words(
            "By hand we go through the pages on a narrow and on a wide screen, in both languages and themes, with the keyboard alone, enlarged and with scripts off.",
            "ونراجع الصفحات بأنفسنا على شاشة ضيقة وأخرى عريضة، باللغتين والمظهرين، بلوحة المفاتيح وحدها، ومكبّرة، ومع إيقاف البرمجة النصية.",
          ),
        },
      ],
    },
    {
      id: "limits",
      title: words("What does not work well yet", "ما لا يعمل جيدًا بعد"),
      blocks: [
        {
          kind: "list",
          items: [
            words(
              "PDF files are not tagged, so a screen reader may not read them in the right order. Documents attached to news remain as their authors made them. What our own documents say can also be read on a page of this website.",
              "ملفات PDF غير موسومة، وقد لا تقرؤها قارئات الشاشة بالترتيب الصحيح. أما الوثائق المرفقة بالأخبار فهي كما أعدّها أصحابها. ومحتوى وثائقنا نفسها متاح للقراءة في صفحات الموقع أيضًا.",
            ),
            words(
              "Photos are described only as far as the editors wrote a description.",
              "لا توصف الصور إلا بقدر ما كتبه المحررون من وصف لها.",
            ),
            words(
              "Some news, events and galleries exist in one language only, and each says which.",
              "بعض الأخبار والفعاليات ومعارض الصور منشور بلغة واحدة فقط، وهي مذكورة عند كل منها.",
            ),
            words(
              "The website has not yet been tested by people who rely on assistive technology every day.",
              "لم يُعرض الموقع بعد للاختبار على أشخاص يعتمدون يوميًا على التقنيات المساعدة.",
            ),
          ],
        },
        {
          kind: "note",
          text: words(
            "If you cannot read a document or use a page, ask the association for help, by phone or at its offices.",
            "إذا تعذّرت عليك قراءة وثيقة أو استخدام صفحة فاطلب المساعدة من النقابة هاتفيًا أو في مقرّها.",
          ),
        },
      ],
    },
    {
      id: "report",
      title: words("Tell us about a barrier", "أخبرنا بما يعوقك"),
      blocks: [
        {
          kind: "text",
          text: words(
            "Write to us through the contact form or call. Name the page and what you wanted to do there, and, if you like, the device and program that you use.",
            "راسلنا من خلال نموذج التواصل أو اتصل بنا. واذكر الصفحة وما أردت فعله فيها، وإن شئت فاذكر الجهاز والبرنامج اللذين تستخدمهما.",
          ),
        },
        { kind: "links", paths: ["/contact-us"] },
        {
          kind: "awaits",
          text: words(
            "Within what time a report is answered, and to whom one may turn if the answer does not help.",
            "المدة التي يُردّ خلالها على البلاغ، والجهة التي يمكن اللجوء إليها إذا لم يكن الرد كافيًا.",
          ),
        },
      ],
    },
  ],
};
