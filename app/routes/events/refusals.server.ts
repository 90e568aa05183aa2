import { data } from "@remix-run/node";
import type { Language } from "~/i18n/languages";
import { sentence } from "~/i18n/translator";
import { turnAway } from "~/platform/flash.server";

/** Another editor's event: away with the reason, nothing changed (contract §3). */
export const notYours = (request: Request) =>
  turnAway(request, "/", { kind: "error", key: "auth:access-denied" });

/** What a loader answers for an event that is not there; the page is then NoSuchEvent. */
export const noSuchEvent = (language: Language) =>
  data({ head: { title: sentence(language, "events:not-found") }, event: null }, { status: 404 });
