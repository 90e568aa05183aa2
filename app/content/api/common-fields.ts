import { words } from "../words";
import { digits, integer, text } from "./call";

export const memberNumber = digits(words("The association number", "الرقم النقابي"), "10001");

export const askedMember = { doc_no: memberNumber };

export const shownNumber = integer(words("The association number", "الرقم النقابي"), 10001);
export const arabicName = text(words("The name in Arabic", "الاسم بالعربية"), "أحمد خالد محمود المصري");
export const englishName = text(
  words("The name in English", "الاسم بالإنجليزية"),
  "Ahmad Khaled Mahmoud Al-Masri",
);

export const noMember = words("Nobody has this association number.", "لا أحد يحمل هذا الرقم النقابي.");

export const done = words("Done.", "نُفّذ الطلب.");

export const everybody = words("Everybody", "الجميع");
export const thatDoctor = words("The {{member}} whose number it is", "{{the-member}} صاحب الرقم");
export const thatDoctorOrComputer = words(
  "The {{member}} whose number it is; computer users with the permission",
  "{{the-member}} صاحب الرقم، ومستخدمو بوابة الحاسوب المخوّلون",
);
