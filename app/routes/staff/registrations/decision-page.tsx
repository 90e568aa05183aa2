import type { ReactNode } from "react";
import type { output, ZodObject } from "zod";
import { recordView } from "~/domain/internships/application.server";
import type { DecideOutcome, RefusedNumber } from "~/domain/internships/decision.server";
import { QUEUE } from "~/domain/internships/queue-filter";
import type { Answered, Submission } from "~/domain/submissions/once.server";
import { numberProblem } from "~/features/members/new-number";
import type { Answer } from "~/fields/parse-form";
import { type Next, readBySchema, submit } from "~/forms/submit.server";
import { inLanguage, type Language, useTranslation } from "~/i18n";
import { ownOrigin } from "~/platform/origin.server";
import { Bilingual, PageHeader } from "~/ui";
import {
  ApplicantName,
  ApplicationFacts,
  type ApplicationView,
  applicationView,
  type EntryView,
  historyView,
  othersView,
} from "./application";
import { HistoryItem } from "./history";

/** Loads a decision page: the application, its latest event, and other applications of the same person. */
export async function loadDecision(typedId: string | undefined, staff: { id: string }, language: Language) {
  const application = await applicationView(typedId, language);
  const { id } = application;
  await recordView(staff, "application.read", id);
  const [history, others] = await Promise.all([historyView(id, language), othersView(id, language)]);
  return { application, last: history.at(-1) ?? null, others };
}

export type Refused = { answer: Answer; conflict: boolean };

const codes = {
  accepted: "registrations:conflict.accepted",
  "changed-meanwhile": "registrations:conflict.changed",
  "not-found": "registrations:failed",
} satisfies Record<Extract<DecideOutcome, { done: false }>["reason"], string>;

type Deciding<Schema extends ZodObject> = {
  staff: { id: string };
  id: number;
  act: "accept" | "return";
  schema: Schema;
  /** The notice after the decision. */
  say(memberNumber: number | null): Pick<Next, "say" | "params">;
  write(
    value: output<Schema>,
    how: { submission: Submission; origin: string },
  ): Promise<Answered<DecideOutcome | RefusedNumber>>;
};

/**
 * Decides and redirects to the application; if it was decided or corrected meanwhile, shows the page with 409, and if
 * the association number cannot be given, with 422.
 */
export function decide<Schema extends ZodObject>(
  request: Request,
  { staff, id, act, schema, say, write }: Deciding<Schema>,
) {
  return submit(request, {
    form: `${act}:${id}`,
    by: staff,
    read: (form) =>
      readBySchema(form, schema, {
        show: (answer, { status }): Refused => ({ answer, conflict: status === 409 }),
      }),
    write: (value, submission) => write(value, { submission, origin: ownOrigin(request) }),
    answer: (outcome, refuse) => {
      if (outcome.done) return { to: `${QUEUE}/${id}`, ...say(outcome.memberNumber) };
      if (outcome.reason === "taken" || outcome.reason === "stray") return refuse(numberProblem(outcome));
      return refuse({ form: [codes[outcome.reason]] }, { status: 409 });
    },
    sentBefore: "forms:sent-before",
    failed: { log: "failed to store a decision on an application", say: "registrations:failed" },
  });
}

type Props = { application: ApplicationView; children: ReactNode };

export function DecisionPage({ application, children }: Props) {
  const { t } = useTranslation("registrations");
  const applicationPath = `${QUEUE}/${application.id}`;
  return (
    <>
      <PageHeader record={<ApplicantName application={application} />} />
      <div className="max-w-3xl">
        {children}
        <p className="mt-8">
          <a className="link" href={applicationPath}>
            {t("back-to-one")}
          </a>
        </p>
      </div>
    </>
  );
}

export function ApplicantHeading({ application }: { application: ApplicationView }) {
  const { language } = useTranslation();
  const { nameAr: ar, nameEn: en } = application;
  return (
    <>
      <p className="mb-4 text-xl font-bold wrap-anywhere">
        <Bilingual text={inLanguage(language, { ar, en })} tag={false} />
      </p>
      <ApplicationFacts application={application} />
    </>
  );
}

/** Shows the latest change by a colleague or the applicant before the decision. */
export function SeenMeanwhile({ last }: { last: EntryView | null }) {
  const { t } = useTranslation("registrations");
  if (!last) return null;
  return (
    <section className="my-6 border-s-4 border-accent ps-4" aria-labelledby="since">
      <h2 id="since" className="mb-1 text-lg">
        {t("conflict.since")}
      </h2>
      <HistoryItem entry={last} />
    </section>
  );
}
