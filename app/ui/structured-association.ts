import { association } from "~/content/association";
import { socialAccounts } from "~/content/social-accounts";
import { type Language, otherLanguage } from "~/i18n/languages";

/** Where and in which language something is described to search engines. */
export type Site = { origin: string; language: Language };
/** A thing as schema.org describes it. */
export type Thing = { "@type": string; [property: string]: unknown };

/** The association as publisher of what is described. */
export const publisher = ({ origin, language }: Site): Thing => ({
  "@type": "Organization",
  name: association.name[language],
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
});

const confirmed = <Value>(detail: keyof typeof association.sample, value: Value) =>
  association.sample[detail] ? undefined : value;

/** The association itself; details it has not confirmed yet are left out, since search engines repeat them. */
export const organization = (site: Site): Thing => ({
  ...publisher(site),
  alternateName: association.name[otherLanguage(site.language)],
  foundingDate: `${association.founded}`,
  address: {
    "@type": "PostalAddress",
    streetAddress: confirmed("address", association.address[site.language]),
    addressLocality: association.city[site.language],
    addressCountry: "JO",
  },
  telephone: confirmed("phone", association.phone),
  faxNumber: confirmed("fax", association.fax),
  email: confirmed("email", association.email),
  sameAs: socialAccounts.length > 0 ? socialAccounts.map(({ url }) => url) : undefined,
});
