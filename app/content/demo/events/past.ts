import type { DemoEvent } from "./event";

export const past: DemoEvent[] = [
  {
    titleAr: "حفل تكريم رواد المهنة",
    title: "Evening in honour of the profession's pioneers",
    descriptionAr:
      "كرّمت النقابة الزملاء الذين أمضوا خمسين عامًا في خدمة المهنة، بحضور عائلاتهم وطلبتهم، واستمع الحضور إلى قصص من بدايات الطب في المملكة.",
    description:
      "The association honoured colleagues who have served the profession for fifty years, among their families and students, and heard stories of the early days of medicine in the Kingdom.",
    daysAway: -320,
    picture: 5,
  },
  {
    titleAr: "دورة مكافحة العدوى في العيادات",
    title: "Course in infection control for clinics",
    descriptionAr:
      "تناولت الدورة غسل الأيدي وتعقيم الأدوات والتخلص الآمن من النفايات الطبية في العيادات الصغيرة.",
    description:
      "The course dealt with washing hands, sterilising instruments and disposing safely of medical waste in small clinics.",
    daysAway: -286,
    picture: null,
  },
  {
    titleAr: "يوم طبي مجاني في البادية الشمالية",
    title: "Free clinic in the northern Badia",
    descriptionAr:
      "عاين أطباء متطوعون من اختصاصات مختلفة أهالي المنطقة، وحُوّلت الحالات التي تحتاج إلى متابعة إلى المستشفيات القريبة.",
    description:
      "Volunteers of several specialties saw the people of the area, and referred those who needed to be followed to nearby hospitals.",
    daysAway: -251,
    picture: 0,
  },
  {
    titleAr: "ورشة الخياطة الجراحية لأطباء الامتياز",
    title: null,
    descriptionAr:
      "تدرّب أطباء الامتياز على أنواع الخياطة الجراحية وإغلاق الجروح بإشراف جرّاحين من المستشفيات التعليمية.",
    description: null,
    daysAway: -224,
    picture: 1,
  },
  {
    titleAr: "ندوة: مستقبل التأمين الصحي للأعضاء",
    title: "Panel: the future of members' health insurance",
    descriptionAr:
      "عرضت إدارة الصندوق التغطيات القائمة، واستمعت إلى مقترحات المشتركين حول الشبكة الطبية وإجراءات المطالبات.",
    description:
      "The fund presented the present cover and heard the subscribers' proposals on the medical network and the handling of claims.",
    daysAway: -197,
    picture: 3,
  },
  {
    titleAr: "اليوم العلمي لأطباء التخدير",
    title: "Scientific day of the anaesthetists",
    descriptionAr: "محاضرات في التخدير الناحي وتسكين الألم بعد العمليات، ونقاش لحالات قدّمها أطباء مقيمون.",
    description:
      "Lectures on regional anaesthesia and pain relief after surgery, and cases presented by residents.",
    daysAway: -170,
    picture: 4,
  },
  {
    titleAr: "بطولة كرة القدم للمستشفيات",
    title: "Football tournament of the hospitals",
    descriptionAr:
      "تنافست فرق من المستشفيات العامة والخاصة في جو من الودّ، وسُلّمت الكأس للفريق الفائز بحضور المشجعين.",
    description:
      "Teams of public and private hospitals played in good spirit, and the cup was handed over before their supporters.",
    daysAway: -146,
    picture: null,
  },
  {
    titleAr: "دورة اللغة الإنجليزية الطبية",
    title: "Course in medical English",
    descriptionAr: "ركّزت الدورة على كتابة الرسائل العلمية وعرض الحالات والاستعداد لمقابلات الاختصاص.",
    description:
      "The course was about writing scientific letters, presenting cases and preparing for specialty interviews.",
    daysAway: -118,
    picture: 4,
  },
  {
    titleAr: "لقاء تعريفي بالخدمات الإلكترونية",
    title: "Introduction to the e-services",
    descriptionAr:
      "شُرح للأعضاء كيف يطّلعون على بطاقاتهم المالية ويحصلون على شهادة التسجيل من خلال بوابة الطبيب.",
    description:
      "Members were shown how to read their financial card and obtain their registration certificate through the doctor portal.",
    daysAway: -92,
    picture: 6,
  },
  {
    titleAr: "مؤتمر طب الأطفال",
    title: "Conference on paediatrics",
    descriptionAr:
      "ناقش المؤتمر المستجدات في التطعيم والتغذية وأمراض الجهاز التنفسي لدى الأطفال، وشارك فيه أطباء من جميع المحافظات.",
    description:
      "The conference discussed what is new in vaccination, nutrition and respiratory illness in children. Doctors of all governorates took part.",
    daysAway: -67,
    picture: 7,
  },
  {
    titleAr: "محاضرة عن السكري والصيام",
    title: null,
    descriptionAr:
      "عرضت المحاضرة خطوات تقييم المريض قبل الصيام وتعديل جرعات الدواء والحالات التي يُنصح فيها بالإفطار.",
    description: null,
    daysAway: -45,
    picture: 2,
  },
  {
    titleAr: "قَسَم الأطباء الجدد",
    title: "New doctors take the oath",
    descriptionAr: "أدّى الأطباء الجدد القَسَم أمام مجلس النقابة وبحضور عائلاتهم، وتسلّموا بطاقاتهم.",
    description:
      "New doctors took the oath before the council and in the presence of their families, and received their cards.",
    daysAway: -24,
    picture: 9,
  },
  {
    titleAr: "حملة الكشف المبكر عن سرطان الثدي",
    title: "Campaign for the early detection of breast cancer",
    descriptionAr:
      "قدّمت طبيبات متطوعات الفحص السريري والإرشاد في عدد من المراكز، ووُزّعت مواد توعوية على الزائرات.",
    description:
      "Volunteers offered examinations and advice at several centres, and visitors were given leaflets to take home.",
    daysAway: -10,
    picture: 1,
  },
  {
    titleAr: "ورشة السلامة المهنية في أقسام الطوارئ",
    title: "Workshop: safety at work in emergency departments",
    descriptionAr:
      "بحثت الورشة في الحدّ من الاعتداء على الكوادر الطبية، وفي ما ينبغي عمله عند وقوعه، وكيف يُبلَّغ عنه وتُتابع القضية مع النقابة.",
    description:
      "The workshop looked into preventing assaults on medical staff, what to do when one happens, and how it is reported and followed up with the association.",
    daysAway: -1,
    picture: null,
  },
];
