import { othersOfPersons } from "~/domain/internships/same-person.server";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import type { ShownOther } from "./others";

/** Other applications of the person of an application, as they are shown. */
export async function shownOthers(id: number, language: Language): Promise<ShownOther[]> {
  const others = await othersOfPersons([id]);
  return others.map(({ of: _, ...other }) => ({ ...other, day: formatDay(other.appliedOn, language) }));
}
