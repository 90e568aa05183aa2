import { href } from "~/addresses/href";
import { events } from "~/addresses/publications";
import type { EventCard as Event } from "~/domain/events/list.server";
import { useTranslation } from "~/i18n";
import { DayBlock, Photo, Plate } from "~/ui";

type Props = { event: Event & { day: string; today: boolean }; lazy: boolean };

export function EventCard({ event, lazy }: Props) {
  const { id, title, excerpt, photo, date } = event;
  return (
    <Plate
      to={href(events.detail, { id })}
      title={title}
      about={excerpt}
      picture={
        <>
          <DayBlock day={date} />
          {photo ? <Photo photo={photo} alt="" lazy={lazy} /> : null}
        </>
      }
    >
      <EventDay event={event} />
    </Plate>
  );
}

type Day = { event: { date: string; day: string; today: boolean } };

export function EventDay({ event: { date, day, today } }: Day) {
  const { t } = useTranslation("events");
  return (
    <>
      <time dateTime={date}>{day}</time>
      {today ? (
        <>
          {" "}
          <span className="tag">{t("today")}</span>
        </>
      ) : null}
    </>
  );
}
