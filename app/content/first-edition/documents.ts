import type { DocumentGroup } from "../document-groups";
import type { FirstItem } from "../edition";
import { instructions, type Law, laws, medicalFees, regulations } from "../facts/legislation";
import { quoted } from "../law-texts";

const listed = (group: DocumentGroup, of: Law[]): FirstItem[] =>
  of.map((law) => {
    const { ar, en } = quoted(law);
    return { key: law.id, fields: { title_ar: ar, title_en: en, group, language: "ar" } };
  });

/** The laws, regulations and lists by name; their texts are the association's to supply. */
export const firstDocuments: FirstItem[] = [
  ...listed("law", laws),
  ...listed("regulation", regulations),
  ...listed("instruction", instructions),
  ...listed("medical-fees", [medicalFees]),
];
