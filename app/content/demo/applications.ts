/** An application of the demo: who applies is drawn by chance, what became of it is said here. */
export type DemoApplication = {
  daysAgo: number;
  /** Codes of the country of nationality and of the degree. */
  from: number;
  degree: number;
  english?: boolean;
  returned?: { reason: string; fields: string[]; correctedAfterHours?: number };
  accepted?: boolean;
  papers?: boolean;
  /** The same person as the application before it. */
  again?: boolean;
};

const [JORDAN, SYRIA, PALESTINE, IRAQ, YEMEN, SUDAN] = [400, 760, 275, 368, 887, 729];
const [EGYPT, UKRAINE, RUSSIA, ROMANIA, TURKIYE, GEORGIA, GERMANY] = [818, 804, 643, 642, 792, 268, 276];

export const demoApplications: readonly DemoApplication[] = [
  { daysAgo: 0, from: JORDAN, degree: JORDAN },
  { daysAgo: 0, from: JORDAN, degree: EGYPT },
  { daysAgo: 1, from: PALESTINE, degree: EGYPT },
  { daysAgo: 1, from: JORDAN, degree: UKRAINE, papers: true },
  { daysAgo: 2, from: JORDAN, degree: JORDAN },
  {
    daysAgo: 3,
    from: SYRIA,
    degree: RUSSIA,
    english: true,
    returned: {
      reason:
        "The name in English differs from your passport. Please write it exactly as in the passport, and send a copy of its first page.",
      fields: ["DOC_NAME_E"],
    },
  },
  { daysAgo: 4, from: JORDAN, degree: ROMANIA },
  { daysAgo: 5, from: JORDAN, degree: JORDAN },
  { daysAgo: 5, from: JORDAN, degree: JORDAN, again: true },
  { daysAgo: 6, from: IRAQ, degree: JORDAN },
  {
    daysAgo: 8,
    from: JORDAN,
    degree: GEORGIA,
    returned: {
      reason: "تاريخ الشهادة لا يطابق الصورة المرفقة. يرجى تصحيحه كما ورد في الشهادة المصدّقة.",
      fields: ["CERT_DATE"],
      correctedAfterHours: 30,
    },
    papers: true,
  },
  {
    daysAgo: 9,
    from: JORDAN,
    degree: TURKIYE,
    returned: {
      reason:
        "لم يردّ أحد على رقم الهاتف، والعنوان غير واضح. يرجى كتابة رقم يعمل داخل الأردن وعنوان السكن كاملًا.",
      fields: ["MOBIL", "HOME_ADD"],
    },
  },
  { daysAgo: 11, from: JORDAN, degree: JORDAN, accepted: true },
  { daysAgo: 12, from: JORDAN, degree: EGYPT, english: true },
  {
    daysAgo: 14,
    from: YEMEN,
    degree: SUDAN,
    returned: {
      reason: "لم تصلنا صورة جواز السفر ولا صورة إقامة سارية المفعول. يرجى إرسالهما لاستكمال التدقيق.",
      fields: [],
    },
  },
  { daysAgo: 17, from: JORDAN, degree: GERMANY, accepted: true },
  {
    daysAgo: 20,
    from: JORDAN,
    degree: UKRAINE,
    returned: {
      reason: "تاريخ المعادلة أسبق من تاريخ صدورها في الكتاب الرسمي. يرجى مراجعته وتصحيحه.",
      fields: ["ACCEPT_DATE"],
      correctedAfterHours: 75,
    },
    accepted: true,
  },
  { daysAgo: 23, from: PALESTINE, degree: JORDAN, accepted: true },
  {
    daysAgo: 27,
    from: JORDAN,
    degree: RUSSIA,
    returned: {
      reason: "الجامعة المختارة غير الجامعة الواردة في الشهادة. يرجى اختيار الجامعة الصحيحة.",
      fields: ["COUNTRY_CODE", "UNIV_CODE"],
    },
  },
  { daysAgo: 33, from: JORDAN, degree: JORDAN, accepted: true },
  { daysAgo: 38, from: SUDAN, degree: SUDAN, accepted: true },
  { daysAgo: 44, from: JORDAN, degree: EGYPT, accepted: true },
  { daysAgo: 52, from: JORDAN, degree: JORDAN, accepted: true },
  { daysAgo: 61, from: SYRIA, degree: JORDAN, english: true, accepted: true },
];
