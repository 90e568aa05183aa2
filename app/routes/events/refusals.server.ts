import { data } from "@remix-run/node";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { turnAway } from "~/platform/flash.server";
import { documentTitle } from "~/ui/page-meta";

/** Another editor's event: away with the reason, nothing changed (contract §3). */
export const notYours = (request: Request) =>
  turnAway(request, "/", { kind: "error", key: "auth:access-denied" });

/** What a loader answers for an event that is not there; the page is then NoSuchEvent. */
export async function noSuchEvent(request: Request) {
  const language = await languageOf(request);
  const pageTitle = documentTitle(translator(language, "events")("not-found"), language);
  return data({ event: null, pageTitle }, { status: 404 });
}
