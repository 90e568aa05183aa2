import { useActionData, useLoaderData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { currentElection, type Election } from "~/domain/elections/elections.server";
import { objectionInput } from "~/domain/elections/input";
import { listOwnObjections, objectToRoll } from "~/domain/elections/objections.server";
import { findVoterCard, type VoterCard } from "~/domain/elections/voter-card.server";
import { areObjectionsOpen } from "~/domain/elections/voting-window";
import type { StandingAnswer } from "~/features/standing/standing";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatMoment, inLanguage, type Language, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { Bilingual, EmptyState, PageHeader, RequestList } from "~/ui";
import { standingView } from "../standing-view.server";
import { ObjectionLink, OwnLine, type RollLine } from "./view";

export const loader = handler(doctorPortal.roll, async ({ doctor, language }) => {
  const { memberNumber } = doctor;
  const election = await currentElection();
  const [card, standing, objections] = await Promise.all([
    findVoterCard(memberNumber, election?.id ?? null),
    standingView(memberNumber, language),
    listOwnObjections(memberNumber),
  ]);
  const until = election?.objectionsUntil ?? null;
  return {
    line: election && card && rollLine(election, card, language),
    fees: standing?.vote ?? null,
    deadline:
      election && until
        ? { open: areObjectionsOpen(election, now()), moment: formatMoment(until, language) }
        : null,
    waits: objections.some(({ state, electionId }) => state === "waiting" && electionId === election?.id),
    objections: objections.map(({ election: names, createdAt, decidedAt, electionId: _, ...objection }) => ({
      ...objection,
      election: inLanguage(language, names),
      sent: formatMoment(createdAt, language),
      decided: decidedAt && formatMoment(decidedAt, language),
    })),
  };
});

function rollLine(election: Election, card: VoterCard, language: Language): RollLine {
  const { onRoll, name, memberNumber, rollCentre, mark } = card;
  return {
    title: inLanguage(language, election.title),
    from: formatMoment(election.opensAt, language),
    to: formatMoment(election.closesAt, language),
    wholeRegister: election.rollImportedAt === null,
    onRoll,
    name,
    memberNumber,
    centre: rollCentre && inLanguage(language, rollCentre),
    mark: mark && {
      moment: formatMoment(new Date(mark.at), language),
      centre: mark.centre && inLanguage(language, mark.centre),
      desk: mark.desk,
    },
  };
}

const HERE = href(doctorPortal.roll);

export const action = handler(doctorPortal.roll, ({ request, doctor: { memberNumber } }) =>
  submit(request, {
    form: "roll-objection",
    by: { id: String(memberNumber) },
    read: (form) => readBySchema(form, objectionInput),
    write: (objection, submission) => objectToRoll(memberNumber, objection, submission),
    answer: (outcome) =>
      outcome.done
        ? { to: HERE, say: "roll:check.sent" }
        : { to: HERE, say: `roll:check.${outcome.reason}`, kind: "error" },
    sentBefore: "roll:check.sent-before",
    failed: { log: "failed to store an objection to the roll", say: "roll:check.send-failed" },
  }),
);

export default function RollCheck() {
  const { t } = useTranslation("elections");
  const { line, fees, deadline, waits, objections } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <div className="max-w-3xl">
        {line ? (
          <ObjectionLink deadline={deadline} waits={waits} refused={refused}>
            <OwnLine line={line} />
            {fees ? <FeesAnswer answer={fees} /> : null}
          </ObjectionLink>
        ) : (
          <EmptyState title={t("none-announced")} />
        )}
        {objections.length ? <OwnObjections objections={objections} /> : null}
      </div>
    </>
  );
}

/** The fees that voting requires, according to the register; who is on the roll is the association's decision. */
function FeesAnswer({ answer: { reasons } }: { answer: StandingAnswer }) {
  const { t } = useTranslation(["roll", "standing"]);
  return (
    <section className="mt-10" aria-labelledby="fees">
      <h2 id="fees" className="mb-2 text-xl">
        {t("roll:check.fees")}
      </h2>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p className="mt-2 text-sm text-muted">{t("standing:vote.final")}</p>
    </section>
  );
}

type Objection = Awaited<ReturnType<typeof loader>>["objections"][number];

function OwnObjections({ objections }: { objections: Objection[] }) {
  const { t } = useTranslation("roll");
  const items = objections.map(({ about, election, state, sent, decided, ...objection }) => ({
    ...objection,
    what: <b>{t(`about.${about}`)}</b>,
    state: t(`states.${state}`),
    facts: (
      <>
        <Bilingual text={election} tag={false} />
        {` · ${t("check.sent-on", { moment: sent })}`}
        {decided ? ` · ${t("check.decided-on", { moment: decided })}` : null}
      </>
    ),
  }));
  return <RequestList id="own-objections" title={t("check.yours")} items={items} />;
}
