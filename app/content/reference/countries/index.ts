import { africa } from "./africa";
import { americas } from "./americas";
import { arabCountries, jordan } from "./arab";
import { asia } from "./asia";
import { type Country, state } from "./country";
import { europe } from "./europe";
import { oceania } from "./oceania";

export type { Country } from "./country";

/** For whoever finds his own in neither list; a code that ISO 3166 leaves to its users. */
const another = state(999, ["Another country", "بلد آخر"], ["Another nationality", "جنسية أخرى"]);

/**
 * The world as a form offers it: Jordan, the Arab countries, all others by name, and last whatever is not named. Names
 * are those of the Unicode CLDR (Unicode License v3), edited; codes are ISO 3166-1 numeric, Kosovo's the CLDR's.
 */
export const countries: readonly (readonly Country[])[] = [
  [jordan],
  arabCountries,
  [...africa, ...americas, ...asia, ...europe, ...oceania],
  [another],
];

/** The code of Jordan, and of those who are Jordanians. */
export const JORDAN = jordan.code;
