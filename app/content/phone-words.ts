import { edition } from "./current-edition";
import { ltr } from "./words";

type PhoneWords = { phone: string; context?: string };

/** What a sentence with `{{phone}}` is given; where there is no number, its twin `…_no-phone` is said. */
export const phoneWords = ({ phone } = edition().contact): { phone: string } => {
  const words: PhoneWords = phone ? { phone: ltr(phone) } : { phone: "", context: "no-phone" };
  return words;
};

/** A `tel:` address for a phone number as it is written. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
