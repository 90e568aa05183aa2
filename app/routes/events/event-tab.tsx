import type { ComponentProps } from "react";
import { type EventsView, eventsAddress, type Tab } from "~/domain/events/tabs";
import { useTranslation } from "~/i18n/use-translation";
import { Pager } from "~/ui/pager";
import { EventCard } from "./event-card";
import { NoEvents } from "./no-events";
import { TabLinks } from "./tab-links";

type Props = {
  view: EventsView;
  totals: Record<Tab, number>;
  last: number;
  events: ComponentProps<typeof EventCard>["event"][];
};

/** One page of one tab, under the links to both. */
export function EventTab({ view, totals, last, events }: Props) {
  const { t } = useTranslation("events");
  const { tab, pages } = view;
  return (
    <>
      <TabLinks view={view} totals={totals} />
      {events.length ? (
        <>
          <h2 className="mb-4 text-muted">{t(`found.${tab}`, { count: totals[tab] })}</h2>
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {events.map((event, at) => (
              <EventCard key={event.id} event={event} lazy={at > 0} />
            ))}
          </div>
        </>
      ) : (
        <NoEvents view={view} />
      )}
      <Pager
        page={pages[tab]}
        pages={last}
        hrefFor={(page) => eventsAddress({ tab, pages: { ...pages, [tab]: page } })}
      />
    </>
  );
}
