import { edition } from "./current-edition";
import { ltr } from "./words";

/** What a sentence with `{{phone}}` is given; where there is no number, its twin `…_no-phone` is said. */
export const phoneWords = ({ phone } = edition().contact): Record<string, string> =>
  phone ? { phone: ltr(phone) } : { context: "no-phone" };

/** A `tel:` address for a phone number as it is written. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
