import { type Words, words } from "../words";

export const paymentWays: Words[] = [
  words("Cash at the association", "نقدًا في مقر النقابة"),
  words("Smart cards (Visa or MasterCard)", "البطاقات الذكية (Visa أو MasterCard)"),
  words("Online through the national e-billing service", "إلكترونيًا عبر الخدمة الوطنية لتسديد الفواتير"),
];

/** The two places where fees are paid, written the same way everywhere. */
export const paymentPlaces = words("Jerusalem or Amman", "القدس أو عمّان");
