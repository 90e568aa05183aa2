import { events } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { listLatestEvents } from "~/domain/events/list.server";
import { calendarPath, calendarResponse } from "./calendar.server";

const MAX_EVENTS = 500;

export const loader = handler(events.allEventsIcs, async ({ request }) => {
  const events = await listLatestEvents(MAX_EVENTS);
  return calendarResponse(request, events, { fileName: "events.ics", feed: calendarPath });
});
