import { type Words, words } from "../words";

type Row = [code: number, en: string, ar: string];

// biome-ignore format: a specialty is a row
const rows: Row[] = [
  [1, "Anaesthesia and Intensive Care", "التخدير والعناية المركزة"],
  [2, "Cardiology", "أمراض القلب"],
  [3, "Cardiothoracic Surgery", "جراحة القلب والصدر"],
  [4, "Dermatology and Venereology", "الأمراض الجلدية والتناسلية"],
  [5, "Diagnostic Radiology", "الأشعة التشخيصية"],
  [6, "Emergency Medicine", "طب الطوارئ"],
  [7, "Endocrinology", "الغدد الصم والسكري"],
  [8, "Family Medicine", "طب الأسرة"],
  [9, "Forensic Medicine", "الطب الشرعي"],
  [10, "Gastroenterology", "أمراض الجهاز الهضمي والكبد"],
  [11, "General Surgery", "الجراحة العامة"],
  [12, "Haematology", "أمراض الدم"],
  [13, "Infectious Diseases", "الأمراض المعدية"],
  [14, "Internal Medicine", "الأمراض الباطنية"],
  [15, "Nephrology", "أمراض الكلى"],
  [16, "Neurology", "أمراض الأعصاب"],
  [17, "Neurosurgery", "جراحة الدماغ والأعصاب"],
  [18, "Nuclear Medicine", "الطب النووي"],
  [19, "Obstetrics and Gynaecology", "النسائية والتوليد"],
  [20, "Occupational Medicine", "الطب المهني"],
  [21, "Oncology", "الأورام"],
  [22, "Ophthalmology", "طب العيون وجراحتها"],
  [23, "Orthopaedic Surgery", "جراحة العظام والمفاصل"],
  [24, "Otolaryngology", "الأنف والأذن والحنجرة"],
  [25, "Paediatric Surgery", "جراحة الأطفال"],
  [26, "Paediatrics", "طب الأطفال"],
  [27, "Pathology", "علم الأمراض"],
  [28, "Physical Medicine and Rehabilitation", "الطب الطبيعي والتأهيل"],
  [29, "Plastic Surgery", "جراحة التجميل والترميم"],
  [30, "Psychiatry", "الطب النفسي"],
  [31, "Public Health", "الصحة العامة"],
  [32, "Pulmonology", "الأمراض الصدرية"],
  [33, "Radiotherapy", "العلاج بالأشعة"],
  [34, "Rheumatology", "أمراض الروماتيزم"],
  [35, "Urology", "جراحة الكلى والمسالك البولية"],
  [36, "Vascular Surgery", "جراحة الأوعية الدموية"],
];

/** The fields of medicine that somebody may be a specialist in; the association keeps them by its own rules. */
export const specialties: ReadonlyArray<{ code: number; name: Words }> = rows.map(([code, en, ar]) => ({
  code,
  name: words(en, ar),
}));
