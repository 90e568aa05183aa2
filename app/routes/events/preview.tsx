import { events } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { eventTexts } from "~/domain/events/input";
import { columnsOfTexts } from "~/domain/publications/text-fields";
import { findOwn } from "~/features/publications/own-publication.server";
import { eventView } from "./detail";
import { eventsArea, noSuchEvent } from "./refusals.server";

/** The newest version of an event, published or not, as readers would see it. */
export const loader = handler(events.preview, async (visit) => {
  const { request, language } = visit;
  const written = await findOwn(eventsArea, visit);
  if (!written) return noSuchEvent(language);
  const { id, fields } = written;
  const event = { ...columnsOfTexts(eventTexts, fields), photo: fields.photo, id };
  return { ...eventView(request, event, language), mayChange: false };
});

export { default } from "./detail";
