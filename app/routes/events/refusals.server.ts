import { data } from "@remix-run/node";
import { eventKind } from "~/domain/events/events.server";
import type { Refusal } from "~/fields/parse-form";
import { type Language, sentence } from "~/i18n";
import { turnAway } from "~/platform/flash.server";

/** Another editor's event: away with the reason, nothing changed (contract §3). */
export const notYours = (request: Request) =>
  turnAway(request, "/", { kind: "error", key: "auth:access-denied" });

/** What is said of a saving that changed nothing, since somebody else saved or nobody else has written. */
export const notDone = (because: string): [Refusal, { status: number; conflict: boolean }] =>
  because === "second-person"
    ? [{ form: ["content:second-person"] }, { status: 422, conflict: false }]
    : [{ form: ["events:changed-meanwhile"] }, { status: 409, conflict: true }];

/** What a loader answers for an event that is not there; the page is then NoSuchEvent. */
export const noSuchEvent = (language: Language) =>
  data({ head: { title: sentence(language, "events:not-found") }, event: null }, { status: 404 });

/** Events as their pages need them. */
export const eventsArea = { kind: eventKind, notYours };
