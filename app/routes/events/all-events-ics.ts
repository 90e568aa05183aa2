import type { LoaderFunctionArgs } from "@remix-run/node";
import { listLatestEvents } from "~/domain/events/list.server";
import { calendarPath, calendarResponse } from "./calendar.server";

const MOST_EVENTS = 500;

export async function loader({ request }: LoaderFunctionArgs) {
  const events = await listLatestEvents(MOST_EVENTS);
  return calendarResponse(request, events, { fileName: "events.ics", feed: calendarPath });
}
