import { turnAway } from "~/platform/flash.server";

/** Another editor's article: back to the list with the reason, nothing changed (contract §3). */
export const notYours = (request: Request) =>
  turnAway(request, "/news", { kind: "error", key: "news:may-not-edit" });
