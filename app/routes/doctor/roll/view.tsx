import type { ObjectionState, ObjectionSubject } from "~/domain/elections/input";
import type { LocalText } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { CallOffice } from "~/ui/contact-details";
import { Recorded } from "~/ui/recorded";
import { RequestList } from "~/ui/requests";
import { type StandingAnswer, StandingIcon } from "~/ui/standing";
import { DefinitionTable } from "~/ui/table";
import { Bilingual, Ltr } from "~/ui/text";
import type { RollLine } from "./route";

export function OwnLine({ line }: { line: RollLine }) {
  const { t } = useTranslation("roll");
  const { title, from, to, wholeRegister, onRoll, name, memberNumber, centre, mark } = line;
  return (
    <section aria-labelledby="own-line">
      <h2 id="own-line" className="text-xl">
        <Bilingual text={title} tag={false} />
      </h2>
      <p className="text-muted">{t("check.window", { from, to })}</p>
      <p className="mt-4 mb-4 flex items-start gap-3 text-lg font-bold">
        <StandingIcon tone={onRoll ? "yes" : "no"} />
        {t(onRoll ? "check.on" : "check.not-on")}
      </p>
      {wholeRegister ? <p className="mb-4">{t("check.everybody")}</p> : null}
      {onRoll || mark ? (
        <DefinitionTable
          rows={[
            { label: t("check.member-number"), value: <Ltr>{memberNumber}</Ltr> },
            { label: t("check.name-ar"), value: <Recorded value={name.ar} lang="ar" /> },
            { label: t("check.name-en"), value: <Recorded value={name.en} lang="en" /> },
            {
              label: t("check.centre"),
              value: centre ? <Bilingual text={centre} tag={false} /> : t("check.no-centre"),
            },
            { label: t("check.marked"), value: <Mark mark={mark} /> },
          ]}
        />
      ) : null}
    </section>
  );
}

function Mark({ mark }: Pick<RollLine, "mark">) {
  const { t } = useTranslation("roll");
  if (!mark) return t("check.not-marked");
  return (
    <>
      <b>{t("check.marked-on", { moment: mark.moment })}</b>
      {mark.centre ? (
        <>
          <br />
          <Bilingual text={mark.centre} tag={false} />
        </>
      ) : null}
      {mark.desk ? ` · ${t("check.desk", { desk: mark.desk })}` : null}
      <p className="mt-2">
        <CallOffice words={t("check.not-you")} />
      </p>
    </>
  );
}

/** What the register says of the fees that voting asks for; the roll itself is the association's decision. */
export function FeesAnswer({ answer: { reasons } }: { answer: StandingAnswer }) {
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

type Objection = {
  id: number;
  election: LocalText;
  about: ObjectionSubject;
  words: string;
  state: ObjectionState;
  note: string | null;
  sent: string;
  decided: string | null;
};

export function OwnObjections({ objections }: { objections: Objection[] }) {
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
