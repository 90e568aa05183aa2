import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { finish } from "~/platform/document/finish.server";
import { ownOrigin } from "~/platform/own-origin.server";
import { type CalendarEvent, calendarOf } from "./calendar.server";

type File = { fileName: string; feed?: string };

/** Answers with events as a calendar file in the reader's language. */
export async function calendarAnswer(
  request: Request,
  events: readonly CalendarEvent[],
  { fileName, feed }: File,
) {
  const language = await languageOf(request);
  const name = translator(language, "events")("calendar");
  const about = { origin: ownOrigin(request), language, feed: feed ? { name, path: feed } : undefined };
  const headers = new Headers({
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `inline; filename="${fileName}"`,
    "Content-Language": language,
  });
  const text = calendarOf(events, about);
  return finish(request, 200, headers, text);
}
