import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { href } from "~/addresses/href";
import { events } from "~/addresses/publications";
import type { StaffUser } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { may } from "~/auth/permissions";
import { pageTitle } from "~/content/navigation";
import { eventKind } from "~/domain/events/events.server";
import { listEvents } from "~/domain/events/list.server";
import { type EventsView, eventsAddress, eventsView, otherTab, type Tab, tabs } from "~/domain/events/tabs";
import { listUnpublished } from "~/domain/publications/written.server";
import { formatDay, formatMoment, inLanguage, type Language, translator, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { ownOrigin } from "~/platform/origin.server";
import { ButtonLink, EmptyState, inLanguageOf, Notice, PageHeader, Pager, WaitingList } from "~/ui";
import { calendarPath, subscriptionAddress } from "./calendar.server";
import { EventCard } from "./event-card";
import { Subscribe } from "./subscribe";

export const loader = handler(events.list, async ({ request, language, staff, url }) => {
  const t = translator(language, "events");
  const requestedView = eventsView(url.searchParams);
  const day = today();
  const list = await listEvents(requestedView, day, language).catch((error) => {
    log.error("failed to list the events", describeError(error));
    return null;
  });
  const mayAdd = staff ? may(staff.role, "events.publish") : false;
  const page = {
    head: {
      title: t(`titles.${requestedView.tab}`),
      description: t("about"),
      calendar: inLanguageOf(calendarPath, language),
    },
    subscription: subscriptionAddress(ownOrigin(request), language),
    waiting:
      staff && mayAdd && requestedView.pages[requestedView.tab] === 1
        ? await waitingEvents(staff, language)
        : [],
    mayAdd,
  };
  if (!list) return data({ ...page, eventsPage: null }, { status: 503 });
  const eventsPage = {
    view: { ...requestedView, pages: { ...requestedView.pages, [requestedView.tab]: list.page } },
    totals: list.totals,
    last: list.pages,
    events: list.events.map((event) => ({
      ...event,
      day: formatDay(event.date, language),
      today: event.date === day,
    })),
  };
  return data({ ...page, eventsPage: eventsPage });
});

async function waitingEvents(staff: StaffUser, language: Language) {
  const waiting = await listUnpublished(eventKind, staff);
  return waiting.map(({ id, fields, at, ...each }) => ({
    ...each,
    to: href(events.edit, { id }),
    title: inLanguage(language, { en: fields.title, ar: fields.title_ar }),
    at: formatMoment(at, language),
  }));
}

export default function EventsList() {
  const { t, language } = useTranslation("events");
  const { eventsPage, waiting, mayAdd, subscription } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={pageTitle(href(events.list))[language]}
        actions={mayAdd ? <ButtonLink href={href(events.add)}>{t("add")}</ButtonLink> : null}
      />
      <WaitingList waiting={waiting} />
      {eventsPage ? <EventTab {...eventsPage} /> : <Notice kind="danger">{t("list-failed")}</Notice>}
      <Subscribe address={subscription} />
    </>
  );
}

type EventTabProps = {
  view: EventsView;
  totals: Record<Tab, number>;
  last: number;
  events: ComponentProps<typeof EventCard>["event"][];
};

function EventTab({ view, totals, last, events }: EventTabProps) {
  const { t } = useTranslation("events");
  const { tab, pages } = view;
  return (
    <>
      <TabLinks view={view} totals={totals} />
      {events.length ? (
        <>
          <h2 className="mb-4 text-muted">{t(`found.${tab}`, { count: totals[tab] })}</h2>
          <div className="plates days">
            {events.map((event, index) => (
              <EventCard key={event.id} event={event} lazy={index > 0} />
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

type TabLinksProps = { view: EventsView; totals: Record<Tab, number> };

/** Links to the two tabs, each to the page at which the reader left it. */
function TabLinks({ view: { tab, pages }, totals }: TabLinksProps) {
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

function NoEvents({ view: { tab, pages } }: { view: EventsView }) {
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
