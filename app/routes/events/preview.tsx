import { events } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { eventView } from "./detail";
import { ownEvent } from "./own-event.server";
import { noSuchEvent } from "./refusals.server";

/** The newest version of an event, published or not, as readers would see it. */
export const loader = handler(events.preview, async ({ request, params, language, staff }) => {
  const written = await ownEvent(request, params.id, staff);
  if (!written) return noSuchEvent(language);
  const { title_ar: titleAr, description_ar: descriptionAr, ...rest } = written.fields;
  const event = { ...rest, id: written.id, titleAr, descriptionAr };
  return { ...eventView(request, event, language), mayChange: false };
});

export { default } from "./detail";
