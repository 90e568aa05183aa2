import { useContext } from "react";
import { edition } from "~/content/current-edition";
import type { Contact } from "~/content/edition";
import { pageTitle } from "~/content/navigation";
import { sealPicture } from "~/content/seal";
import { type Language, type LocalText, otherLanguage, useTranslation } from "~/i18n";
import { canonicalAddress, inLanguageOf } from "./page-address";
import { PageFacts } from "./page-facts";

const ISOLATES = /[\u2066-\u2069]/g;
const UNSAFE_IN_SCRIPT = /[<\u2028\u2029]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Escapes JSON so that it cannot end the script element around it. */
export function jsonLd(things: readonly Thing[]): string {
  const [only, ...more] = things;
  const described = more.length ? { "@graph": things } : only;
  const json = JSON.stringify({ "@context": "https://schema.org", ...described });
  return json.replace(ISOLATES, "").replace(UNSAFE_IN_SCRIPT, escaped);
}

/** A data block, which browsers do not run. */
export function StructuredData({ of }: { of: (site: Site) => readonly Thing[] }) {
  const { origin, path, status } = useContext(PageFacts);
  const { language } = useTranslation();
  if (status !== 200 || !canonicalAddress(path)) return null;
  const json = jsonLd(of({ origin, language }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

type Site = { origin: string; language: Language };
type Thing = { "@type": string; [property: string]: unknown };

const publisher = ({ origin, language }: Site): Thing => ({
  "@type": "Organization",
  name: edition().association.name[language],
  url: `${origin}/`,
  logo: origin + sealPicture(edition().association.seal),
});

/** Leaves out unconfirmed contact details, since search engines repeat them. */
function confirmed() {
  const { samples, ...contact } = edition().contact;
  const isMadeUp = (name: string) => samples.some((field) => field === name || field === `${name}_ar`);
  return Object.fromEntries(Object.entries(contact).filter(([name]) => !isMadeUp(name))) as Partial<
    typeof contact
  >;
}

const organizationWith = (site: Site, { address, phone, fax, email, social }: Partial<Contact>): Thing => ({
  ...publisher(site),
  alternateName: edition().association.name[otherLanguage(site.language)],
  foundingDate: edition().association.founded?.toString(),
  address: {
    "@type": "PostalAddress",
    streetAddress: address?.[site.language],
    addressLocality: edition().association.city?.[site.language],
    addressCountry: "JO",
  },
  telephone: phone ?? undefined,
  faxNumber: fax ?? undefined,
  email: email ?? undefined,
  sameAs: social?.length ? social.map(({ url }) => url) : undefined,
});

export const organization = (site: Site): Thing => organizationWith(site, confirmed());

/** Days are YYYY-MM-DD, addresses of pictures absolute. */
type Article = {
  path: string;
  title: LocalText;
  description: string;
  date: string;
  changed: Date;
  image?: string;
};

/** Uses the language of the article's text, which may differ from the reader's. */
export function newsArticle({ path, title, description, date, changed, image }: Article, site: Site): Thing {
  const association = publisher(site);
  return {
    "@type": "NewsArticle",
    mainEntityOfPage: site.origin + inLanguageOf(path, site.language),
    headline: title.value,
    description,
    inLanguage: title.lang,
    datePublished: date,
    dateModified: changed.toISOString(),
    image,
    author: association,
    publisher: association,
  };
}

type Event = {
  path: string;
  title: LocalText;
  about: string;
  date: string;
  image?: string;
};

export const event = ({ path, title, about, date, image }: Event, site: Site): Thing => ({
  "@type": "Event",
  name: title.value,
  description: about,
  inLanguage: title.lang,
  startDate: date,
  endDate: date,
  eventStatus: "https://schema.org/EventScheduled",
  url: site.origin + inLanguageOf(path, site.language),
  image,
  organizer: publisher(site),
});

type Member = { path: string; name: string; titles: readonly string[]; number: number };

/** Uses the type that search engines have for doctors, and a generic one for other professions. */
export function registeredPerson({ path, name, titles, number }: Member, site: Site): Thing {
  const { ofDoctors, terms } = edition().association;
  const specialties = titles.length ? titles : undefined;
  return {
    "@type": ofDoctors ? "Physician" : "Person",
    name,
    url: site.origin + inLanguageOf(path, site.language),
    identifier: { "@type": "PropertyValue", name: "DOC_NO", value: `${number}` },
    ...(ofDoctors
      ? { medicalSpecialty: specialties }
      : { jobTitle: terms[site.language].Member, knowsAbout: specialties }),
    memberOf: publisher(site),
  };
}

type Job = {
  title: string;
  company: string;
  location: string;
  description: string;
  posted?: string;
  until?: string;
};

export const jobPosting = ({ title, company, location, description, posted, until }: Job): Thing => ({
  "@type": "JobPosting",
  title,
  description,
  datePosted: posted,
  validThrough: until,
  hiringOrganization: { "@type": "Organization", name: company },
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: location, addressCountry: "JO" },
  },
});

type Question = { question: string; answer: string };

export const faqPage = (questions: readonly Question[]): Thing => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

type Crumb = { title: string; path: string };

/** The last crumb is the page itself. */
export const breadcrumbs = (crumbs: readonly Crumb[], { origin, language }: Site): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ title: pageTitle("/")[language], path: "/" }, ...crumbs].map(
    ({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: origin + inLanguageOf(path, language),
    }),
  ),
});
