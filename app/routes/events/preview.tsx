import { events } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { eventTexts } from "~/domain/events/input";
import { columnsOfTexts } from "~/domain/publications/text-fields";
import { eventsArea } from "~/features/publications/areas.server";
import { getOwnPublication } from "~/features/publications/own-publication.server";
import { eventView } from "./detail";

/** Shows the newest version of an event as readers would see it, published or not. */
export const loader = handler(events.preview, async (visit) => {
  const { request, language } = visit;
  const { id, fields } = await getOwnPublication(eventsArea, visit);
  const event = { ...columnsOfTexts(eventTexts, fields), photo: fields.photo, id };
  return { ...eventView(request, event, language), mayChange: false };
});

export { default, ErrorBoundary } from "./detail";
