import { daysWaiting } from "~/domain/complaints/waiting";
import { listApplications, type QueuedApplication } from "~/domain/internships/queue.server";
import type { QueueFilter } from "~/domain/internships/queue-filter";
import { codeNames } from "~/domain/internships/reference-lists";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { today } from "~/platform/clock.server";
import type { ShownRow } from "./queue-row";

type Names = ReturnType<typeof codeNames>;

function shownRow(application: QueuedApplication, names: Names, language: Language): ShownRow {
  const { nationality, degreeCountry, university, ...row } = application;
  const facts = [
    names.nationality(nationality),
    names.university(degreeCountry, university),
    names.country(degreeCountry),
  ];
  return {
    ...row,
    day: formatDay(row.receivedOn, language),
    age: row.state === "accepted" ? null : daysWaiting(row.receivedOn, today()),
    facts: facts.filter(Boolean),
  };
}

/** A page of the queue as it is shown. */
export async function shownQueue(filter: QueueFilter & { tooShort: boolean }, language: Language) {
  const { applications, ...list } = await listApplications(filter);
  const names = codeNames(language);
  return { rows: applications.map((application) => shownRow(application, names, language)), list };
}
