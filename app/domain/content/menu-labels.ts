import type { Fields } from "~/content/edition";
import { type Terms, withTerms } from "~/content/member-terms";

const LABEL = /_(ar|en)$/;

const labelText = (name: string, value: unknown, terms: Terms) => {
  const language = LABEL.exec(name)?.[1];
  if (!language || typeof value !== "string") return value;
  return withTerms({ ar: value, en: value }, terms)[language as keyof Terms];
};

/** Returns the labels of the menu with the association's word for a member in place of its placeholder. */
export const displayedLabels = (fields: Fields, terms: Terms): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, labelText(name, value, terms)]));

/** Drops labels that were sent unchanged, so that they keep following the association's word for a member. */
export const labelsToStore = (sent: Fields, before: Fields, terms: Terms): Fields =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      name in before && value === labelText(name, before[name], terms) ? before[name] : value,
    ]),
  );
