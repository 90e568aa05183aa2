import { type EventsView, eventsAddress, type Tab, tabs } from "~/domain/events/tabs";
import { useTranslation } from "~/i18n/use-translation";

type Props = { view: EventsView; totals: Record<Tab, number> };

/** The two tabs as links, each to the page where the reader left it. */
export function TabLinks({ view: { tab, pages }, totals }: Props) {
  const { t } = useTranslation("events");
  return (
    <nav aria-label={t("tabs")} className="tab-links mb-6">
      {tabs.map((each) => (
        <a
          key={each}
          href={eventsAddress({ tab: each, pages })}
          aria-current={each === tab ? "page" : undefined}
        >
          {t(`tab.${each}`)} <small>{totals[each]}</small>
        </a>
      ))}
    </nav>
  );
}
