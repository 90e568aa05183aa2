import { type NameChangeState, nameChangeStates } from "~/domain/name-changes/states";
import { useTranslation } from "~/i18n/use-translation";
import { StateTabs } from "~/ui/nav";
import { listAddress } from "./address";

/** All requests, or those in one state. */
export function RequestTabs({ shown }: { shown: NameChangeState | null }) {
  const { t } = useTranslation("names");
  const tabs = [null, ...nameChangeStates].map((state) => ({
    href: listAddress(state),
    words: state ? t(`states.${state}`) : t("list.all"),
    isShown: state === shown,
  }));
  return <StateTabs label={t("list.filter")} tabs={tabs} />;
}
