import { href } from "~/addresses/href";
import { events } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { eventKind } from "~/domain/events/events.server";
import { comparedInEvents } from "~/domain/events/input";
import { getOwn, titleIn } from "~/features/publications/own-publication.server";
import { PublicationVersions } from "~/features/publications/publication-versions";
import { loadVersions, restoreSent } from "~/features/publications/versions.server";
import { useFieldLabels } from "./event-form";
import { eventsArea } from "./refusals.server";

export const loader = handler(events.versions, async (visit) => {
  const { request, language } = visit;
  const { id, fields } = await getOwn(eventsArea, visit);
  return {
    title: titleIn(fields, language),
    ...(await loadVersions(request, { kind: eventKind, id }, { language, names: comparedInEvents })),
  };
});

export const action = handler(events.versions, async (visit) => {
  const { id } = await getOwn(eventsArea, visit);
  const restoring = { staff: visit.staff, form: "restore-event", to: href(events.edit, { id }) };
  return restoreSent(visit.request, { kind: eventKind, id }, restoring);
});

export default function EventVersions() {
  return <PublicationVersions labels={useFieldLabels()} />;
}
