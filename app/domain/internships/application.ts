import { z } from "zod";
import { JORDAN } from "~/content/reference/countries";
import { dateProblems } from "./date-sequence";
import { type Application, type ApplicationField, everyField, shape } from "./fields";
import { isUniversityIn } from "./reference-lists";

const PERSON_NUMBER_OF_JORDANIANS = 10;

const fields = z.object(shape);

type Sent = z.output<typeof fields>;

function problemsTogether(read: Partial<Sent>, today: string): Partial<Record<ApplicationField, string>> {
  const problems: Partial<Record<ApplicationField, string>> = dateProblems(read, today);
  const { NAT_CODE: nationality, NATIONAL_NO: number, COUNTRY_CODE: country, UNIV_CODE: university } = read;
  if (nationality === JORDAN && number && number.length !== PERSON_NUMBER_OF_JORDANIANS)
    problems.NATIONAL_NO = "record:errors.national-number";
  if (country && university && !isUniversityIn(country, university))
    problems.UNIV_CODE = "internship:errors.university-elsewhere";
  return problems;
}

/**
 * An application for registration until Emtyaz on a day (specification 2, §3 and §5). Everything that is wrong is said
 * at once: what is wrong with several fields together as well, as far as they can be read.
 */
export const applicationInput = (today: string) =>
  fields.superRefine(
    (sent, context) => {
      const wrong = new Set(context.issues.map(({ path }) => path?.[0]));
      const read = Object.fromEntries(Object.entries(sent).filter(([field]) => !wrong.has(field)));
      for (const [field, message] of Object.entries(problemsTogether(read, today)))
        context.addIssue({ code: "custom", path: [field], message });
    },
    { when: () => true },
  );

/** The same by the words of the glossary, as it is kept. */
export const applicationOf = (sent: Sent): Application =>
  Object.fromEntries(everyField.map(({ key, edge }) => [key, sent[edge]])) as Application;

export const applicationStates = ["received", "returned", "accepted"] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const isApplicationState = (text: unknown): text is ApplicationState =>
  applicationStates.includes(text as ApplicationState);
