import { href } from "~/addresses/href";
import { news } from "~/addresses/publications";
import { newsKind } from "~/domain/news/articles.server";
import { AttachmentNotStored } from "~/domain/news/files.server";
import type { Refusal } from "~/fields/parse-form";
import { turnAway } from "~/platform/flash.server";

/** Another editor's article: back to the list with the reason, nothing changed (contract §3). */
export const notYours = (request: Request) =>
  turnAway(request, href(news.list), { kind: "error", key: "news:may-not-edit" });

/** What is said of a saving that changed nothing, since somebody else saved or nobody else has written. */
export const notDone = (because: string): [Refusal, { status: number; conflict: boolean }] =>
  because === "second-person"
    ? [{ form: ["content:second-person"] }, { status: 422, conflict: false }]
    : [{ form: ["news:changed-meanwhile"] }, { status: 409, conflict: true }];

/** Why an article could not be saved, as the form says it: by `otherwise` where its attachments were not the cause. */
export const notSaved = (error: unknown, otherwise: "news:add-failed" | "news:update-failed") => ({
  form: [error instanceof AttachmentNotStored ? "news:attachment-failed" : otherwise],
});

/** News as its pages need it. */
export const newsArea = { kind: newsKind, notYours };
