import type { EventCard as Event } from "~/domain/events/queries.server";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { Card } from "~/ui/card";
import { CoverLink } from "~/ui/cover-link";
import { EventDay } from "./event-day";
import { EventPicture } from "./event-picture";

type Props = { event: Event & { day: string; today: boolean }; lazy: boolean };

/** One event in a list; the whole card leads to it. */
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
