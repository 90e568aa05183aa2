import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { events } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { eventsShelf } from "~/domain/events/events.server";
import { RestoreVersion } from "~/forms";
import { loadVersions, restoreSent } from "~/forms/versions.server";
import { inLanguage } from "~/i18n";
import { Bilingual, PageHeader, Versions } from "~/ui";
import { useFieldLabels } from "./event-form";
import { ownEvent } from "./own-event.server";

const names = ["title_ar", "title", "description_ar", "description", "date", "photo"] as const;

export const loader = handler(events.versions, async ({ request, params, language, staff }) => {
  const event = await ownEvent(request, params.id, staff);
  if (!event) throw new Response(null, { status: 404 });
  const { id, fields } = event;
  return {
    title: inLanguage(language, { en: fields.title, ar: fields.title_ar }),
    ...(await loadVersions(request, { shelf: eventsShelf, id }, { language, names })),
  };
});

export const action = handler(events.versions, async ({ request, params, staff }) => {
  const event = await ownEvent(request, params.id, staff);
  if (!event) return data(null, { status: 404 });
  const { id } = event;
  return restoreSent(
    request,
    { shelf: eventsShelf, id },
    { staff, form: "restore-event", to: href(events.edit, { id }) },
  );
});

export default function EventVersions() {
  const { title, compared, versions } = useLoaderData<typeof loader>();
  const labels = useFieldLabels();
  return (
    <>
      <PageHeader record={<Bilingual text={title} tag={false} />} />
      <Versions
        compared={compared}
        versions={versions}
        label={(name) => labels[name as keyof typeof labels]}
        restore={(number) => <RestoreVersion number={number} />}
      />
    </>
  );
}
