import { type EventsView, eventsAddress, otherTab } from "~/domain/events/tabs";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";

/** A tab without any event, with the way to the other one. */
export function NoEvents({ view: { tab, pages } }: { view: EventsView }) {
  const { t } = useTranslation("events");
  const other = otherTab(tab);
  return (
    <EmptyState title={t(`none.${tab}`)}>
      <a href={eventsAddress({ tab: other, pages })} className="link mt-3 inline-block">
        {t(`see.${other}`)}
      </a>
    </EmptyState>
  );
}
