import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { events } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { deleteEvent } from "~/domain/events/events.server";
import { deleteOwn, findOwn, titleIn } from "~/features/publications/own-publication.server";
import { DeleteForm } from "~/forms";
import { formatDay, useTranslation } from "~/i18n";
import { Bilingual, PageHeader } from "~/ui";
import { NoSuchEvent } from "./no-such-event";
import { eventsArea, noSuchEvent } from "./refusals.server";

export const loader = handler(events.delete, async (visit) => {
  const { language } = visit;
  const event = await findOwn(eventsArea, visit);
  if (!event) return noSuchEvent(language);
  const { id, isPublic, fields } = event;
  return {
    event: {
      keepAt: href(isPublic ? events.detail : events.edit, { id }),
      title: titleIn(fields, language),
      date: fields.date,
      day: formatDay(fields.date, language),
      hasPhoto: fields.photo !== null,
    },
  };
});

export const action = handler(events.delete, async (visit) => {
  const answer = await deleteOwn(eventsArea, visit, {
    form: "delete-event",
    remove: (id, submission) => deleteEvent(visit.staff, id, submission),
    list: href(events.list),
    detail: (id) => href(events.detail, { id }),
    log: "an event could not be deleted",
    say: { deleted: "events:deleted", gone: "events:already-deleted", failed: "events:delete-failed" },
  });
  return answer ?? data(null, { status: 404 });
});

export default function DeleteEvent() {
  const { t } = useTranslation("events");
  const { event } = useLoaderData<typeof loader>();
  if (!event) return <NoSuchEvent />;
  return (
    <>
      <PageHeader />
      <div className="max-w-3xl">
        <p className="text-lg font-bold">
          <Bilingual text={event.title} />
        </p>
        <p className="text-muted">
          <time dateTime={event.date}>{event.day}</time>
        </p>
        <p className="my-4">{t(event.hasPhoto ? "delete-page.explain-photo" : "delete-page.explain")}</p>
        <DeleteForm keepAt={event.keepAt} keep={t("delete-page.keep")} remove={t("delete")} />
      </div>
    </>
  );
}
