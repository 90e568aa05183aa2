import { answersOf } from "~/domain/internships/answers";
import { getApplication, listHistory } from "~/domain/internships/application.server";
import { groups } from "~/domain/internships/fields";
import { othersOfPersons } from "~/domain/internships/same-person.server";
import { parseId } from "~/fields/id";
import { formatDay, formatLongDay, formatLongMoment } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";

type Seen = Awaited<ReturnType<typeof getApplication>>;

function answersByGroup(application: Seen, language: Language) {
  const answers = new Map(answersOf(application, language).map((answer) => [answer.field, answer]));
  return groups.map(({ name, fields }) => ({
    name,
    answers: fields.flatMap((field) => answers.get(field) ?? []),
  }));
}

/** The application of an address such as /dashboard/registrations/12 in words; throws a 404 answer for no such one. */
export async function applicationView(typedId: string | undefined, language: Language) {
  const application = await getApplication(parseId(typedId));
  const { id, temporaryNumber, nameAr, nameEn, state, version, returnReason } = application;
  return {
    id,
    temporaryNumber,
    nameAr,
    nameEn,
    state,
    version,
    language: application.language,
    degreeCountry: application.degreeCountry,
    applied: formatLongDay(application.appliedOn, language),
    returnReason,
    returnFields: application.returnFields ?? [],
    groups: answersByGroup(application, language),
  };
}

export type ApplicationView = Awaited<ReturnType<typeof applicationView>>;

export async function historyView(id: number, language: Language) {
  const entries = await listHistory(id);
  return entries.map(({ at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    moment: formatLongMoment(at, language),
  }));
}

export type EntryView = Awaited<ReturnType<typeof historyView>>[number];

export async function othersView(id: number, language: Language) {
  const others = await othersOfPersons([id]);
  return others.map(({ of: _, ...other }) => ({ ...other, day: formatDay(other.appliedOn, language) }));
}

export type OtherView = Awaited<ReturnType<typeof othersView>>[number];
