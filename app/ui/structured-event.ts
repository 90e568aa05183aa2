import type { LocalText } from "~/i18n/fallback";
import { inLanguageOf } from "./own-address";
import { publisher, type Site, type Thing } from "./structured-association";

type Event = {
  path: string;
  title: LocalText;
  about: string;
  /** The day it takes place, YYYY-MM-DD. */
  date: string;
  /** The absolute address of its picture. */
  image?: string;
};

/** An event of the association; its language is that of its text, which may not be the reader's. */
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
