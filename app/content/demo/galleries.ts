import { words } from "../words";

type DemoGallery = {
  titleAr: string;
  title?: string;
  descriptionAr: string;
  description?: string;
  daysAgo: number;
  /** Which drawings are its photos, in their order; from ten on, the first ones in other colours. */
  drawings: number[];
  /** Which of its photos is the cover, from 0. */
  cover: number;
};

/** Descriptions of the drawn pictures, in their order. */
export const drawnSubjects = [
  words("Drawing of a city on hills", "رسم لمدينة على التلال"),
  words("Drawing of a stethoscope", "رسم لسمّاعة طبية"),
  words("Drawing of a heartbeat on a monitor", "رسم لنبضات القلب على شاشة"),
  words("Drawing of a pattern of eight-pointed stars", "رسم لزخرفة من نجوم ثمانية"),
  words("Drawing of an open book with a bookmark", "رسم لكتاب مفتوح فيه علامة"),
  words("Drawing of a certificate with a seal", "رسم لشهادة عليها ختم"),
  words("Drawing of a calendar with one day marked", "رسم لتقويم أُشّر فيه على يوم"),
  words("Drawing of an old olive tree", "رسم لشجرة زيتون معمّرة"),
  words("Drawing of a microphone", "رسم لميكروفون"),
  words("Drawing of three arches", "رسم لثلاثة أقواس"),
];

