import { type Words, words } from "../words";

/** A place of residence; `id` combines the governorate's number and the place's own. */
export type City = { id: number; name: Words };
export type Governorate = { name: Words; cities: readonly City[] };

const governorate = (
  number: number,
  name: Words,
  cities: Array<[own: number, en: string, ar: string]>,
): Governorate => ({
  name,
  cities: cities.map(([code, en, ar]) => ({ id: number * 100 + code, name: words(en, ar) })),
});

/** Jordan's twelve governorates by their official numbers; written for this site. */
const jordan = [
  governorate(11, words("Amman", "عمّان"), [
    [1, "Amman", "عمّان"],
    [2, "Sahab", "سحاب"],
    [3, "Al-Jizah", "الجيزة"],
    [4, "Al-Muwaqqar", "الموقر"],
    [5, "Na'ur", "ناعور"],
    [6, "Wadi as-Sir", "وادي السير"],
    [7, "Marj al-Hamam", "مرج الحمام"],
    [8, "Sweileh", "صويلح"],
    [9, "Al-Jubeiha", "الجبيهة"],
    [10, "Abu Nseir", "أبو نصير"],
    [11, "Shafa Badran", "شفا بدران"],
    [12, "Al-Quwaysimah", "القويسمة"],
    [13, "Umm ar-Rasas", "أم الرصاص"],
    [14, "Husban", "حسبان"],
  ]),
  governorate(12, words("Balqa", "البلقاء"), [
    [1, "As-Salt", "السلط"],
    [2, "Ain al-Basha", "عين الباشا"],
    [3, "Deir Alla", "دير علا"],
    [4, "Mahis and Al-Fuheis", "ماحص والفحيص"],
    [5, "South Shuna", "الشونة الجنوبية"],
    [6, "Al-Baqa'a", "البقعة"],
    [7, "Zay", "زي"],
    [8, "Al-Ardah", "العارضة"],
  ]),
  governorate(13, words("Zarqa", "الزرقاء"), [
    [1, "Zarqa", "الزرقاء"],
    [2, "Ar-Rusayfah", "الرصيفة"],
    [3, "Al-Hashimiyah", "الهاشمية"],
    [4, "Al-Azraq", "الأزرق"],
    [5, "Ad-Dulayl", "الضليل"],
    [6, "Bireen", "بيرين"],
  ]),
  governorate(14, words("Madaba", "مادبا"), [
    [1, "Madaba", "مادبا"],
    [2, "Dhiban", "ذيبان"],
    [3, "Ma'in", "ماعين"],
    [4, "Mulayh", "مليح"],
    [5, "Al-Faisaliyah", "الفيصلية"],
  ]),
  governorate(21, words("Irbid", "إربد"), [
    [1, "Irbid", "إربد"],
    [2, "Ar-Ramtha", "الرمثا"],
    [3, "Bani Kinanah", "بني كنانة"],
    [4, "Bani Obeid", "بني عبيد"],
    [5, "Al-Koura", "الكورة"],
    [6, "North Shuna", "الشونة الشمالية"],
    [7, "At-Taybeh", "الطيبة"],
    [8, "Al-Wastiyah", "الوسطية"],
    [9, "Al-Mazar ash-Shamali", "المزار الشمالي"],
    [10, "Al-Husn", "الحصن"],
    [11, "Aydoun", "أيدون"],
    [12, "Bait Ras", "بيت راس"],
    [13, "Hawwara", "حوارة"],
    [14, "As-Sarih", "الصريح"],
    [15, "Kafr Yuba", "كفريوبا"],
    [16, "Umm Qais", "أم قيس"],
    [17, "Deir Abi Said", "دير أبي سعيد"],
  ]),
  governorate(22, words("Mafraq", "المفرق"), [
    [1, "Mafraq", "المفرق"],
    [2, "North-Western Badia", "البادية الشمالية الغربية"],
    [3, "Northern Badia", "البادية الشمالية"],
    [4, "Ruwaished", "الرويشد"],
    [5, "Umm al-Jimal", "أم الجمال"],
    [6, "Al-Khalidiyah", "الخالدية"],
    [7, "Sabha", "صبحا"],
    [8, "Rihab", "رحاب"],
    [9, "Bal'ama", "بلعما"],
    [10, "As-Safawi", "الصفاوي"],
  ]),
  governorate(23, words("Jerash", "جرش"), [
    [1, "Jerash", "جرش"],
    [2, "Souf", "سوف"],
    [3, "Sakib", "ساكب"],
    [4, "Burma", "برما"],
    [5, "Al-Mastaba", "المصطبة"],
    [6, "Kafr Khall", "كفر خل"],
  ]),
  governorate(24, words("Ajloun", "عجلون"), [
    [1, "Ajloun", "عجلون"],
    [2, "Kufranjah", "كفرنجة"],
    [3, "Anjara", "عنجرة"],
    [4, "Ain Janna", "عين جنة"],
    [5, "Sakhra", "صخرة"],
    [6, "Ibbin", "عبين"],
    [7, "Orjan", "عرجان"],
  ]),
  governorate(31, words("Karak", "الكرك"), [
    [1, "Al-Karak", "الكرك"],
    [2, "Al-Mazar al-Janubi", "المزار الجنوبي"],
    [3, "Al-Qasr", "القصر"],
    [4, "Ghor as-Safi", "غور الصافي"],
    [5, "Ayy", "عي"],
    [6, "Faqqu", "فقوع"],
    [7, "Al-Qatranah", "القطرانة"],
    [8, "Mu'tah", "مؤتة"],
  ]),
  governorate(32, words("Tafilah", "الطفيلة"), [
    [1, "At-Tafilah", "الطفيلة"],
    [2, "Busayra", "بصيرا"],
    [3, "Al-Hasa", "الحسا"],
    [4, "Al-Ain al-Baydha", "العين البيضاء"],
  ]),
  governorate(33, words("Ma'an", "معان"), [
    [1, "Ma'an", "معان"],
    [2, "Petra and Wadi Musa", "البتراء ووادي موسى"],
    [3, "Ash-Shawbak", "الشوبك"],
    [4, "Al-Husayniyah", "الحسينية"],
    [5, "Al-Jafr", "الجفر"],
    [6, "Ayl", "إيل"],
    [7, "Al-Mudawwara", "المدورة"],
  ]),
  governorate(34, words("Aqaba", "العقبة"), [
    [1, "Aqaba", "العقبة"],
    [2, "Al-Quwayrah", "القويرة"],
    [3, "Ad-Disah", "الديسة"],
    [4, "Wadi Araba", "وادي عربة"],
    [5, "Wadi Rum", "وادي رم"],
  ]),
];

/** The form asks for a city of those as well who live in the West Bank or abroad. */
const westBank = governorate(41, words("West Bank", "الضفة الغربية"), [
  [1, "Jerusalem", "القدس"],
  [2, "Ramallah and Al-Bireh", "رام الله والبيرة"],
  [3, "Nablus", "نابلس"],
  [4, "Hebron", "الخليل"],
  [5, "Bethlehem", "بيت لحم"],
  [6, "Jenin", "جنين"],
  [7, "Tulkarm", "طولكرم"],
  [8, "Qalqilya", "قلقيلية"],
  [9, "Salfit", "سلفيت"],
  [10, "Tubas", "طوباس"],
  [11, "Jericho", "أريحا"],
]);
const elsewhere = governorate(99, words("Elsewhere", "مكان آخر"), [
  [1, "Another place in Jordan", "مكان آخر في الأردن"],
  [2, "Gaza Strip", "قطاع غزة"],
  [3, "A city outside Jordan", "مدينة خارج الأردن"],
]);

export const governorates: readonly Governorate[] = [...jordan, westBank, elsewhere];
