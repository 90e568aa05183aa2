import { type Words, words } from "./words";

export type Job = {
  id: number;
  title: Words;
  company: Words;
  location: Words;
  description: Words;
  /** Days, YYYY-MM-DD; `until` is the last day for applying, null while there is none. */
  posted: string;
  until: string | null;
  /** An example for as long as the association has no vacancies of its own to announce. */
  sample: boolean;
};

/** The vacancies on the careers page, written as examples: they name no real employer. */
export const jobs: Job[] = [
  {
    id: 1,
    title: words("General practitioner", "طبيب عام"),
    company: words("A private hospital", "مستشفى خاص"),
    location: words("Amman", "عمّان"),
    description: words(
      "The emergency department is looking for a general practitioner for day and night shifts. The doctor receives and assesses patients and hands them over to the specialist on call. Permanent registration with the association is required; experience in emergency medicine is welcome.",
      "يحتاج قسم الطوارئ إلى طبيب عام للعمل في مناوبات نهارية وليلية. يستقبل الطبيب المرضى ويقيّم حالاتهم ويحيلهم إلى الاختصاصي المناوب. يُشترط التسجيل الدائم لدى النقابة، وتُفضَّل الخبرة في طب الطوارئ.",
    ),
    posted: "2026-11-15",
    until: null,
    sample: true,
  },
  {
    id: 2,
    title: words("Paediatrics specialist", "اختصاصي طب أطفال"),
    company: words("A medical centre", "مركز طبي"),
    location: words("Irbid", "إربد"),
    description: words(
      "The centre is opening a children's clinic and is looking for a specialist to lead it. The work covers consultations, follow-up of chronic conditions and the vaccination programme, on weekdays and without night shifts. The applicant's specialist title must be registered with the association.",
      "يفتتح المركز عيادة للأطفال ويبحث عن اختصاصي يتولى إدارتها. يشمل العمل المعاينة ومتابعة الأمراض المزمنة وبرنامج المطاعيم، في أيام الدوام الرسمي ودون مناوبات ليلية. يُشترط أن يكون لقب الاختصاص مسجَّلًا لدى النقابة.",
    ),
    posted: "2026-11-08",
    until: "2026-12-31",
    sample: true,
  },
  {
    id: 3,
    title: words("Resident in internal medicine", "طبيب مقيم في الأمراض الباطنية"),
    company: words("A teaching hospital", "مستشفى تعليمي"),
    location: words("Karak", "الكرك"),
    description: words(
      "A residency place in a recognised training programme, with weekly teaching rounds and supervised outpatient clinics. Applicants must have finished their internship year and be registered with the association as residents.",
      "مقعد إقامة ضمن برنامج تدريبي معتمد، يتضمن جولات تعليمية أسبوعية وعيادات خارجية بإشراف الاختصاصيين. يُشترط إنهاء سنة الامتياز والتسجيل لدى النقابة بصفة طبيب مقيم.",
    ),
    posted: "2026-09-20",
    until: "2026-10-31",
    sample: true,
  },
];

/** Those that readers see: the examples in the demo alone. */
export const shownJobs = (samples: boolean) => jobs.filter(({ sample }) => samples || !sample);
