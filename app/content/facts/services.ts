import { type Words, words } from "../words";

export const paymentWays: Words[] = [
  words("Cash at the association", "نقدًا في مقر النقابة"),
  words("Smart cards (Visa or MasterCard)", "البطاقات الذكية (Visa أو MasterCard)"),
  words("Online through the national e-billing service", "إلكترونيًا عبر الخدمة الوطنية لتسديد الفواتير"),
];

/** Where a doctor pays: one of the two, and always the same. */
export const paymentPlaces = words("Jerusalem or Amman", "القدس أو عمّان");
