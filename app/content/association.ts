import { ltr } from "./words";

/** Who the association is and how it is reached. `sample` names the details the association still has to confirm. */
export const association = {
  name: { en: "Jordan Medical Association", ar: "نقابة الأطباء الأردنية" },
  founded: 1944,
  copyrightYear: 2024,
  city: { en: "Amman", ar: "عمّان" },
  address: {
    en: "Professional Associations Complex, Shmeisani, Amman, Jordan",
    ar: "مجمّع النقابات المهنية، الشميساني، عمّان، الأردن",
  },
  place: { latitude: 31.9692, longitude: 35.9009 },
  phone: "+962 6 500 0000",
  fax: "+962 6 500 0001",
  email: "info@association.example",
  officeHours: { from: "8:30", to: "16:00" },
  /** `url` is the association's own account on the network, null while there is none to show. */
  social: [
    { name: "Facebook", url: null },
    { name: "X", url: null },
    { name: "YouTube", url: null },
  ] as Array<{ name: string; url: string | null }>,
  sample: { address: true, place: true, phone: true, fax: true, email: true },
};

type Detail = keyof typeof association.sample;
export type ContactDetails = { [Name in Detail]: (typeof association)[Name] | null };

/** How the association is reached, as far as it may be told: with `samples` all of it, else what is confirmed. */
export function contactDetails(samples: boolean): ContactDetails {
  const told = <Name extends Detail>(name: Name) =>
    samples || !association.sample[name] ? association[name] : null;
  return {
    address: told("address"),
    place: told("place"),
    phone: told("phone"),
    fax: told("fax"),
    email: told("email"),
  };
}

/** What a sentence with `{{phone}}` is given; where there is no number, its twin `…_no-phone` is said. */
export const phoneWords = ({ phone }: Pick<ContactDetails, "phone">): Record<string, string> =>
  phone ? { phone: ltr(phone) } : { context: "no-phone" };

/** A `tel:` address for a phone number as it is written. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
