import type { EventCard as Event } from "~/domain/events/list.server";
import { useTranslation } from "~/i18n/use-translation";
import { Card, CoverLink } from "~/ui/card";
import { Photo, type PhotoRecord } from "~/ui/photo";
import { Bilingual } from "~/ui/text";

type Props = { event: Event & { day: string; today: boolean }; lazy: boolean };

export function EventCard({ event, lazy }: Props) {
  const { t } = useTranslation("events");
  const { id, title, excerpt, photo, date } = event;
  return (
    <Card as="article" className="relative">
      <EventPicture photo={photo} date={date} lazy={lazy} />
      <div className="grid gap-2 p-4">
        <h3 className="text-lg">
          <Bilingual text={title} />
        </h3>
        <EventDay event={event} />
        <p>
          <Bilingual text={excerpt} tag={false} />
        </p>
        <CoverLink
          to={`/conferences/${id}`}
          words={t("details")}
          title={<Bilingual text={title} tag={false} />}
        />
      </div>
    </Card>
  );
}

export function EventDay({
  event: { date, day, today },
}: {
  event: { date: string; day: string; today: boolean };
}) {
  const { t } = useTranslation("events");
  return (
    <p className="text-sm text-muted">
      <time dateTime={date}>{day}</time>
      {today ? (
        <>
          {" "}
          <span className="tag">{t("today")}</span>
        </>
      ) : null}
    </p>
  );
}

type PictureProps = { photo: PhotoRecord | null; date: string; lazy: boolean };

const CalendarLeaf = ({ date }: { date: string }) => (
  <svg viewBox="0 0 96 64" aria-hidden="true" className="event-leaf aspect-3/2 w-full">
    <path d="M33 14h30v38H33zM33 23h30M41 10v8M55 10v8" />
    <text x="48" y="45">
      {Number(date.slice(8))}
    </text>
  </svg>
);

const EventPicture = ({ photo, date, lazy }: PictureProps) =>
  photo ? (
    <Photo photo={photo} alt="" lazy={lazy} className="aspect-3/2 w-full object-cover" />
  ) : (
    <CalendarLeaf date={date} />
  );
