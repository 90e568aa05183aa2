import { state } from "./country";

export const jordan = state(400, ["Jordan", "الأردن"], ["Jordanian", "أردني"]);

export const arabCountries = [
  state(12, ["Algeria", "الجزائر"], ["Algerian", "جزائري"]),
  state(48, ["Bahrain", "البحرين"], ["Bahraini", "بحريني"]),
  state(174, ["Comoros", "جزر القمر"], ["Comorian", "قمري"]),
  state(262, ["Djibouti", "جيبوتي"], ["Djiboutian", "جيبوتي"]),
  state(818, ["Egypt", "مصر"], ["Egyptian", "مصري"]),
  state(368, ["Iraq", "العراق"], ["Iraqi", "عراقي"]),
  state(414, ["Kuwait", "الكويت"], ["Kuwaiti", "كويتي"]),
  state(422, ["Lebanon", "لبنان"], ["Lebanese", "لبناني"]),
  state(434, ["Libya", "ليبيا"], ["Libyan", "ليبي"]),
  state(478, ["Mauritania", "موريتانيا"], ["Mauritanian", "موريتاني"]),
  state(504, ["Morocco", "المغرب"], ["Moroccan", "مغربي"]),
  state(512, ["Oman", "عُمان"], ["Omani", "عُماني"]),
  state(275, ["Palestine", "فلسطين"], ["Palestinian", "فلسطيني"]),
  state(634, ["Qatar", "قطر"], ["Qatari", "قطري"]),
  state(682, ["Saudi Arabia", "المملكة العربية السعودية"], ["Saudi", "سعودي"]),
  state(706, ["Somalia", "الصومال"], ["Somali", "صومالي"]),
  state(729, ["Sudan", "السودان"], ["Sudanese", "سوداني"]),
  state(760, ["Syria", "سوريا"], ["Syrian", "سوري"]),
  state(788, ["Tunisia", "تونس"], ["Tunisian", "تونسي"]),
  state(784, ["United Arab Emirates", "الإمارات العربية المتحدة"], ["Emirati", "إماراتي"]),
  state(887, ["Yemen", "اليمن"], ["Yemeni", "يمني"]),
];
