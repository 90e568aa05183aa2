import type { Article } from "../article";
import { association } from "../association";
import { provenance } from "../facts/provenance";
import { applicationForm, examExemptBefore } from "../facts/registration";
import { paymentPlaces, paymentWays } from "../facts/services";
import { dayInWords } from "../facts/website";
import { placeOf } from "../figures";
import type { FigureName } from "../first-edition/figures";
import { ltr, type Words, words } from "../words";

const { officeHours } = association;
const { nationalNumberDigits, phoneDigits } = applicationForm;

const internship = {
  jordanian: placeOf("registration.internship.jordanian"),
  other: placeOf("registration.internship.non-jordanian"),
};
const permanent = placeOf("registration.permanent");
const residency = placeOf("registration.residency");
const specialty = placeOf("registration.specialty");
const vacancy = placeOf("registration.vacancy");
const firstYears = placeOf("authority.years-without-retirement");
const exemptBefore = dayInWords(examExemptBefore);
const cap = placeOf("registration.non-jordanian-share");

const PLACES = 10;
const placesWithinCap = placeOf(`number ${PLACES} * registration.non-jordanian-share / 100`);

const sumOf = (first: FigureName, ...others: FigureName[]) => placeOf(`${first} + ${others.join(" + ")}`);

const jordanian = words("Jordanian", "أردني");
const nonJordanian = words("Non-Jordanian", "غير أردني");

const examAmounts: Record<"registered" | "notRegistered", { jordanian: Words; nonJordanian: Words }> = {
  registered: {
    jordanian: placeOf("registration.exam.registered.jordanian"),
    nonJordanian: placeOf("registration.exam.registered.non-jordanian"),
  },
  notRegistered: {
    jordanian: placeOf("registration.exam.new.jordanian"),
    nonJordanian: placeOf("registration.exam.new.non-jordanian"),
  },
};

const savedByEarlierRegistration = {
  jordanian: placeOf("registration.exam.new.jordanian - registration.exam.registered.jordanian"),
  nonJordanian: placeOf("registration.exam.new.non-jordanian - registration.exam.registered.non-jordanian"),
};

