import type { ObjectionState, ObjectionSubject } from "~/domain/elections/objection-states";
import type { LocalText } from "~/i18n/fallback";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { Ltr } from "~/ui/ltr";
import { objectionsOf } from "./objection-addresses";

type Props = {
  electionId: number;
  objection: {
    id: number;
    memberNumber: number;
    name: LocalText;
    about: ObjectionSubject;
    state: ObjectionState;
    sent: string;
  };
};

/** An objection in the list: whose, about what, and where it stands. */
export function ObjectionRow({ electionId, objection }: Props) {
  const { t } = useTranslation("roll");
  const { id, memberNumber, name, about, state, sent } = objection;
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <a className="link font-bold" href={`${objectionsOf(electionId)}/${id}`}>
          {`${t("objections.open", { id })}: ${t(`about.${about}`)}`}
        </a>
        <span className="tag">{t(`states.${state}`)}</span>
      </p>
      <p>
        <Bilingual text={name} tag={false} />
      </p>
      <p className="text-sm text-muted">
        {`${t("objections.member")} `}
        <Ltr>{memberNumber}</Ltr>
        {` · ${t("objections.sent-on", { moment: sent })}`}
      </p>
    </li>
  );
}
