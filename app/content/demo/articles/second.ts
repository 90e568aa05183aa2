import type { DemoArticle } from "./article";

export const second: DemoArticle[] = [
  {
    title: "Emergency medicine day: the first hour",
    titleAr: "يوم طب الطوارئ: الساعة الأولى",
    description:
      "Short talks and simulations on the first hour after an accident, from the roadside to the operating room.\n\nParamedics and nurses are invited too, since the hour belongs to all of them.",
    descriptionAr:
      "محاضرات قصيرة ومحاكاة للساعة الأولى بعد الحادث، من جانب الطريق إلى غرفة العمليات.\n\nالدعوة موجّهة أيضًا إلى المسعفين وكوادر التمريض، فهذه الساعة ساعتهم جميعًا.",
    daysAgo: 162,
    picture: 2,
    attachments: [{ name: "برنامج اليوم.pdf", kind: "pdf" }],
  },
  {
    title: "Sports day results",
    titleAr: null,
    description:
      "The surgeons won the tug-of-war, the anaesthetists slept through the chess, and the internists took the relay. More than three hundred members and children came.\n\nPhotographs will be shown in the gallery.",
    descriptionAr: null,
    daysAgo: 171,
    picture: 7,
  },
  {
    title: "Agreement on training with the faculties of medicine",
    titleAr: "اتفاقية تدريب مع كليات الطب",
    description:
      "Students in their last year may now attend the association's evening courses without charge. In return the faculties open their skills laboratories to members at weekends.\n\nBoth sides review the agreement after one year.",
    descriptionAr:
      "أصبح بإمكان طلبة السنة الأخيرة حضور الدورات المسائية للنقابة مجانًا، وتفتح الكليات في المقابل مختبرات المهارات للأعضاء في عطلة نهاية الأسبوع.\n\nيراجع الطرفان الاتفاقية بعد عام.",
    daysAgo: 180,
    picture: 9,
  },
  {
    title: "Social solidarity fund: annual meeting of subscribers",
    titleAr: "صندوق التكافل الاجتماعي: الاجتماع السنوي للمشتركين",
    description:
      "The fund, established in July 1995, invites its subscribers to the annual meeting. The report of the year and the budget are on the agenda.\n\nThe documents may be read at the counter two weeks before.",
    descriptionAr:
      "يدعو الصندوق الذي تأسس في تموز 1995 مشتركيه إلى الاجتماع السنوي، وعلى جدول الأعمال تقرير السنة والموازنة.\n\nيمكن الاطلاع على الوثائق عند نافذة الصندوق قبل الاجتماع بأسبوعين.",
    daysAgo: 189,
    picture: 8,
    attachments: [{ name: "جدول الأعمال.txt", kind: "txt" }],
  },
  {
    title: "Safe prescribing: a pocket card for night shifts",
    titleAr: "الوصف الآمن: بطاقة جيب للمناوبات الليلية",
    description:
      "A folded card lists the doses that are most often asked for at three in the morning, for adults and for children by weight.\n\nIt was written by pharmacists and residents together and is free of advertising.",
    descriptionAr:
      "بطاقة مطوية تجمع الجرعات التي يكثر السؤال عنها في الثالثة فجرًا، للبالغين وللأطفال بحسب الوزن.\n\nكتبها صيادلة وأطباء مقيمون معًا، وهي خالية من الإعلانات.",
    daysAgo: 198,
    picture: 1,
    attachments: [
      { name: "بطاقة الجيب.pdf", kind: "pdf" },
      { name: "Sources.txt", kind: "txt" },
    ],
  },
  {
    title: "Branch in Zarqa moves to a larger building",
    titleAr: "فرع الزرقاء ينتقل إلى مبنى أوسع",
    description:
      "The branch has more counters, a lift and parking. Office hours stay 8:30 to 16:00.\n\nLetters sent to the old address are forwarded for six months.",
    descriptionAr:
      "يضم المقر الجديد نوافذ أكثر ومصعدًا ومواقف للسيارات، وتبقى ساعات الدوام من 8:30 إلى 16:00.\n\nتُحوَّل المراسلات الواردة إلى العنوان القديم مدة ستة أشهر.",
    daysAgo: 207,
    picture: 0,
  },
  {
    title: "Medical advertising: what the instructions allow",
    titleAr: "الإعلان الطبي: ما الذي تسمح به التعليمات",
    description:
      "A plain summary of the instructions on medical advertising, with examples of signs, cards and pages on social networks.\n\nWhen in doubt, ask the legal office before you print.",
    descriptionAr:
      "ملخّص مبسّط لتعليمات الإعلان الطبي مع أمثلة على اللافتات والبطاقات وصفحات التواصل الاجتماعي.\n\nعند الشك اسألوا الدائرة القانونية قبل الطباعة.",
    daysAgo: 216,
    picture: 4,
    attachments: [{ name: "ملخص التعليمات.pdf", kind: "pdf" }],
  },
  {
    title: "Course on telling bad news",
    titleAr: null,
    description:
      "Actors play patients and relatives; colleagues practise the sentences that nobody teaches. The course is given in Arabic.\n\nTwelve places, two evenings.",
    descriptionAr: null,
    daysAgo: 225,
    picture: 8,
  },
  {
    title: "Plans of the association for 2026",
    titleAr: "خطة النقابة لعام 2026",
    description:
      "The plan names four things: shorter ways at the counters, more courses outside the capital, safer workplaces and a register that is right.\n\nProgress is reported on this page every quarter.",
    descriptionAr:
      "تتضمن خطة عام ٢٠٢٦ أربعة محاور: اختصار الإجراءات عند النوافذ، ودورات أكثر خارج العاصمة، وأماكن عمل أكثر أمانًا، وسجل دقيق.\n\nيُنشر تقرير عن التقدّم في هذه الصفحة كل ثلاثة أشهر.",
    daysAgo: 234,
    picture: 3,
  },
  {
    title: "Vacancies announced through the association",
    titleAr: "شواغر معلنة من خلال النقابة",
    description:
      "Hospitals that announce a vacancy through the association pay 100 dinars for each announcement. Members find the list under Careers.\n\nPrivate hospitals are reminded of the cap of 30 per cent for non-Jordanian doctors.",
    descriptionAr:
      "تدفع المستشفيات 100 دينار عن كل إعلان شاغر يُنشر من خلال النقابة، ويجد الأعضاء القائمة في صفحة فرص العمل.\n\nوتُذكَّر المستشفيات الخاصة بأن سقف الأطباء غير الأردنيين 30 بالمئة.",
    daysAgo: 243,
    picture: 5,
  },
  {
    title: "Diabetes in primary care: a day in Mafraq",
    titleAr: "السكري في الرعاية الأولية: يوم علمي في المفرق",
    description:
      "Foot examination, insulin without fear, and food for the fasting month. The talks are short and leave time for cases.\n\nBring one difficult case without names.",
    descriptionAr:
      "فحص القدم، والإنسولين بلا خوف، والغذاء في شهر الصيام. المحاضرات قصيرة وتترك وقتًا لمناقشة الحالات.\n\nأحضروا حالة واحدة صعبة دون أسماء.",
    daysAgo: 252,
    picture: 1,
  },
  {
    title: "Doctors collaboration fund explained in five minutes",
    titleAr: "صندوق تعاون الأطباء في خمس دقائق",
    description:
      "Who decides, how often the committee meets and who signs: the committee meets monthly, decides by majority, and two of three officers sign for every payment.\n\nApplications are handed in at the fund's counter.",
    descriptionAr:
      "من يقرر، وكم مرة تجتمع اللجنة، ومن يوقّع: تجتمع اللجنة شهريًا وتقرر بالأغلبية، ويوقّع على كل صرف اثنان من ثلاثة مسؤولين.\n\nتُقدَّم الطلبات عند نافذة الصندوق.",
    daysAgo: 261,
    picture: 9,
  },
  {
    title: "Quiet room for mothers at the head office",
    titleAr: "غرفة هادئة للأمهات في المقر الرئيسي",
    description:
      "A small room beside the library is now set aside for mothers with infants, with a chair, a basin and a door that locks.\n\nThe key is at the reception.",
    descriptionAr:
      "خُصصت غرفة صغيرة بجانب المكتبة للأمهات مع أطفالهن الرضّع، فيها مقعد ومغسلة وباب يُقفل.\n\nالمفتاح لدى الاستقبال.",
    daysAgo: 270,
    picture: 7,
  },
  {
    title: "Comprehensive exam: lists close soon",
    titleAr: "الامتحان الشامل: إغلاق القوائم قريبًا",
    description:
      "Candidates who registered before pay 31 dinars, non-Jordanians 101; those not registered before pay 90 and 106. Specialists and graduates of Jordanian universities are exempt.\n\nThe lists close at the end of office hours on the day that is announced.",
    descriptionAr:
      "يدفع المتقدمون المسجّلون سابقًا 31 دينارًا وغير الأردنيين 101 دينار، ويدفع غير المسجّلين سابقًا 90 و106 دنانير. ويُعفى الاختصاصيون وخريجو الجامعات الأردنية.\n\nتُغلق القوائم مع نهاية الدوام في اليوم المعلن.",
    daysAgo: 282,
    picture: 6,
    attachments: [{ name: "رسوم الامتحان.txt", kind: "txt" }],
  },
  {
    title: "Journal club goes online",
    titleAr: null,
    description:
      "The monthly journal club can be followed from home with a slow connection: sound first, slides as small pictures.\n\nThe paper is sent a week before.",
    descriptionAr: null,
    daysAgo: 296,
    picture: 4,
  },
  {
    title: "Specialty titles: ten years of practice for consultants",
    titleAr: "ألقاب الاختصاص: عشر سنوات من الممارسة للمستشارين",
    description:
      "The fee for the title of specialist is 100 dinars and for consultant 200. A consultant needs at least ten years of practice as a specialist.\n\nApplications are examined in the order in which they arrive.",
    descriptionAr:
      "رسم لقب الاختصاصي 100 دينار ورسم لقب المستشار 200 دينار، ويُشترط للمستشار عشر سنوات على الأقل من ممارسة الاختصاص.\n\nتُدرس الطلبات بحسب ورودها.",
    daysAgo: 312,
    picture: 5,
  },
  {
    title: "First-aid lessons for school teachers",
    titleAr: "دروس إسعاف أولي لمعلمي المدارس",
    description:
      "Volunteers taught first aid to four hundred teachers in six governorates. Each school received a box and a poster in Arabic.\n\nThe lessons continue after the holidays.",
    descriptionAr:
      "علّم المتطوعون الإسعافات الأولية لأربعمئة معلم ومعلمة في ست محافظات، وتسلّمت كل مدرسة صندوق إسعاف وملصقًا.\n\nتُستأنف الدروس بعد العطلة.",
    daysAgo: 330,
    picture: 2,
  },
  {
    title: "How to read your financial card",
    titleAr: "كيف تقرأ بطاقتك المالية",
    description:
      "The card shows the last month of social security and of retirement that the register has as paid, and the annual fees. If a payment of yours is missing, call with its receipt at hand.\n\nThe card can be printed from the doctor portal.",
    descriptionAr:
      "تُظهر البطاقة آخر شهر مسدَّد للضمان الاجتماعي وللتقاعد بحسب السجل، والرسوم السنوية. إذا لم تظهر دفعة لكم فاتصلوا والوصل بين أيديكم.\n\nيمكن طباعة البطاقة من بوابة الطبيب.",
    daysAgo: 352,
    picture: 6,
  },
  {
    title: "Call for photographs of the profession's early years",
    titleAr: null,
    description:
      "Eighty years after the association was founded we collect photographs, letters and instruments of its early years. Everything is copied and given back.\n\nPlease write the place and the year on a slip, not on the picture.",
    descriptionAr: null,
    daysAgo: 381,
    picture: 3,
  },
  {
    title: "Welcome to the new website",
    titleAr: "أهلًا بكم في الموقع الجديد",
    description:
      "The new site works on old telephones and slow lines, in Arabic and English, with or without scripts. Doctors find their cards, the public finds answers.\n\nTell us what is missing: the telephone number stands at the foot of every page.",
    descriptionAr:
      "يعمل الموقع الجديد على الهواتف القديمة والخطوط البطيئة، بالعربية والإنجليزية. يجد الطبيب فيه بطاقاته، ويجد الجمهور الإجابات.\n\nأخبرونا بما ينقص: رقم الهاتف في أسفل كل صفحة.",
    daysAgo: 418,
    picture: 9,
  },
];
