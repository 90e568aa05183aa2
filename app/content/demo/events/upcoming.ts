import type { DemoEvent } from "./event";

export const upcoming: DemoEvent[] = [
  {
    titleAr: "يوم مفتوح لاستقبال الأطباء الجدد",
    title: "Open day for new doctors",
    descriptionAr:
      "تستقبل النقابة اليوم خريجي كليات الطب والأطباء العائدين من الخارج، وتعرّفهم بخطوات التسجيل حتى الامتياز والتسجيل الدائم.\n\nيجيب موظفو التسجيل عن الأسئلة في القاعة الرئيسية طوال ساعات الدوام، ولا حاجة إلى موعد مسبق.",
    description:
      "The association welcomes graduates and doctors returning from abroad, and explains the way from the internship year to permanent registration.\n\nThe registration staff answer questions in the main hall during office hours. No appointment is needed.",
    daysAway: 0,
    picture: 9,
  },
  {
    titleAr: "دورة الإنعاش القلبي الأساسي",
    title: "Course in basic life support",
    descriptionAr:
      "تدريب عملي على الإنعاش القلبي الرئوي للبالغين والأطفال، وعلى استخدام جهاز الصدمات الخارجي. يتدرب المشاركون في مجموعات صغيرة على الدمى التعليمية.\n\nتُمنح شهادة حضور لمن يجتاز التقييم العملي في نهاية اليوم.",
    description:
      "Hands-on training in resuscitation of adults and children and in the use of an external defibrillator. Participants practise on manikins in small groups.\n\nThose who pass the practical assessment at the end of the day receive a certificate of attendance.",
    daysAway: 5,
    picture: 2,
  },
  {
    titleAr: "محاضرة: المضادات الحيوية في عيادات الأطفال",
    title: "Lecture: antibiotics in the children's clinic",
    descriptionAr:
      "متى يكفي الانتظار والمراقبة؟ ومتى يكون المضاد الحيوي ضروريًا؟ تناقش المحاضرة حالات يومية من العيادات، وتعرض وسائل الحديث مع الأهل عن الاستعمال الرشيد للدواء.",
    description:
      "When is it enough to wait and watch, and when is an antibiotic needed? The lecture discusses everyday cases from clinics and ways of talking to parents about sensible use.",
    daysAway: 9,
    picture: null,
  },
  {
    titleAr: "لقاء أطباء محافظة إربد مع مجلس النقابة",
    title: "Doctors of Irbid meet the council",
    descriptionAr:
      "يلتقي مجلس النقابة أطباء المحافظة للاستماع إلى ملاحظاتهم حول ظروف العمل والخدمات الإلكترونية والصناديق.\n\nيمكن إرسال الأسئلة مسبقًا من خلال صفحة «اتصل بنا».",
    description: null,
    daysAway: 14,
    picture: 8,
  },
  {
    titleAr: "المؤتمر السنوي للرعاية الصحية الأولية",
    title: "Annual conference on primary health care",
    descriptionAr:
      "يجتمع أطباء الأسرة والأطباء العامون لتبادل الخبرات في متابعة الأمراض المزمنة والكشف المبكر وتنظيم العيادة.\n\nيتضمن المؤتمر جلسات حوارية وورشات عمل، ويُعرض البرنامج المفصّل على هذه الصفحة قبل أسبوع من انعقاده.",
    description:
      "Family doctors and general practitioners exchange experience in following chronic illness, early detection and running a clinic.\n\nThere are panel discussions and workshops. The detailed programme appears on this page a week before.",
    daysAway: 21,
    picture: 0,
  },
  {
    titleAr: "ورشة كتابة التقرير الطبي",
    title: "Workshop: writing a medical report",
    descriptionAr:
      "تقرير واضح يختصر الطريق على المريض وعلى الزميل الذي يستقبله. تتناول الورشة بنية التقرير ولغته وما يجب أن يُذكر فيه وما لا يجوز إفشاؤه.\n\nيُرجى إحضار نموذج من تقاريركم بعد حذف كل ما يدل على المريض.",
    description:
      "A clear report shortens the way for the patient and for the colleague who receives him. The workshop deals with its structure, its language, what it must say and what must not be disclosed.\n\nPlease bring a report of your own from which everything that identifies the patient has been removed.",
    daysAway: 28,
    picture: 4,
  },
  {
    titleAr: "حملة التبرع بالدم في مجمّع النقابات",
    title: "Blood drive at the associations' complex",
    descriptionAr:
      "تدعو النقابة الأطباء والمواطنين إلى التبرع بالدم. يُرجى النوم الكافي وتناول وجبة خفيفة قبل التبرع وإحضار وثيقة إثبات الشخصية.",
    description:
      "Doctors and the public are invited to give blood. Please sleep well, eat something light beforehand and bring an identity document.",
    daysAway: 33,
    picture: 5,
  },
  {
    titleAr: "ندوة: السلامة النفسية للأطباء المناوبين",
    title: "Panel: the wellbeing of doctors on call",
    descriptionAr:
      "الإرهاق المهني ليس ضعفًا شخصيًا. يتحدث زملاء من أقسام الطوارئ والعناية الحثيثة عن تجاربهم، وعن تنظيم المناوبات، وعن الأماكن التي يجد فيها الطبيب من يصغي إليه.",
    description:
      "Exhaustion is not a personal weakness. Colleagues from emergency and intensive care speak of their experience, of organising duty rotas, and of where a doctor finds someone who listens.",
    daysAway: 40,
    picture: null,
  },
  {
    titleAr: "يوم علمي في مستشفيات الكرك",
    title: null,
    descriptionAr:
      "محاضرات قصيرة في طب الطوارئ والإصابات، تليها جولة على الحالات ونقاش مفتوح. الدعوة عامة لأطباء محافظات الجنوب.",
    description: null,
    daysAway: 47,
    picture: 1,
  },
  {
    titleAr: "دورة قراءة تخطيط القلب",
    title: "Course in reading the electrocardiogram",
    descriptionAr:
      "ثلاث أمسيات من التمرين على تخطيطات حقيقية، من الأساسيات حتى اضطرابات النظم الشائعة. المقاعد محدودة والأولوية بحسب أسبقية التسجيل.",
    description:
      "Three evenings of practice on real tracings, from the basics to common disturbances of rhythm. Places are limited and given in the order of registration.",
    daysAway: 55,
    picture: 2,
  },
  {
    titleAr: "الاجتماع العام العادي للهيئة العامة",
    title: "Ordinary meeting of the general assembly",
    descriptionAr:
      "يُدعى الأعضاء إلى الاجتماع العام لمناقشة التقرير السنوي والتقرير المالي. يُنشر جدول الأعمال على صفحة الأخبار قبل الاجتماع.",
    description:
      "Members are invited to the general meeting, which discusses the annual and the financial report. The agenda is published among the news beforehand.",
    daysAway: 63,
    picture: 3,
  },
  {
    titleAr: "ورشة الموجات فوق الصوتية في الطوارئ",
    title: "Workshop: ultrasound in emergencies",
    descriptionAr:
      "تطبيق عملي على أجهزة محمولة لتقييم البطن والصدر عند وصول المصاب. عدد المشاركين محدود ليتمكن كل طبيب من التدريب بنفسه.",
    description:
      "Practice with portable machines in assessing the abdomen and chest of an arriving casualty. The group is small, so that every doctor can practise.",
    daysAway: 72,
    picture: null,
  },
  {
    titleAr: "ملتقى طبيبات الأردن",
    title: "Forum of women doctors",
    descriptionAr:
      "لقاء يجمع الطبيبات من القطاعين العام والخاص للحديث عن التدريب والقيادة والتوفيق بين المناوبة والأسرة، مع ركن لإرشاد المقيمات الجديدات.",
    description:
      "Women doctors of the public and private sectors speak of training, leadership, and duty and family, with a corner where new residents find advice.",
    daysAway: 85,
    picture: 7,
  },
  {
    titleAr: "محاضرة: أخلاقيات المهنة والتواصل الاجتماعي",
    title: "Lecture: professional ethics and social media",
    descriptionAr:
      "ما الذي يجوز نشره عن العمل اليومي، وكيف نحفظ سرّ المريض، وكيف نجيب عن سؤال طبي يصلنا برسالة؟ أمثلة ونقاش مع الحضور.",
    description:
      "What may be published of daily work, how is the patient's secret kept, and how does one answer a medical question that comes in a message? Examples and discussion.",
    daysAway: 98,
    picture: 8,
  },
  {
    titleAr: "رحلة عائلات الأطباء إلى عجلون",
    title: null,
    descriptionAr:
      "يوم في الطبيعة للأطباء وعائلاتهم: مسير قصير بين أشجار البلوط وغداء مشترك وبرنامج للأطفال. التسجيل لدى قسم العلاقات العامة.",
    description: null,
    daysAway: 120,
    picture: 7,
  },
  {
    titleAr: "المؤتمر الطبي لدول المنطقة",
    title: "Regional medical conference",
    descriptionAr:
      "تستضيف عمّان زملاء من دول المنطقة لعرض خبراتهم في التعليم الطبي المستمر وسلامة المرضى والاستعداد للكوارث.\n\nيُفتح باب تقديم الملخصات العلمية قبل المؤتمر، ويُعلن عنه على صفحة الأخبار.",
    description:
      "Amman receives colleagues from the region, who present their experience in continuing education, patient safety and readiness for disasters.\n\nA call for abstracts is announced among the news before the conference.",
    daysAway: 165,
    picture: 6,
  },
];
