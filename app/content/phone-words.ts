import { edition } from "./current-edition";
import { ltr } from "./words";

type PhoneWords = { phone: string; context?: string };

/** The values for a sentence with `{{phone}}`; if there is no number, its twin `…_no-phone` is used. */
export const phoneWords = ({ phone } = edition().contact): { phone: string } => {
  const words: PhoneWords = phone ? { phone: ltr(phone) } : { phone: "", context: "no-phone" };
  return words;
};

/** A `tel:` address for a phone number as it is written. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
