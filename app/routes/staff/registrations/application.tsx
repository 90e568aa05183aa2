import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { answersOf } from "~/domain/internships/answers";
import type { ApplicationState } from "~/domain/internships/application";
import { getApplication, listHistory } from "~/domain/internships/application.server";
import { groups } from "~/domain/internships/fields";
import { QUEUE } from "~/domain/internships/queue-filter";
import { othersOfPersons } from "~/domain/internships/same-person.server";
import { parseId } from "~/fields/id";
import { formatDay, formatLongDay, formatLongMoment, type Language, useTranslation } from "~/i18n";
import { DefinitionTable, Ltr } from "~/ui";

type Seen = Awaited<ReturnType<typeof getApplication>>;

function answersByGroup(application: Seen, language: Language) {
  const answers = new Map(answersOf(application, language).map((answer) => [answer.field, answer]));
  return groups.map(({ name, fields }) => ({
    name,
    answers: fields.flatMap((field) => answers.get(field) ?? []),
  }));
}

/** Returns the application of an address such as /dashboard/registrations/12 as text; throws NotFound. */
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
    memberNumber: application.memberNumber,
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

type OtherView = Awaited<ReturnType<typeof othersView>>[number];

export function ApplicationFacts({ application }: { application: ApplicationView }) {
  const { t } = useTranslation("registrations");
  const { temporaryNumber, memberNumber, state, applied, language } = application;
  return (
    <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-3">
      <div>
        <dt className="text-sm text-muted">{t("number")}</dt>
        <dd className="text-xl font-bold tabular-nums">
          <Ltr>{temporaryNumber}</Ltr>
        </dd>
      </div>
      {memberNumber === null ? null : (
        <div>
          <dt className="text-sm text-muted">{t("member")}</dt>
          <dd>
            <a className="link" href={href(registerOffice.member, { docNo: memberNumber })}>
              <Ltr>{memberNumber}</Ltr>
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-muted">{t("state")}</dt>
        <dd>
          <StateTag state={state} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t("applied")}</dt>
        <dd>{applied}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t("language")}</dt>
        <dd>{t(`languages.${language}`)}</dd>
      </div>
    </dl>
  );
}

type Group = ApplicationView["groups"][number];

export const AnswerText = ({ answer: { text, ltr } }: { answer: Group["answers"][number] }) =>
  ltr ? (
    <span className="wrap-anywhere">
      <Ltr>{text}</Ltr>
    </span>
  ) : (
    <bdi className="wrap-anywhere">{text}</bdi>
  );

/** Lists the answers of an application by the groups of the form, and marks the fields to be corrected. */
export function AnswerGroups({ groups, requested = [] }: { groups: Group[]; requested?: string[] }) {
  const { t } = useTranslation(["internship", "registrations"]);
  return groups.map(({ name, answers }) => (
    <section key={name} className="answers" aria-labelledby={`group-${name}`}>
      <h3 id={`group-${name}`} className="pt-6 pb-1 text-lg">
        {t(`internship:groups.${name}`)}
      </h3>
      <DefinitionTable
        rows={answers.map((answer) => ({
          label: t(`internship:fields.${answer.field}`),
          value: (
            <>
              <AnswerText answer={answer} />
              {requested.includes(answer.field) ? (
                <>
                  {" "}
                  <span className="tag bg-warning-soft text-ink">{t("registrations:now-asked")}</span>
                </>
              ) : null}
            </>
          ),
        }))}
      />
    </section>
  ));
}

/** Lists other applications that are probably from the same person. */
export function Others({ others }: { others: OtherView[] }) {
  const { t } = useTranslation("registrations");
  if (!others.length) return null;
  return (
    <section className="notice notice-warning" aria-labelledby="others">
      <h2 id="others" className="text-lg">
        {t("others")}
      </h2>
      <p className="text-sm">{t("others-hint")}</p>
      <ul className="mt-2 grid gap-2">
        {others.map(({ id, temporaryNumber, state, appliedOn, day }) => (
          <li key={id}>
            <a className="link" href={`${QUEUE}/${id}`}>
              <Ltr>{temporaryNumber}</Ltr>
            </a>
            {" · "}
            <time dateTime={appliedOn}>{day}</time> <StateTag state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const colours: Record<ApplicationState, string> = {
  received: "bg-accent-soft text-ink",
  returned: "bg-warning-soft text-ink",
  accepted: "bg-success-soft text-success",
};

export function StateTag({ state }: { state: ApplicationState }) {
  const { t } = useTranslation("registrations");
  return <span className={`tag ${colours[state]}`}>{t(`states.${state}`)}</span>;
}

export function ApplicantName({ application: { nameAr, nameEn } }: { application: ApplicationView }) {
  const { language } = useTranslation();
  return <bdi>{language === "ar" ? nameAr : nameEn}</bdi>;
}