export const article: Article = {
  path: "/registration-requirements",
  ...provenance.registration,
  accordion: true,
  lead: words(
    "Registration is mandatory for every doctor who practises in Jordan, Jordanian or not. Here is what each step costs, who sits the comprehensive exam, and how and where to pay.",
    "التسجيل في النقابة إلزامي لكل طبيب يزاول المهنة في الأردن، أردنيًا كان أم غير أردني. وفي هذه الصفحة رسوم كل خطوة، ومن يتقدّم إلى الامتحان الشامل، وطرق الدفع ومكانه.",
  ),
  keyFacts: [
    {
      value: internship.jordanian,
      label: words("to register for the internship (Jordanian)", "رسم التسجيل حتى الامتياز للأردني"),
    },
    { value: permanent, label: words("to register permanently", "رسم التسجيل الدائم") },
    { value: residency, label: words("to register a residency", "رسم تسجيل الإقامة") },
    { value: specialty, label: words("to register a specialty", "رسم تسجيل الاختصاص") },
  ],
  sections: [
    {
      id: "internship",
      title: words("Internship registration", "التسجيل حتى الامتياز"),
      blocks: [
        {
          kind: "text",
          text: words(
            "The internship year, called Emtyaz in Arabic, is the first step. Jordanian and non-Jordanian doctors both register for it; only the fee differs.",
            "سنة الامتياز هي الخطوة الأولى، ويسجَّل لها الأطباء الأردنيون وغير الأردنيين، ولا يختلف إلا مقدار الرسم.",
          ),
        },
        {
          kind: "facts",
          rows: [
            { label: words("Jordanian doctor", "الطبيب الأردني"), value: internship.jordanian },
            { label: words("Non-Jordanian doctor", "الطبيب غير الأردني"), value: internship.other },
          ],
        },
        {
          kind: "text",
          text: words(
            "The application is filled in and sent on this website. The topic “How to apply online” lists everything the form asks for, so that you can have it ready.",
            "يُعبَّأ الطلب ويُرسل من هذا الموقع. وفي بند «تقديم الطلب إلكترونيًا» كل ما يُطلب من بيانات، فأعِدّها مسبقًا.",
          ),
        },
        {
          kind: "awaits",
          text: words(
            "The conditions and the documents to bring for each kind of registration: internship, permanent, residency, and fellowship or specialty.",
            "شروط كل نوع من أنواع التسجيل والوثائق المطلوبة له: الامتياز، والتسجيل الدائم، والإقامة، والزمالة أو الاختصاص.",
          ),
        },
        { kind: "links", paths: ["/registration-until-emtyaz"] },
      ],
    },
    {
      id: "permanent",
      title: words("Permanent registration", "التسجيل الدائم"),
      blocks: [
        {
          kind: "text",
          text: words(
            `Permanent registration follows the internship. Its fee is ${permanent.en}.`,
            `يأتي التسجيل الدائم بعد الامتياز، ورسمه ${permanent.ar}.`,
          ),
        },
        {
          kind: "text",
          text: words(
            `It matters to the authority fund as well, in which every Jordanian doctor takes part: in the first ${firstYears.en} of permanent registration the retirement contribution may be left out.`,
            `وللتسجيل الدائم أثره في صندوق التقاعد والضمان الاجتماعي الذي يشترك فيه كل طبيب أردني: ففي أول ${firstYears.ar} من التسجيل الدائم يجوز للطبيب ألّا يسدّد عائدات التقاعد.`,
          ),
        },
        { kind: "links", paths: ["/authority-fund"] },
      ],
    },
    {
      id: "residency",
      title: words("Residency", "الإقامة"),
      blocks: [
        {
          kind: "text",
          text: words(
            `The fee for registration as a resident doctor is ${residency.en}.`,
            `رسم التسجيل بصفة طبيب مقيم ${residency.ar}.`,
          ),
        },
        {
          kind: "text",
          text: words(
            "If you are not sure that this is the registration you need, ask the association before you pay.",
            "وإن كان لديك شك في أن هذا هو التسجيل المطلوب منك، فاسأل النقابة قبل الدفع.",
          ),
        },
      ],
    },
    {
      id: "specialty",
      title: words("Fellowship or specialty", "الزمالة أو الاختصاص"),
      blocks: [
        {
          kind: "text",
          text: words(
            `The fee for a fellowship or a specialty is ${specialty.en}.`,
            `رسم الزمالة أو الاختصاص ${specialty.ar}.`,
          ),
        },
        {
          kind: "note",
          text: words(
            "The titles of specialist and consultant are another matter: they have their own fees and rules, on the page of the specialty titles fund.",
            "هذا الرسم غير رسم لقب الاختصاصي أو المستشار، فلكل لقب رسمه وأحكامه في صفحة صندوق ألقاب الاختصاص.",
          ),
        },
        { kind: "links", paths: ["/specialty-titles-fund"] },
      ],
    },
    {
      id: "comprehensive-exam",
      title: words("The comprehensive exam", "الامتحان الشامل"),
      blocks: [
        {
          kind: "text",
          text: words(
            `The comprehensive exam is for every doctor who belongs to none of the exempt groups. Those are Jordanians licensed before ${exemptBefore.en}, specialists, and graduates of Jordanian universities.`,
            `الامتحان الشامل مطلوب من كل طبيب لا ينتمي إلى إحدى الفئات المعفاة، وهي: الأردنيون الحاصلون على الترخيص قبل ${exemptBefore.ar}، والاختصاصيون، وخريجو الجامعات الأردنية.`,
          ),
        },
        {
          kind: "table",
          caption: words("Fee of the comprehensive exam list", "رسم كشف الامتحان الشامل"),
          head: [
            words("Doctor", "الطبيب"),
            words("Registered before", "سبق تسجيله"),
            words("Not registered before", "لم يسبق تسجيله"),
          ],
          rows: [
            [jordanian, examAmounts.registered.jordanian, examAmounts.notRegistered.jordanian],
            [nonJordanian, examAmounts.registered.nonJordanian, examAmounts.notRegistered.nonJordanian],
          ],
        },
        {
          kind: "text",
          text: words(
            `Earlier registration lowers the fee: a Jordanian who was never registered pays ${savedByEarlierRegistration.jordanian.en} more, a non-Jordanian ${savedByEarlierRegistration.nonJordanian.en} more. If you have been registered before, say so when you pay.`,
            `يقلّ الرسم لمن سبق تسجيله: فالأردني الذي لم يسبق تسجيله يدفع زيادة قدرها ${savedByEarlierRegistration.jordanian.ar}، وغير الأردني زيادة قدرها ${savedByEarlierRegistration.nonJordanian.ar}. فإن سبق تسجيلك فاذكر ذلك عند الدفع.`,
          ),
        },
        {
          kind: "text",
          text: words(
            "Before you pay, ask the association by phone when the next exam is and by what day to apply.",
            "وقبل الدفع، اسأل النقابة هاتفيًا عن موعد الامتحان المقبل وآخر يوم لتقديم الطلب.",
          ),
        },
      ],
    },
    {
      id: "vacancy",
      title: words("Vacancy announcement", "الإعلان عن شاغر"),
      blocks: [
        {
          kind: "text",
          text: words(
            `The fee for the announcement of a vacancy is ${vacancy.en}.`,
            `رسم الإعلان عن شاغر ${vacancy.ar}.`,
          ),
        },
        {
          kind: "text",
          text: words(
            "Doctors looking for work find the vacancies announced through the association under Careers.",
            "ويجد الأطباء الباحثون عن عمل الشواغر المعلنة من خلال النقابة في صفحة فرص العمل.",
          ),
        },
        {
          kind: "awaits",
          text: words(
            "Who applies for the announcement of a vacancy, and what it has to state.",
            "الجهة التي تطلب الإعلان عن الشاغر، وما يجب أن يتضمنه الإعلان.",
          ),
        },
        { kind: "links", paths: ["/careers"] },
      ],
    },
    {
      id: "private-hospitals",
      title: words(
        "Non-Jordanian doctors in private hospitals",
        "الأطباء غير الأردنيين في المستشفيات الخاصة",
      ),
      blocks: [
        {
          kind: "text",
          text: words(
            `A private hospital may accept non-Jordanian doctors up to a share of ${cap.en}: of every ${PLACES} places, ${placesWithinCap.en} at most.`,
            `يجوز للمستشفى الخاص قبول أطباء غير أردنيين بنسبة لا تتجاوز ${cap.ar}، أي ${placesWithinCap.ar} أماكن من كل ${PLACES} على الأكثر.`,
          ),
        },
        {
          kind: "text",
          text: words(
            "The requirements state this share for private hospitals only. A non-Jordanian doctor who is offered a place in one should ask the hospital whether the share is already filled before paying any fee.",
            "وتخص هذه النسبة المستشفيات الخاصة وحدها. ويحسن بالطبيب غير الأردني الذي عُرض عليه مكان في مستشفى خاص أن يسأله هل اكتملت النسبة قبل أن يدفع أي رسم.",
          ),
        },
      ],
    },
    {
      id: "fees",
      title: words("All fees at a glance", "خلاصة الرسوم"),
      blocks: [
        {
          kind: "table",
          caption: words("Registration fees", "رسوم التسجيل"),
          head: [words("Fee", "الرسم"), words("Amount", "المبلغ")],
          rows: [
            [words("Internship, Jordanian", "الامتياز، أردني"), internship.jordanian],
            [words("Internship, non-Jordanian", "الامتياز، غير أردني"), internship.other],
            [words("Permanent registration", "التسجيل الدائم"), permanent],
            [words("Residency", "الإقامة"), residency],
            [words("Fellowship or specialty", "الزمالة أو الاختصاص"), specialty],
            [words("Vacancy announcement", "الإعلان عن شاغر"), vacancy],
            [
              words(
                "Comprehensive exam list, Jordanian registered before",
                "كشف الامتحان الشامل، أردني سبق تسجيله",
              ),
              examAmounts.registered.jordanian,
            ],
            [
              words(
                "Comprehensive exam list, non-Jordanian registered before",
                "كشف الامتحان الشامل، غير أردني سبق تسجيله",
              ),
              examAmounts.registered.nonJordanian,
            ],
            [
              words(
                "Comprehensive exam list, Jordanian not registered before",
                "كشف الامتحان الشامل، أردني لم يسبق تسجيله",
              ),
              examAmounts.notRegistered.jordanian,
            ],
            [
              words(
                "Comprehensive exam list, non-Jordanian not registered before",
                "كشف الامتحان الشامل، غير أردني لم يسبق تسجيله",
              ),
              examAmounts.notRegistered.nonJordanian,
            ],
          ],
        },
        {
          kind: "table",
          caption: words("Examples of totals", "أمثلة على مجموع الرسوم"),
          head: [words("Doctor and steps", "الطبيب وخطوات تسجيله"), words("Total", "المجموع")],
          rows: [
            [
              words(
                "Jordanian, exempt from the exam: internship and permanent registration",
                "أردني معفى من الامتحان: الامتياز والتسجيل الدائم",
              ),
              sumOf("registration.internship.jordanian", "registration.permanent"),
            ],
            [
              words(
                "Jordanian, registered before: internship, comprehensive exam list and permanent registration",
                "أردني سبق تسجيله: الامتياز وكشف الامتحان الشامل والتسجيل الدائم",
              ),
              sumOf(
                "registration.internship.jordanian",
                "registration.exam.registered.jordanian",
                "registration.permanent",
              ),
            ],
            [
              words(
                "Non-Jordanian, exempt from the exam: internship and permanent registration",
                "غير أردني معفى من الامتحان: الامتياز والتسجيل الدائم",
              ),
              sumOf("registration.internship.non-jordanian", "registration.permanent"),
            ],
            [
              words(
                "Non-Jordanian, registered before: internship, comprehensive exam list and permanent registration",
                "غير أردني سبق تسجيله: الامتياز وكشف الامتحان الشامل والتسجيل الدائم",
              ),
              sumOf(
                "registration.internship.non-jordanian",
                "registration.exam.registered.non-jordanian",
                "registration.permanent",
              ),
            ],
          ],
        },
        {
          kind: "note",
          text: words(
            "These are registration fees. The subscriptions to the association's funds are separate; each fund has its own page.",
            "هذه رسوم التسجيل وحدها، أما اشتراكات صناديق النقابة فمستقلة عنها، ولكل صندوق صفحته.",
          ),
        },
      ],
    },
    {
      id: "payment",
      title: words("How and where to pay", "طرق الدفع ومكانه"),
      blocks: [
        { kind: "list", items: paymentWays },
        {
          kind: "note",
          text: words(
            `Pay in one place only, ${paymentPlaces.en}: choose one of the two and stay with it.`,
            `يكون الدفع في مكان واحد فقط: ${paymentPlaces.ar}. فاختر إحداهما والتزم بها.`,
          ),
        },
        {
          kind: "facts",
          rows: [
            {
              label: words("Office hours", "ساعات الدوام"),
              value: words(
                `${officeHours.from} to ${officeHours.to}`,
                `من ${ltr(officeHours.from)} إلى ${ltr(officeHours.to)}`,
              ),
            },
          ],
        },
        {
          kind: "text",
          text: words(
            "Whichever way you choose, keep the receipt, and check that it shows your name, what was paid for and the amount.",
            "وأيًّا كانت الطريقة فاحتفظ بالإيصال، وتحقق من أنه يبيّن اسمك وسبب الدفع والمبلغ.",
          ),
        },
        { kind: "links", paths: ["/electronic-payments", "/contact-us"] },
      ],
    },
    {
      id: "online",
      title: words("How to apply online", "تقديم الطلب إلكترونيًا"),
      blocks: [
        {
          kind: "list",
          ordered: true,
          items: [
            words(
              "Have the details listed below at hand, above all the dates of your studies.",
              "جهّز البيانات المبيّنة أدناه، ولا سيما تواريخ الدراسة.",
            ),
            words(
              "Open “Registration Until Emtyaz” and fill in the form. You may save it as a draft and finish it later.",
              "افتح صفحة «التسجيل حتى الامتياز» وعبّئ الطلب. ويمكنك حفظه مسوّدةً وإكماله لاحقًا.",
            ),
            words(
              "Send it. The next page shows a temporary number: write it down.",
              "أرسل الطلب، فيظهر لك رقم مؤقت: دوّنه.",
            ),
            words(
              "Quote the temporary number whenever you ask the association about your application. It is not your association number.",
              "اذكر الرقم المؤقت كلما راجعت النقابة بشأن طلبك. وهو غير الرقم النقابي.",
            ),
          ],
        },
        {
          kind: "facts",
          rows: [
            {
              label: words("Name", "الاسم"),
              value: words(
                "In Arabic and in English; letters and spaces only",
                "بالعربية وبالإنجليزية، بالحروف والمسافات فقط",
              ),
            },
            {
              label: words("Personal details", "البيانات الشخصية"),
              value: words(
                "Nationality, sex, place and date of birth",
                "الجنسية والجنس ومكان الولادة وتاريخها",
              ),
            },
            {
              label: words("Residence", "مكان الإقامة"),
              value: words(
                "Inside Jordan, in the West Bank or outside Jordan; the city; the home address",
                "داخل الأردن أو في الضفة الغربية أو خارج الأردن، والمدينة، وعنوان السكن",
              ),
            },
            {
              label: words("Identity", "إثبات الشخصية"),
              value: words(
                `The kind of document: passport, civil or military card, family book, or card for the children of Jordanian women; its number if you wish; the national number of ${nationalNumberDigits} digits`,
                `نوع الوثيقة: جواز سفر، أو هوية مدنية أو عسكرية، أو دفتر عائلة، أو بطاقة أبناء الأردنيات، ورقمها إن شئت، والرقم الوطني المكوّن من ${nationalNumberDigits} أرقام`,
              ),
            },
            {
              label: words("Medical degree", "الشهادة الجامعية"),
              value: words(
                "Country and university, number of years of study, and the dates of enrolment, graduation, degree and equivalency",
                "البلد والجامعة وعدد سنوات الدراسة، وتواريخ الالتحاق والتخرج والشهادة والمعادلة",
              ),
            },
            {
              label: words("Secondary school", "الثانوية العامة"),
              value: words("Scientific or literary branch, and the date", "الفرع العلمي أو الأدبي، وتاريخها"),
            },
            {
              label: words("Contact", "وسائل الاتصال"),
              value: words(
                `E-mail address and mobile number, a home telephone if you wish; phone numbers of ${phoneDigits.from} to ${phoneDigits.to} digits`,
                `البريد الإلكتروني ورقم الهاتف الخلوي، وهاتف المنزل إن شئت. ويتكوّن رقم الهاتف من ${phoneDigits.from} إلى ${phoneDigits.to} أرقام`,
              ),
            },
          ],
        },
        {
          kind: "note",
          text: words(
            "No date may lie in the future, and the dates must be in order: graduation not before enrolment, the degree not before graduation, the equivalency not before the degree.",
            "لا يُقبل تاريخ لم يحلّ بعد، ويجب أن تتسلسل التواريخ: فالتخرج لا يسبق الالتحاق، والشهادة لا تسبق التخرج، والمعادلة لا تسبق الشهادة.",
          ),
        },
        { kind: "links", paths: ["/registration-until-emtyaz"] },
      ],
    },
    {
      id: "exemptions",
      title: words("Exemptions", "الإعفاءات"),
      blocks: [
        {
          kind: "text",
          text: words(
            "Three groups need not sit the comprehensive exam. Belonging to one of them is enough.",
            "تُعفى من الامتحان الشامل ثلاث فئات، ويكفي الانتماء إلى واحدة منها:",
          ),
        },
        {
          kind: "list",
          items: [
            words(
              `Jordanians who were licensed before ${exemptBefore.en}`,
              `الأردنيون الحاصلون على الترخيص قبل ${exemptBefore.ar}`,
            ),
            words("Specialists", "الاختصاصيون"),
            words("Graduates of Jordanian universities", "خريجو الجامعات الأردنية"),
          ],
        },
        {
          kind: "note",
          text: words(
            "The exemption is from the exam. Registration remains mandatory, and the requirements name no exemption from the registration fees.",
            "يقتصر الإعفاء على الامتحان. أما التسجيل فيبقى إلزاميًا، ولم يرد في المتطلبات إعفاء من رسومه.",
          ),
        },
      ],
    },
  ],
};
