import { type Words, words } from "../words";

/** Promises of this website; if the program enforces a figure, change it there too. */
export const website = {
  /** The edition and the level of the Web Content Accessibility Guidelines that the site aims at. */
  guidelines: { edition: "2.2", level: "AA" },
  /** Per cent to which a page can be enlarged without losing anything. */
  zoom: 400,
  /** The longest time that one sign-in lasts. */
  sessionDays: 7,
  noticeMinutes: 10,
  /** The shortest password that a doctor may choose. */
  ownPasswordDigits: 8,
} as const;

/** A day (YYYY-MM-DD) as a text states it. */
export function dayInWords(isoDay: string): Words {
  const day = new Date(`${isoDay}T00:00:00Z`);
  const inLanguage = (locale: string) =>
    day.toLocaleDateString(locale, { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
  return words(inLanguage("en-GB"), inLanguage("ar-JO-u-nu-latn"));
}
