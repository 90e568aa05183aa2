import { useLoaderData } from "@remix-run/react";
import { registrations } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { may } from "~/auth/permissions";
import type { ApplicationState } from "~/domain/internships/application";
import { recordView } from "~/domain/internships/application.server";
import { type PaperKind, papersByKind } from "~/domain/internships/paper-kinds";
import { listPapers } from "~/domain/internships/papers.server";
import { QUEUE } from "~/domain/internships/queue-filter";
import { RESUME } from "~/domain/internships/resume-code.server";
import { fileSize, formatLongMoment, useTranslation } from "~/i18n";
import { ButtonLink, Icon, LetterDelivery, Ltr, PageHeader } from "~/ui";
import {
  AnswerGroups,
  ApplicantName,
  ApplicationFacts,
  applicationView,
  type EntryView,
  historyView,
  Others,
  othersView,
} from "./application";
import { AskedAgain, History } from "./history";

export const loader = handler(registrations.detail, async ({ params, staff, language }) => {
  const application = await applicationView(params.id, language);
  const { id, nameAr, nameEn } = application;
  await recordView(staff, "application.read", id);
  const [history, papers, others] = await Promise.all([
    historyView(id, language),
    listPapers(id),
    othersView(id, language),
  ]);
  return {
    head: { title: language === "ar" ? nameAr : nameEn },
    application,
    history,
    papers: papersByKind(
      application,
      papers.map(({ at, ...paper }) => ({
        ...paper,
        at: at.toISOString(),
        moment: formatLongMoment(at, language),
      })),
    ),
    others,
    mayOpenOutbox: may(staff.role, "outbox.read"),
  };
});

export default function Registration() {
  const { t } = useTranslation("registrations");
  const { application, history, papers, others, mayOpenOutbox } = useLoaderData<typeof loader>();
  const { id, state, memberNumber, returnFields, groups } = application;
  return (
    <>
      <PageHeader
        title={<ApplicantName application={application} />}
        actions={<Actions id={id} state={state} memberNumber={memberNumber} />}
      />
      <div className="case">
        <div>
          <AskedAgain application={application} />
          <LetterLine entries={history} mayOpenOutbox={mayOpenOutbox} />
          <h2 className="mt-8 text-xl">{t("answers")}</h2>
          <AnswerGroups groups={groups} requested={state === "returned" ? returnFields : []} />
          <History entries={history} />
        </div>
        <div className="case-facts">
          <ApplicationFacts application={application} />
          <Others others={others} />
          <Papers id={id} papers={papers} />
          <ApplicantHelp />
        </div>
      </div>
      <p className="mt-8">
        <a href={QUEUE} className="link">
          {t("back")}
        </a>
      </p>
    </>
  );
}

type ActionsProps = { id: number; state: ApplicationState; memberNumber: number | null };

function Actions({ id, state, memberNumber }: ActionsProps) {
  const { t } = useTranslation("registrations");
  const shell = useTranslation("shell").t;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <a className="link py-2" href={`${QUEUE}/${id}/print`} target="_blank" rel="noopener">
        {t("print")}
        <span className="sr-only">{` ${shell("new-tab")}`}</span>
      </a>
      {state === "accepted" ? null : (
        <>
          <ButtonLink href={`${QUEUE}/${id}/return`} variant="quiet">
            {t(state === "returned" ? "return-again" : "return")}
          </ButtonLink>
          <ButtonLink href={`${QUEUE}/${id}/accept`}>{t("accept")}</ButtonLink>
        </>
      )}
      {state === "accepted" && memberNumber === null ? (
        <ButtonLink href={`${QUEUE}/${id}/accept`}>{t("make-member")}</ButtonLink>
      ) : null}
    </div>
  );
}

/** Shows the delivery of the latest email to the applicant, if there was one. */
function LetterLine({ entries, mayOpenOutbox }: { entries: EntryView[]; mayOpenOutbox: boolean }) {
  const last = entries.findLast(({ delivery }) => delivery !== null);
  if (!last?.delivery) return null;
  return (
    <LetterDelivery
      delivery={{ state: last.delivery, reason: last.failure }}
      of="registrations"
      mayOpenOutbox={mayOpenOutbox}
    />
  );
}

type PaperView = {
  id: number;
  kind: PaperKind | null;
  name: string;
  bytes: number;
  at: string;
  moment: string;
};

type PapersProps = { id: number; papers: ReturnType<typeof papersByKind<PaperView>> };

/** Lists the documents by kind, and those still missing. */
function Papers({ id, papers: { places, others } }: PapersProps) {
  const { t } = useTranslation(["registrations", "internship-receipt"]);
  const sent = places.some(({ papers }) => papers.length) || others.length;
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="mb-2 text-lg">
        {t("registrations:papers")}
      </h2>
      <dl>
        {places.map(({ kind, papers }) => (
          <div key={kind} className="mt-3">
            <dt className="font-bold">{t(`internship-receipt:kinds.${kind}`)}</dt>
            <dd>
              {papers.length ? (
                <PaperList id={id} papers={papers} />
              ) : (
                <span className="text-muted">{t("registrations:paper-missing")}</span>
              )}
            </dd>
          </div>
        ))}
        {others.length ? (
          <div className="mt-3">
            <dt className="font-bold">{t("internship-receipt:papers.others")}</dt>
            <dd>
              <PaperList id={id} papers={others} />
            </dd>
          </div>
        ) : null}
      </dl>
      {sent ? <p className="mt-2 text-sm text-muted">{t("registrations:papers-recorded")}</p> : null}
    </section>
  );
}

function PaperList({ id, papers }: { id: number; papers: PaperView[] }) {
  const { t } = useTranslation("registrations");
  return (
    <ul className="documents">
      {papers.map(({ id: paper, name, bytes, at, moment }) => (
        <li key={paper}>
          <Icon name="file" />
          <div className="min-w-0">
            <a className="link wrap-anywhere" href={`${QUEUE}/${id}/documents/${paper}`} download>
              <span className="sr-only">{`${t("download")}: `}</span>
              <bdi>{name}</bdi>
            </a>
            <p className="text-sm text-muted">
              <Ltr>{fileSize(bytes)}</Ltr>
              {" · "}
              <time dateTime={at}>{moment}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function ApplicantHelp() {
  const { t } = useTranslation("registrations");
  return (
    <section aria-labelledby="help">
      <h2 id="help" className="mb-2 text-lg">
        {t("help")}
      </h2>
      <p className="text-sm text-muted">{t("help-resume")}</p>
      <p className="text-sm wrap-anywhere">
        <a className="link" href={RESUME}>
          <Ltr>{RESUME}</Ltr>
        </a>
      </p>
      <p className="mt-2 text-sm text-muted">{t("help-code")}</p>
    </section>
  );
}
