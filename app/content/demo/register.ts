/** The coded words of the register, as the demo has them. */
export const workStatuses = [
  { code: 1, nameAr: "مزاول", nameEn: "Practising" },
  { code: 2, nameAr: "غير مزاول", nameEn: "Not practising" },
  { code: 3, nameAr: "متقاعد", nameEn: "Retired" },
  { code: 4, nameAr: "خارج الأردن", nameEn: "Outside Jordan" },
  { code: 100, nameAr: "سنة الامتياز", nameEn: "Internship year" },
] as const;

export const specialties = [
  { code: 1, nameAr: "طب عام", nameEn: "General practice" },
  { code: 2, nameAr: "الأمراض الباطنية", nameEn: "Internal medicine" },
  { code: 3, nameAr: "طب الأطفال", nameEn: "Paediatrics" },
  { code: 4, nameAr: "الجراحة العامة", nameEn: "General surgery" },
  { code: 5, nameAr: "النسائية والتوليد", nameEn: "Obstetrics and gynaecology" },
  { code: 6, nameAr: "طب الأسرة", nameEn: "Family medicine" },
  { code: 7, nameAr: "طب القلب", nameEn: "Cardiology" },
  { code: 8, nameAr: "جراحة العظام", nameEn: "Orthopaedic surgery" },
  { code: 9, nameAr: "طب العيون", nameEn: "Ophthalmology" },
  { code: 10, nameAr: "الأمراض الجلدية", nameEn: "Dermatology" },
  { code: 11, nameAr: "الأشعة التشخيصية", nameEn: "Diagnostic radiology" },
  { code: 12, nameAr: "التخدير والعناية الحثيثة", nameEn: "Anaesthesia and intensive care" },
] as const;

export const governorates = [
  { code: 1, nameAr: "عمّان", nameEn: "Amman" },
  { code: 2, nameAr: "إربد", nameEn: "Irbid" },
  { code: 3, nameAr: "الزرقاء", nameEn: "Zarqa" },
  { code: 4, nameAr: "البلقاء", nameEn: "Balqa" },
  { code: 5, nameAr: "مادبا", nameEn: "Madaba" },
  { code: 6, nameAr: "المفرق", nameEn: "Mafraq" },
  { code: 7, nameAr: "جرش", nameEn: "Jerash" },
  { code: 8, nameAr: "عجلون", nameEn: "Ajloun" },
  { code: 9, nameAr: "الكرك", nameEn: "Karak" },
  { code: 10, nameAr: "الطفيلة", nameEn: "Tafilah" },
  { code: 11, nameAr: "معان", nameEn: "Ma'an" },
  { code: 12, nameAr: "العقبة", nameEn: "Aqaba" },
] as const;
