import type { Article } from "../article";
import { association } from "../association";
import { dataProtectionLaw } from "../facts/legislation";
import { days } from "../facts/money";
import { provenance } from "../facts/provenance";
import { website } from "../facts/website";
import { ltr, type Words, words } from "../words";

const law = words(
  `${dataProtectionLaw.title.en} No. ${dataProtectionLaw.number} of ${dataProtectionLaw.year}`,
  `${dataProtectionLaw.title.ar} رقم ${dataProtectionLaw.number} لسنة ${dataProtectionLaw.year}`,
);
const session = days(website.sessionDays);

/** Describes one service: the data it collects, the purpose, and who can see the data. */
const service = (id: string, title: Words, [taken, purpose, seenBy]: [Words, Words, Words]) => ({
  id,
  title,
  blocks: [
    {
      kind: "facts" as const,
      rows: [
        { label: words("What it takes", "البيانات"), value: taken },
        { label: words("What for", "الغرض"), value: purpose },
        { label: words("Who sees it", "من يطّلع عليها"), value: seenBy },
      ],
    },
  ],
});

export const article: Article = {
  path: "/privacy-policy",
  ...provenance.website,
  lead: words(
    "Which personal details each service of this website takes, what they are used for, who sees them and which rights you have.",
    "ما البيانات الشخصية التي تأخذها كل خدمة في هذا الموقع، وفيمَ تُستخدم، ومن يطّلع عليها، وما حقوقك فيها.",
  ),
  sections: [
    {
      id: "in-short",
      title: words("In short", "باختصار"),
      blocks: [
        {
          kind: "list",
          items: [
            words(
              "You can read every public page without telling us who you are.",
              "تستطيع قراءة جميع الصفحات العامة دون أن تعرّف بنفسك.",
            ),
            words(
              "A form asks only for what its service needs. Your details are not sold, and they are not used for advertising.",
              "لا يطلب النموذج إلا ما تحتاج إليه الخدمة. ولا تُباع بياناتك ولا تُستخدم في الإعلان.",
            ),
            words(
              "There are no trackers and no visitor statistics by other companies. Pages load nothing from outside this website; a map comes from a map service only if you ask for it.",
              "لا أدوات تتبّع في الموقع، ولا إحصاءات زيارات لدى شركات أخرى. ولا تُحمّل الصفحات شيئًا من خارج هذا الموقع، ولا تُجلب الخريطة من مزوّدها إلا إذا طلبتها.",
            ),
            words(
              "Doctors can see who has looked at their record.",
              "يستطيع الطبيب أن يعرف من اطّلع على سجلّه.",
            ),
          ],
        },
        {
          kind: "text",
          text: words(
            `The ${association.name.en} is responsible for your details. It handles them under Jordan's ${law.en}.`,
            `الجهة المسؤولة عن بياناتك هي ${association.name.ar}، وتعالجها وفق ${law.ar}.`,
          ),
        },
      ],
    },
    service("contact", words("Contact form and complaints", "نموذج التواصل والشكاوى"), [
      words(
        "Your name, your phone number, your e-mail address if you give one, and the title and text of your message.",
        "اسمك، ورقم هاتفك، وبريدك الإلكتروني إن ذكرته، وعنوان رسالتك ونصها.",
      ),
      words("To deal with your message and to answer it.", "النظر في رسالتك والرد عليها."),
      words("The employees who handle complaints.", "الموظفون المكلّفون بمتابعة الشكاوى."),
    ]),
    service("survey", words("Satisfaction survey", "استبيان الرضا"), [
      words(
        "Your answers and, if you write one, your comment. They are stored without a name and without a network (IP) address.",
        "إجاباتك وملاحظتك إن كتبتها، وتُحفظ دون اسم ودون عنوان الشبكة (IP).",
      ),
      words("To see how well the association serves people.", "معرفة مستوى خدمات النقابة."),
      words(
        "The association's administrators; all responses are confidential.",
        "مديرو الموقع في النقابة، وجميع الإجابات سرّية.",
      ),
    ]),
    service("internship", words("Internship application", "طلب التسجيل حتى الامتياز"), [
      words(
        "Your name, nationality, sex, place and date of birth, residence, identity document and national number, degree and school dates, phone numbers, e-mail and home address; also drafts that you save and documents that you attach.",
        "اسمك وجنسيتك وجنسك، ومكان ولادتك وتاريخها، ومكان إقامتك، ووثيقة إثبات شخصيتك ورقمك الوطني، وتواريخ الشهادة والدراسة، وأرقام هواتفك، وبريدك الإلكتروني، وعنوان سكنك، والمسوّدات التي تحفظها، والوثائق التي ترفقها.",
      ),
      words(
        "To examine the application and to enter you in the register.",
        "دراسة الطلب وتسجيلك لدى النقابة.",
      ),
      words("The employees who examine applications.", "الموظفون المكلّفون بدراسة الطلبات."),
    ]),
    service("oath", words("Doctor's oath", "قَسَم الطبيب"), [
      words(
        "Your association number; your name is read from the register.",
        "رقمك النقابي، أما اسمك فيُقرأ من السجلّ.",
      ),
      words("To list who takes the oath.", "إعداد قائمة بمن يؤدّون القَسَم."),
      words(
        "The association's administrators. Anyone who enters a number sees the name that belongs to it.",
        "مديرو الموقع في النقابة. ومن يُدخل رقمًا يظهر له اسم صاحبه.",
      ),
    ]),
    service("doctor-portal", words("Doctor portal", "بوابة الطبيب"), [
      words(
        "Your association number and password; from the register your names, national number, mobile, e-mail, home and work address, whether you practise, and what you have paid.",
        "رقمك النقابي وكلمة مرورك، ومن السجلّ اسمك بالعربية والإنجليزية، ورقمك الوطني، وهاتفك الخلوي، وبريدك الإلكتروني، وعنوانا السكن والعمل، وهل تزاول المهنة، وما سدّدته.",
      ),
      words(
        "To show you your own cards, to keep your details right, and to issue your certificate.",
        "عرض بطاقاتك لك، وتحديث بياناتك، وإصدار شهادتك.",
      ),
      words(
        "You, the users of the association's computer portal and the employees authorised to do so. Each time someone else opens your record it is noted, and you can read the list.",
        "أنت، ومستخدمو بوابة الحاسوب في النقابة، والموظفون المخوّلون بذلك. ويُدوَّن كل اطّلاع لغيرك على سجلّك، ولك أن تقرأ القائمة.",
      ),
    ]),
    service("certificate", words("Certificates and their verification", "الشهادات والتحقق منها"), [
      words(
        "Your name as printed, association number, serial number, date and validity of the certificate.",
        "اسمك كما طُبع في الشهادة، ورقمك النقابي، والرقم التسلسلي للشهادة وتاريخها وصلاحيتها.",
      ),
      words("To recognise forged or altered certificates.", "كشف الشهادات المزوّرة أو المحرّفة."),
      words(
        "Anyone who has the certificate's code, and nothing beyond these details. Anyone who looks up an association number there sees the doctor's name and whether the doctor practises. We record every check.",
        "كل من لديه رمز الشهادة، ولا يرى غير هذه البيانات. ومن يستعلم هناك عن رقم نقابي يعرف اسم الطبيب وهل يزاول المهنة. وتُدوَّن عمليات التحقق.",
      ),
    ]),
    service("elections", words("Elections look-up", "الاستعلام عن البطاقة الانتخابية"), [
      words(
        "The doctor's name, mobile number, governorate, workplace and whether the doctor has voted, never for whom.",
        "اسم الطبيب، وهاتفه الخلوي، ومحافظته، ومكان عمله، وهل أدلى بصوته، ولا يُسجَّل لمن اقترع.",
      ),
      words("To make sure that every doctor votes once.", "ضمان أن يقترع كل طبيب مرة واحدة."),
      words(
        "Everybody sees the name, the governorate, part of the mobile number and the right to vote. Only the users of the computer portal see the whole card.",
        "للجميع: الاسم، والمحافظة، وجزء من رقم الهاتف، وحق الاقتراع. أما البطاقة كاملة فلمستخدمي بوابة الحاسوب وحدهم.",
      ),
    ]),
    service("employees", words("Employees' accounts", "حسابات الموظفين"), [
      words(
        "Name, e-mail address, role, and what the employee did on the website.",
        "الاسم، والبريد الإلكتروني، والصلاحية الممنوحة، وما قام به الموظف في الموقع.",
      ),
      words(
        "To let in only those who may enter, and to know who changed what.",
        "قصر الدخول على المخوّلين، ومعرفة من أجرى كل تغيير.",
      ),
      words("The association's administrators.", "مديرو الموقع في النقابة."),
    ]),
    {
      id: "cookies",
      title: words("Cookies", "ملفات تعريف الارتباط"),
      blocks: [
        {
          kind: "text",
          text: words(
            "Cookies are small notes that your browser keeps for this website. We set only the ones below; none follows you to other websites.",
            "ملفات تعريف الارتباط (الكوكيز) نصوص قصيرة يحفظها متصفحك لهذا الموقع. ولا نستخدم منها إلا ما يأتي، ولا يتتبّعك أي منها في مواقع أخرى.",
          ),
        },
        {
          kind: "table",
          caption: words("The cookies of this website", "ملفات تعريف الارتباط في هذا الموقع"),
          head: [
            words("Cookie", "الملف"),
            words("What it is for", "الغرض"),
            words("How long it lasts", "المدة"),
          ],
          rows: [
            [
              words("lang, theme, lite", ltr("lang, theme, lite")),
              words(
                "Your language, the light or dark theme, pages without pictures",
                "اللغة، والمظهر الفاتح أو الداكن، والصفحات بلا صور",
              ),
              words("One year", "سنة واحدة"),
            ],
            [
              words("flash", ltr("flash")),
              words(
                "A sentence that the next page shows you once",
                "جملة تعرضها لك الصفحة التالية مرة واحدة",
              ),
              words(`At most ${website.noticeMinutes} minutes`, `${website.noticeMinutes} دقائق على الأكثر`),
            ],
            [
              words(
                "naqaba_doctor, naqaba_computer, naqaba_staff",
                ltr("naqaba_doctor, naqaba_computer, naqaba_staff"),
              ),
              words(
                "That you are signed in; a random code with no personal details in it",
                "تسجيل دخولك؛ وهو رمز عشوائي لا يحمل بيانات شخصية",
              ),
              words(
                `Until you sign out, at most ${session.en}`,
                `حتى تسجيل الخروج، و${session.ar} على الأكثر`,
              ),
            ],
            [
              words("naqaba_device", ltr("naqaba_device")),
              words(
                "The account names that have signed in on this device, so that a stranger's wrong passwords do not lock you out",
                "أسماء الحسابات التي سجّلت الدخول من هذا الجهاز، كي لا تمنعك محاولات الغرباء من دخول حسابك",
              ),
              words("One year", "سنة واحدة"),
            ],
          ],
        },
      ],
    },
    {
      id: "storage",
      title: words("Where details are kept and how they are protected", "حفظ البيانات وحمايتها"),
      blocks: [
        {
          kind: "list",
          items: [
            words(
              "Details are kept in this website's own database and file store, for which the association is responsible.",
              "تُحفظ البيانات في قاعدة بيانات هذا الموقع ومخزن ملفاته، وتتولى النقابة المسؤولية عنهما.",
            ),
            words(
              "E-mail that we send to you passes through the mail service that the association uses.",
              "يمر البريد الذي نرسله إليك عبر خدمة البريد التي تستخدمها النقابة.",
            ),
            words(
              "Passwords are stored only in a form from which they cannot be read back. Nobody at the association knows yours.",
              "لا تُخزَّن كلمات المرور إلا بصيغة لا يمكن استرجاعها منها، ولا يعرف كلمة مرورك أحد في النقابة.",
            ),
            words(
              "Each service opens only the details it needs, and only to those who are entitled to them. After several wrong passwords further attempts have to wait.",
              "تقتصر كل خدمة على ما تحتاج إليه من البيانات، ولا تُظهرها إلا لمن يحق له الاطّلاع عليها. ومن كرّر إدخال كلمة مرور خاطئة فعليه الانتظار قبل المحاولة من جديد.",
            ),
            words(
              "Browsers and the servers in between are told not to keep copies of pages with personal details.",
              "يُطلب من المتصفح والخوادم الوسيطة عدم الاحتفاظ بنسخ من الصفحات التي تحمل بيانات شخصية.",
            ),
            words(
              "The server's log holds the time, the page and the result of a visit. Network addresses serve only to stop guessing and floods of messages, and to trace misuse.",
              "يحفظ سجلّ الخادم وقت الزيارة والصفحة ونتيجتها. ولا تُستخدم عناوين الشبكة إلا لمنع محاولات التخمين وإغراق الموقع بالرسائل، ولتتبّع إساءة الاستخدام.",
            ),
            words(
              "Where a photo is published, the place and camera details that phones hide in it are removed.",
              "عند نشر صورة تُحذف منها بيانات المكان والكاميرا التي تضيفها الهواتف.",
            ),
          ],
        },
        {
          kind: "text",
          text: words(
            "If a breach endangers your details, the association informs you and the authorities as the law requires.",
            "وإذا وقع اختراق يعرّض بياناتك للخطر أبلغتك النقابة وأبلغت الجهات المختصة كما يوجب القانون.",
          ),
        },
        {
          kind: "awaits",
          text: words(
            "How long each kind of detail is kept before it is deleted.",
            "مدة الاحتفاظ بكل نوع من البيانات قبل حذفه.",
          ),
        },
      ],
    },
    {
      id: "rights",
      title: words("Your rights", "حقوقك"),
      blocks: [
        {
          kind: "text",
          text: words(`Under the ${law.en} you may:`, `لك بموجب ${law.ar}:`),
        },
        {
          kind: "list",
          items: [
            words(
              "know which details are held about you and receive a copy;",
              "أن تعرف ما يُحفظ عنك من بيانات وأن تحصل على نسخة منها؛",
            ),
            words("have mistakes corrected;", "أن تطلب تصحيح الخطأ فيها؛"),
            words("object to a use of your details;", "أن تعترض على معالجتها؛"),
            words(
              "withdraw a consent that you gave, with effect from that day;",
              "أن تسحب موافقة أعطيتها، ويسري ذلك من تاريخ السحب؛",
            ),
            words("complain about how they are handled.", "أن تشتكي من طريقة التعامل معها."),
          ],
        },
        {
          kind: "text",
          text: words(
            "Doctors correct most of their details themselves in the doctor portal. For everything else write to us; to protect you we first make sure that it is you who asks.",
            "يصحّح الطبيب معظم بياناته بنفسه في بوابة الطبيب. ولغير ذلك راسلنا، وسنتحقق أولًا من أنك صاحب الطلب حمايةً لك.",
          ),
        },
        { kind: "links", paths: ["/contact-us", "/dr-portal", "/terms_and_conditions"] },
        {
          kind: "awaits",
          text: words(
            "Whom to ask at the association about data protection.",
            "اسم المسؤول عن حماية البيانات في النقابة وطريقة التواصل معه.",
          ),
        },
      ],
    },
  ],
};
