import { association } from "../association";
import type { FirstItem } from "../edition";
import { deliveredTerms } from "../member-terms";

export const firstAssociation: FirstItem[] = [
  {
    key: "association",
    fields: {
      name_ar: association.name.ar,
      name_en: association.name.en,
      founded: `${association.founded}`,
      seal: association.seal,
      ...deliveredTerms,
      funds: "1",
      oath: "1",
      elections: "1",
      internship: "1",
      register_found: "1",
    },
  },
];
