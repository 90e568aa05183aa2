import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { events } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { deleteEvent, wasDeleted } from "~/domain/events/events.server";
import { parseId } from "~/fields/id";
import { DeleteForm } from "~/forms";
import { submit } from "~/forms/submit.server";
import { formatDay, inLanguage, useTranslation } from "~/i18n";
import { Bilingual, PageHeader } from "~/ui";
import { NoSuchEvent } from "./no-such-event";
import { ownEvent } from "./own-event.server";
import { noSuchEvent } from "./refusals.server";

export const loader = handler(events.delete, async ({ request, params, staff, language }) => {
  const event = await ownEvent(request, params.id, staff);
  if (!event) return noSuchEvent(language);
  const { title, title_ar, date, photo } = event.fields;
  return {
    event: {
      keepAt: event.isPublic ? href(events.detail, { id: event.id }) : href(events.edit, { id: event.id }),
      title: inLanguage(language, { en: title, ar: title_ar }),
      date,
      day: formatDay(date, language),
      hasPhoto: photo !== null,
    },
  };
});

export const action = handler(events.delete, async ({ request, params, staff }) => {
  const id = parseId(params.id);
  const event = await ownEvent(request, params.id, staff);
  if (id === null || (!event && !(await wasDeleted(id)))) return data(null, { status: 404 });
  return submit(request, {
    form: `delete-event:${id}`,
    by: staff,
    write: (_, submission) => deleteEvent(staff, id, submission),
    answer: ({ done }) => ({
      to: href(events.list),
      say: done ? "events:deleted" : "events:already-deleted",
    }),
    failed: {
      log: "an event could not be deleted",
      say: "events:delete-failed",
      to: href(events.detail, { id }),
    },
  });
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
