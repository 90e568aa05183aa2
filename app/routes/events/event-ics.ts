import { events } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { findEvent } from "~/domain/events/events.server";
import { parseId } from "~/fields/id";
import { translator } from "~/i18n";
import { languageOf } from "~/i18n/request-language.server";
import { calendarResponse } from "./calendar.server";

async function notFound(request: Request): Promise<Response> {
  const language = await languageOf(request);
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Content-Language": language };
  return new Response(translator(language, "events")("not-found"), { status: 404, headers });
}

export const loader = handler(events.eventIcs, async ({ request, params }) => {
  const event = await findEvent(parseId(params.id));
  if (!event) return notFound(request);
  const { id, createdAt: created, updatedAt: changed } = event;
  return calendarResponse(request, [{ ...event, created, changed }], { fileName: `event-${id}.ics` });
});
