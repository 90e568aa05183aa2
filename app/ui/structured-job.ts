import type { Thing } from "./structured-association";

type Job = {
  title: string;
  company: string;
  location: string;
  description: string;
  /** The days it was announced and closes, YYYY-MM-DD. */
  posted?: string;
  until?: string;
};

/** A vacancy in Jordan. */
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
