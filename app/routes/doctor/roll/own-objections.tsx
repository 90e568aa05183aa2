import type { ObjectionState, ObjectionSubject } from "~/domain/elections/objections";
import type { LocalText } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { RequestList } from "~/ui/requests";
import { Bilingual } from "~/ui/text";

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

/** What a doctor objected to so far, and what became of it. */
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
