import { type ApplicationState, applicationStates } from "~/domain/internships/application";
import { MOST_COUNTED, type QueueFilter, queueAddress } from "~/domain/internships/queue-filter";
import { useTranslation } from "~/i18n/use-translation";
import { StateTabs } from "~/ui/nav";

type Props = { filter: QueueFilter; counts: Record<ApplicationState, number> };

const most = MOST_COUNTED.toLocaleString("en");
const capped = (count: number) => (count > MOST_COUNTED ? `${most}+` : count.toLocaleString("en"));

/** The applications in one state, or all of them, with how many those are. */
export function QueueTabs({ filter: { q, state: shown }, counts }: Props) {
  const { t } = useTranslation("registrations");
  const all = counts.received + counts.returned + counts.accepted;
  const tabs = [...applicationStates, null].map((state) => ({
    href: queueAddress({ q, state }),
    words: t("tab", {
      state: state ? t(`states.${state}`) : t("all"),
      many: capped(state ? counts[state] : all),
    }),
    isShown: state === shown,
  }));
  return <StateTabs label={t("tabs")} tabs={tabs} />;
}
