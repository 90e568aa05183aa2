import { type Words, words } from "../words";

/** The unit of a figure: it decides the format and the allowed values. */
export type Unit = "dinars" | "days" | "months" | "years" | "hours" | "age" | "percent" | "times" | "number";

/** A number that the association sets; `value` is what it was when the site was made (2 §5, §9). */
export type Figure = { name: Words; unit: Unit; value: number };

const figure =
  (unit: Unit) =>
  (value: number, en: string, ar: string): Figure => ({ name: words(en, ar), unit, value });

const dinars = figure("dinars");
const days = figure("days");
const years = figure("years");
const age = figure("age");
const percent = figure("percent");

export const figures = {
  "registration.internship.jordanian": dinars(
    60,
    "Internship registration, Jordanian",
    "التسجيل حتى الامتياز للأردني",
  ),
  "registration.internship.non-jordanian": dinars(
    100,
    "Internship registration, non-Jordanian",
    "التسجيل حتى الامتياز لغير الأردني",
  ),
  "registration.permanent": dinars(36, "Permanent registration", "التسجيل الدائم"),
  "registration.residency": dinars(100, "Residency registration", "تسجيل الإقامة"),
  "registration.specialty": dinars(300, "Fellowship or specialty", "الزمالة أو الاختصاص"),
  "registration.vacancy": dinars(100, "Vacancy announcement", "الإعلان عن شاغر"),
  "registration.exam.registered.jordanian": dinars(
    31,
    "Comprehensive exam, registered Jordanian",
    "الامتحان الشامل للأردني المسجَّل سابقًا",
  ),
  "registration.exam.registered.non-jordanian": dinars(
    101,
    "Comprehensive exam, registered non-Jordanian",
    "الامتحان الشامل لغير الأردني المسجَّل سابقًا",
  ),
  "registration.exam.new.jordanian": dinars(
    90,
    "Comprehensive exam, Jordanian not registered before",
    "الامتحان الشامل للأردني غير المسجَّل سابقًا",
  ),
  "registration.exam.new.non-jordanian": dinars(
    106,
    "Comprehensive exam, non-Jordanian not registered before",
    "الامتحان الشامل لغير الأردني غير المسجَّل سابقًا",
  ),
  "registration.non-jordanian-share": percent(
    30,
    "Largest share of non-Jordanian doctors in a private hospital",
    "أعلى نسبة للأطباء غير الأردنيين في المستشفى الخاص",
  ),
  "certificate.months-behind": figure("months")(
    6,
    "Months by which social security may lie behind for a registration certificate",
    "أشهر التأخر المسموح بها في اشتراكات الضمان الاجتماعي لإصدار شهادة التسجيل",
  ),
  "authority.years-without-retirement": years(
    4,
    "First years in which the retirement contribution may be left out",
    "السنوات الأولى التي يجوز فيها عدم تسديد عائدات التقاعد",
  ),
  "authority.late.age": age(40, "Age at first registration: late", "سن التسجيل الأول المتأخر"),
  "authority.late.times": figure("times")(
    1.5,
    "Social security when first registered late",
    "الضمان الاجتماعي عند التسجيل الأول المتأخر",
  ),
  "authority.very-late.age": age(
    50,
    "Age at first registration: very late, without retirement",
    "سن التسجيل الأول الأكثر تأخرًا، بلا تقاعد",
  ),
  "authority.very-late.times": figure("times")(
    2,
    "Social security when first registered very late",
    "الضمان الاجتماعي عند التسجيل الأول الأكثر تأخرًا",
  ),
  "solidarity.age": age(
    55,
    "Age that the subscription rules of the solidarity fund name",
    "السن المذكورة في أحكام الاشتراك في صندوق التكافل",
  ),
  "mobile-phone.free-minutes": figure("number")(
    500,
    "Free minutes of a mobile line",
    "الدقائق المجانية للخط الخلوي",
  ),
  "titles.specialist": dinars(100, "Title of specialist", "لقب اختصاصي"),
  "titles.consultant": dinars(200, "Title of consultant", "لقب مستشار"),
  "titles.consultant-practice": years(
    10,
    "Practice as a specialist before the title of consultant",
    "مزاولة الاختصاص قبل لقب مستشار",
  ),
  "titles.penalty": years(2, "Until a penalty no longer counts", "المدة التي لا يُعتدّ بالعقوبة بعدها"),
  "insurance.exemption": dinars(10, "Exemption fee of a year", "رسم الإعفاء السنوي"),
  "insurance.sons": age(20, "Sons are insured until", "تأمين الأبناء الذكور حتى سن"),
  "insurance.sons-studying": age(
    25,
    "Sons who study are insured until",
    "تأمين الأبناء الذكور الدارسين حتى سن",
  ),
  "insurance.grace": days(30, "Grace period for renewing", "فترة السماح لتجديد التأمين"),
  "insurance.reinstatement": days(
    60,
    "Waiting period after reinstatement",
    "فترة الانتظار بعد إعادة الاشتراك",
  ),
  "insurance.long-break": years(5, "Break that is an exception", "الانقطاع الذي يُعدّ حالة استثنائية"),
  "insurance.freezing": years(1, "Freezing of a membership", "مدة تجميد الاشتراك"),
  "insurance.ceiling.year": dinars(14_000, "Ceiling of a person in a year", "سقف الشخص الواحد في السنة"),
  "insurance.ceiling.admission": dinars(7_000, "Ceiling of an admission", "سقف الإدخال الواحد"),
  "insurance.own.subscriber": dinars(
    10,
    "Subscriber's share of an admission",
    "ما يتحمله المشترك عن الإدخال",
  ),
  "insurance.own.beneficiary": dinars(
    50,
    "Beneficiary's share of an admission",
    "ما يتحمله المنتفع عن الإدخال",
  ),
  "insurance.own.day-procedure": dinars(15, "Share of a day procedure", "ما يُتحمَّل عن الإجراء النهاري"),
  "insurance.elderly.age": age(
    65,
    "Age from which a share of the bill is due",
    "السن التي تُستحق منها نسبة من الفاتورة",
  ),
  "insurance.elderly.share": percent(20, "Share of the bill from that age", "النسبة من الفاتورة من تلك السن"),
  "insurance.imaging": percent(
    80,
    "Outpatient imaging that the fund covers",
    "ما يغطيه الصندوق من التصوير الطبي خارج المستشفى",
  ),
  "insurance.notify": figure("hours")(
    24,
    "To notify the fund of a direct payment",
    "مهلة إبلاغ الصندوق بالدفع المباشر",
  ),
  "insurance.claim": days(30, "To hand in a claim", "مهلة تقديم المطالبة"),
  "insurance.pregnancy.waiting": days(280, "Waiting period for pregnancy", "فترة الانتظار للحمل"),
  "insurance.pregnancy.caesarean": dinars(900, "Caesarean", "الولادة القيصرية"),
  "insurance.pregnancy.natural": dinars(550, "Natural birth", "الولادة الطبيعية"),
  "insurance.pregnancy.abortion": dinars(350, "Legal abortion", "الإجهاض القانوني"),
  "insurance.declared": years(
    1,
    "Waiting period for a declared condition",
    "فترة الانتظار للحالة المرضية المصرَّح بها",
  ),
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;
