import { association } from "../association";
import type { FirstItem } from "../edition";
import { deliveredTerms } from "../member-terms";

export const firstAssociation: FirstItem[] = [
  {
    key: "association",
    fields: {
      name_ar: association.name.ar,
      name_en: association.name.en,
      city_ar: association.city.ar,
      city_en: association.city.en,
      founded: `${association.founded}`,
      rights_since: `${association.rightsSince}`,
      seal: association.seal,
      band: association.band,
      ...deliveredTerms,
      funds: "1",
      oath: "1",
      elections: "1",
      internship: "1",
      register_found: "1",
    },
  },
];
