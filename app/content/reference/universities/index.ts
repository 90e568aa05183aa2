import { africa } from "./africa";
import { eastAsia } from "./east-asia";
import { easternEurope } from "./eastern-europe";
import { englishSpeaking } from "./english-speaking";
import { formerSovietUnion } from "./former-soviet-union";
import { gulf } from "./gulf";
import { latinAmerica } from "./latin-america";
import { levant } from "./levant";
import { northAfrica } from "./north-africa";
import { southAsia } from "./south-asia";
import { turkey } from "./turkey";
import type { CountrysUniversities } from "./university";
import { westernEurope } from "./western-europe";

export type { University } from "./university";

/**
 * Universities with a medical school, by country; names written for this site from common knowledge, no database was
 * copied. Not complete, hence every country has another one besides.
 */
export const universities: readonly CountrysUniversities[] = [
  ...levant,
  ...gulf,
  ...northAfrica,
  ...turkey,
  ...formerSovietUnion,
  ...easternEurope,
  ...westernEurope,
  ...englishSpeaking,
  ...southAsia,
  ...eastAsia,
  ...latinAmerica,
  ...africa,
];
