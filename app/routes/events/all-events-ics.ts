import type { LoaderFunctionArgs } from "@remix-run/node";
import { listLatestEvents } from "~/domain/events/queries.server";
import { calendarAnswer } from "./calendar-answer.server";
import { calendarPath } from "./subscription";

const MOST_EVENTS = 500;

export async function loader({ request }: LoaderFunctionArgs) {
  const events = await listLatestEvents(MOST_EVENTS);
  return calendarAnswer(request, events, { fileName: "events.ics", feed: calendarPath });
}
