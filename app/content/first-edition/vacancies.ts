import type { FirstItem } from "../edition";

/** Examples that name no real employer. */
const MADE_UP = ["title_ar", "title_en"];

export const firstVacancies: FirstItem[] = [
  {
    key: "1",
    fields: {
      title_en: "General practitioner",
      title_ar: "طبيب عام",
      company_en: "A private hospital",
      company_ar: "مستشفى خاص",
      location_en: "Amman",
      location_ar: "عمّان",
      description_en:
        "The emergency department is looking for a general practitioner for day and night shifts. The doctor receives and assesses patients and hands them over to the specialist on call. Permanent registration with the association is required; experience in emergency medicine is welcome.",
      description_ar:
        "يحتاج قسم الطوارئ إلى طبيب عام للعمل في مناوبات نهارية وليلية. يستقبل الطبيب المرضى ويقيّم حالاتهم ويحيلهم إلى الاختصاصي المناوب. يُشترط التسجيل الدائم لدى النقابة، وتُفضَّل الخبرة في طب الطوارئ.",
      opens: "2026-11-15",
    },
    samples: MADE_UP,
  },
  {
    key: "2",
    fields: {
      title_en: "Paediatrics specialist",
      title_ar: "اختصاصي طب أطفال",
      company_en: "A medical centre",
      company_ar: "مركز طبي",
      location_en: "Irbid",
      location_ar: "إربد",
      description_en:
        "The centre is opening a children's clinic and is looking for a specialist to lead it. The work covers consultations, follow-up of chronic conditions and the vaccination programme, on weekdays and without night shifts. The applicant's specialist title must be registered with the association.",
      description_ar:
        "يفتتح المركز عيادة للأطفال ويبحث عن اختصاصي يتولى إدارتها. يشمل العمل المعاينة ومتابعة الأمراض المزمنة وبرنامج المطاعيم، في أيام الدوام الرسمي ودون مناوبات ليلية. يُشترط أن يكون لقب الاختصاص مسجَّلًا لدى النقابة.",
      opens: "2026-11-08",
      closes: "2026-12-31",
    },
    samples: MADE_UP,
  },
  {
    key: "3",
    fields: {
      title_en: "Resident in internal medicine",
      title_ar: "طبيب مقيم في الأمراض الباطنية",
      company_en: "A teaching hospital",
      company_ar: "مستشفى تعليمي",
      location_en: "Karak",
      location_ar: "الكرك",
      description_en:
        "A residency place in a recognised training programme, with weekly teaching rounds and supervised outpatient clinics. Applicants must have finished their internship year and be registered with the association as residents.",
      description_ar:
        "مقعد إقامة ضمن برنامج تدريبي معتمد، يتضمن جولات تعليمية أسبوعية وعيادات خارجية بإشراف الاختصاصيين. يُشترط إنهاء سنة الامتياز والتسجيل لدى النقابة بصفة طبيب مقيم.",
      opens: "2026-09-20",
      closes: "2026-10-31",
    },
    samples: MADE_UP,
  },
];
