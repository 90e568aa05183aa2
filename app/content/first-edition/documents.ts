import type { FirstItem } from "../edition";
import { instructions, laws, medicalFees, regulations } from "../facts/legislation";
import { quoted } from "../law-texts";

/** The laws, regulations and lists by name; their texts are the association's to supply. */
export const firstDocuments: FirstItem[] = [...laws, ...regulations, ...instructions, medicalFees].map(
  (law) => {
    const { ar, en } = quoted(law);
    return { key: law.id, fields: { title_ar: ar, title_en: en, language: "ar" } };
  },
);
