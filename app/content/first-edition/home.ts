import { type FirstItem, homeSections } from "../edition";

/** All sections of the home page, in the order in which the site is delivered. */
export const firstHome: FirstItem[] = [
  { key: "home", fields: Object.fromEntries(homeSections.map((name, index) => [name, `${index + 1}`])) },
];
