import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { events } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { pageTitle } from "~/content/navigation";
import { findEvent, type StoredEvent } from "~/domain/events/events.server";
import { photoOf } from "~/domain/events/list.server";
import { tabOf } from "~/domain/events/tabs";
import { mayChange } from "~/domain/publications/authorship.server";
import { eventsArea } from "~/features/publications/areas.server";
import { MissingPublication } from "~/features/publications/missing-publication";
import { noSuchPublication } from "~/features/publications/own-publication.server";
import { parseId } from "~/fields/id";
import { formatLongDay, inLanguage, type Language, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import { excerpt } from "~/platform/excerpt";
import { ownOrigin } from "~/platform/origin.server";
import { photoPath } from "~/platform/photo-path";
import {
  ACROSS_TEXT,
  Bilingual,
  ButtonLink,
  breadcrumbs,
  DayBlock,
  Icon,
  inLanguageOf,
  Notice,
  PageHeader,
  Paragraphs,
  Photo,
  type PhotoRecord,
  StructuredData,
  event as structuredEvent,
} from "~/ui";
import { subscriptionAddress } from "./calendar.server";
import { EventDay } from "./event-card";
import { Subscribe } from "./subscribe";

export const ErrorBoundary = MissingPublication;

export const handle = { failure: "events:load-failed" };

export const loader = handler(events.detail, async ({ request, params, language, staff }) => {
  const stored = await findEvent(parseId(params.id));
  if (!stored) throw noSuchPublication(eventsArea, language);
  return {
    ...eventView(request, { ...stored, photo: photoOf(stored) }, language),
    mayChange: staff ? mayChange(staff, stored) : false,
  };
});

export default function EventDetail() {
  const { t, language } = useTranslation("events");
  const { event, mayChange, subscription } = useLoaderData<typeof loader>();
  const path = href(events.detail, { id: event.id });
  return (
    <>
      <PageHeader
        title={<Bilingual text={event.title} tag={false} />}
        actions={mayChange ? <ChangeLinks id={event.id} /> : null}
      />
      <div className="reading">
        <article className="grid gap-6">
          <p className="flex items-center gap-4">
            <DayBlock day={event.date} />
            <span>
              <EventDay event={event} />
            </span>
          </p>
          {event.past ? <Notice>{t("took-place")}</Notice> : null}
          {event.photo ? (
            <Photo photo={event.photo} alt="" sizes={ACROSS_TEXT} className="w-full bg-surface-sunken" />
          ) : null}
          <div>
            <Paragraphs text={event.text} />
          </div>
        </article>
        <div>
          <CalendarLinks id={event.id} subscription={subscription} />
          <p className="mt-8">
            <a href={href(events.list)} className="link">
              {t("back")}
            </a>
          </p>
        </div>
      </div>
      <StructuredData
        of={(site) => [
          structuredEvent({ ...event, path }, site),
          breadcrumbs(
            [
              { title: pageTitle(href(events.list))[language], path: href(events.list) },
              { title: event.title.value, path },
            ],
            site,
          ),
        ]}
      />
    </>
  );
}

type DisplayedEvent = Pick<
  StoredEvent,
  "id" | "date" | "title" | "titleAr" | "description" | "descriptionAr"
> & {
  photo: PhotoRecord | null;
};

/** Returns the data of an event's page, published or not. */
export function eventView(request: Request, event: DisplayedEvent, language: Language) {
  const { id, date, photo } = event;
  const origin = ownOrigin(request);
  const text = inLanguage(language, { en: event.description, ar: event.descriptionAr });
  const view = {
    id,
    date,
    day: formatLongDay(date, language),
    today: date === today(),
    past: tabOf(date, today()) === "past",
    title: inLanguage(language, { en: event.title, ar: event.titleAr }),
    text,
    about: excerpt(text.value),
    photo,
    image: photo ? origin + photoPath(photo.photoKey, "640") : undefined,
  };
  return {
    head: { title: view.title.value, description: view.about, image: view.image },
    event: view,
    subscription: subscriptionAddress(origin, language),
  };
}

function ChangeLinks({ id }: { id: number }) {
  const { t } = useTranslation("events");
  return (
    <div className="flex gap-3">
      <ButtonLink href={href(events.edit, { id })}>{t("edit")}</ButtonLink>
      <ButtonLink href={href(events.delete, { id })} variant="danger">
        {t("delete")}
      </ButtonLink>
    </div>
  );
}

function CalendarLinks({ id, subscription }: { id: number; subscription: string }) {
  const { t, language } = useTranslation("events");
  return (
    <div>
      <ButtonLink href={inLanguageOf(href(events.eventIcs, { id }), language)} variant="quiet">
        <Icon name="calendar" />
        {t("add-to-calendar")}
      </ButtonLink>
      <Subscribe address={subscription} />
    </div>
  );
}