/** The photo galleries of the demo association, newest first. */
export const demoGalleries: readonly DemoGallery[] = [
  {
    titleAr: "افتتاح قاعة التدريب المسائي",
    title: "Opening of the evening training hall",
    descriptionAr:
      "لقطات من افتتاح قاعة التدريب بعد تجديدها، وجولة الحضور في ركن القراءة وطاولة المهارات السريرية.\n\nشكرًا لكل من شارك في التحضير لهذا اليوم.",
    description:
      "Scenes from the opening of the renovated training hall, and the guests' walk through the reading corner and the skills bench.\n\nThanks to everyone who helped to prepare the day.",
    daysAgo: 6,
    drawings: [9, 4, 6, 0, 8, 3, 5, 11],
    cover: 0,
  },
  {
    titleAr: "حملة التبرع بالدم في مقرّ النقابة",
    title: "Blood drive at the association's hall",
    descriptionAr: "استقبلت القاعة الرئيسية المتبرعين طوال اليوم.\nكانت القهوة والتمر بانتظارهم بعد التبرع.",
    description:
      "The main hall received donors all day long.\nCoffee and dates were waiting for them afterwards.",
    daysAgo: 17,
    drawings: [2, 1, 6, 9, 7, 10],
    cover: 0,
  },
  {
    titleAr: "أمسية تكريم الأطباء المتقاعدين",
    descriptionAr:
      "كرّمت النقابة زملاء أمضوا عقودًا في خدمة مرضاهم، واستمع الحضور إلى ذكرياتهم مع سنوات المهنة الأولى.",
    daysAgo: 33,
    drawings: [5, 8, 3, 9, 6, 0, 7],
    cover: 1,
  },
  {
    titleAr: "اليوم العلمي لأمراض القلب",
    title: "Scientific day on heart disease",
    descriptionAr: "محاضرات وورش عمل في تخطيط القلب والإنعاش، بحضور أطباء من محافظات المملكة.",
    description:
      "Lectures and workshops on electrocardiography and resuscitation, attended by doctors from the governorates.",
    daysAgo: 48,
    drawings: [8, 2, 11, 4, 5, 6, 9, 3, 0],
    cover: 1,
  },
  {
    titleAr: "زراعة أشجار الزيتون في حديقة النقابة",
    title: "Olive trees for the association's garden",
    descriptionAr: "زرع أطباء وأبناؤهم أشجار زيتون في الحديقة الخلفية صباح يوم جمعة مشمس.",
    description:
      "On a sunny Friday morning doctors and their children planted olive trees behind the building.",
    daysAgo: 70,
    drawings: [7, 10, 9, 6, 3],
    cover: 0,
  },
  {
    titleAr: "ورشة الكتابة الطبية الواضحة",
    title: "Workshop on clear medical writing",
    descriptionAr: "تدرّب المشاركون على كتابة تقرير يفهمه المريض وزميله في الاختصاص الآخر.",
    description:
      "Participants practised writing reports that patients and colleagues of other specialties understand.",
    daysAgo: 95,
    drawings: [4, 8, 5, 6],
    cover: 0,
  },
  {
    titleAr: "لقاء الأطباء الجدد",
    title: "Welcome evening for new doctors",
    descriptionAr: "تعرّف الأطباء الجدد إلى النقابة وخدماتها وصناديقها، وطرحوا أسئلتهم على أعضاء المجلس.",
    description:
      "New doctors got to know the association, its services and funds, and put their questions to the council.",
    daysAgo: 121,
    drawings: [1, 5, 9, 4, 8, 6],
    cover: 0,
  },
  {
    titleAr: "إفطار رمضاني للعاملين في المستشفيات",
    descriptionAr: "جمع الإفطار السنوي أطباء وممرضين وإداريين من مستشفيات عدة على مائدة واحدة.",
    daysAgo: 158,
    drawings: [3, 9, 0, 6, 8, 7, 10],
    cover: 0,
  },
  {
    titleAr: "يوم طبي مجاني في الأغوار",
    title: "A free medical day in the Jordan Valley",
    descriptionAr: "عيادات متنقلة في طب الأطفال والعيون والأسنان، وصرف للأدوية الأساسية.",
    description: "Mobile clinics for children, eyes and teeth, with basic medicines handed out on the spot.",
    daysAgo: 190,
    drawings: [10, 1, 2, 7, 6, 11, 9, 0],
    cover: 0,
  },
  {
    titleAr: "معرض الكتاب الطبي",
    title: "Medical book fair",
    descriptionAr: "عرضت دور النشر أحدث المراجع، وتبادل الأطباء كتبهم المستعملة في ركن خاص.",
    description:
      "Publishers showed the newest reference works; doctors exchanged second-hand books in a corner of their own.",
    daysAgo: 236,
    drawings: [8, 4, 5, 9, 3],
    cover: 1,
  },
  {
    titleAr: "اجتماع الهيئة العامة",
    descriptionAr: "ناقشت الهيئة العامة التقريرين الإداري والمالي في جلسة حضرها مئات الزملاء.",
    daysAgo: 274,
    drawings: [6, 8, 5, 9, 4, 3],
    cover: 1,
  },
  {
    titleAr: "دورة الإنعاش الأساسي لمعلمي المدارس",
    title: "Basic life support for school teachers",
    descriptionAr: "درّب أطباء متطوعون معلمين ومعلمات على الإسعاف الأولي والتصرف في الدقائق الأولى.",
    description: "Volunteer doctors trained teachers in first aid and in what to do in the first minutes.",
    daysAgo: 331,
    drawings: [11, 2, 4, 6, 1, 8, 9],
    cover: 1,
  },
  {
    titleAr: "زيارة وفد من نقابات شقيقة",
    title: "Visit of a delegation of sister associations",
    descriptionAr: "اطّلع الوفد على الخدمات الإلكترونية، وتبادل الجانبان الخبرات في التعليم الطبي المستمر.",
    description:
      "The delegation looked at the e-services, and both sides shared experience of continuing medical education.",
    daysAgo: 402,
    drawings: [9, 0, 8, 5],
    cover: 0,
  },
  {
    titleAr: "بطولة كرة القدم للأطباء",
    descriptionAr: "ثمانية فرق من المستشفيات والقطاع الخاص، ونهائي حُسم في الدقيقة الأخيرة.",
    daysAgo: 518,
    drawings: [6, 10, 7, 9, 3, 0, 8, 5, 2],
    cover: 1,
  },
  {
    titleAr: "حفل أداء القَسَم",
    title: "Oath-taking ceremony",
    descriptionAr: "أدّى الأطباء الجدد القَسَم أمام أهلهم وأساتذتهم.",
    description: "New doctors took the oath before their families and teachers.",
    daysAgo: 640,
    drawings: [3, 5, 8, 1, 4, 9],
    cover: 1,
  },
];
