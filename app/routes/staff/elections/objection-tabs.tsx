import { type ObjectionState, objectionStates } from "~/domain/elections/objection-states";
import { useTranslation } from "~/i18n/use-translation";
import { StateTabs } from "~/ui/state-tabs";
import { objectionsAddress } from "./objection-addresses";

/** All objections to the roll of an election, or those in one state. */
export function ObjectionTabs({ electionId, shown }: { electionId: number; shown: ObjectionState | null }) {
  const { t } = useTranslation("roll");
  const tabs = [null, ...objectionStates].map((state) => ({
    href: objectionsAddress(electionId, state),
    words: state ? t(`states.${state}`) : t("objections.all"),
    isShown: state === shown,
  }));
  return <StateTabs label={t("objections.filter")} tabs={tabs} />;
}
