import { edition } from "./edition";
import { ltr } from "./words";

/** Who the association is; how it is reached, its staff writes (`edition().contact`). */
export const association = {
  name: { en: "Jordan Medical Association", ar: "نقابة الأطباء الأردنية" },
  founded: 1944,
  copyrightYear: 2024,
  city: { en: "Amman", ar: "عمّان" },
  officeHours: { from: "8:30", to: "16:00" },
};

/** What a sentence with `{{phone}}` is given; where there is no number, its twin `…_no-phone` is said. */
export const phoneWords = ({ phone } = edition().contact): Record<string, string> =>
  phone ? { phone: ltr(phone) } : { context: "no-phone" };

/** A `tel:` address for a phone number as it is written. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
