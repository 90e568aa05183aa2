import { news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { type ArticleFields, type SavedArticle, updateNews } from "~/domain/news/articles.server";
import { type HeldOwner, type HeldUploads, holdUploads, sealHeld } from "~/domain/news/files.server";
import { type NewsInput, newsFields } from "~/domain/news/input";
import { type Answered, findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { submissionIdOf } from "~/forms";
import { isDraft, keptFromReaders } from "~/forms/publishing.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { readArticle } from "../news-form.server";
import { ownArticle } from "../own-article.server";
import { notDone, notSaved, notYours } from "../refusals.server";

export const action = handler(news.edit, async ({ request, params, staff }) => {
  const before = await ownArticle(request, params.id, staff);
  const { id } = before;
  const form = await readForm(request, { filesFrom: { kind: "staff", id: staff.id } });
  const submission = await submissionOf(form, `edit-news:${id}`, staff);
  return serialize(submission, async () => {
    const earlier = await findOutcome<SavedArticle>(submission);
    const earlierAnswer = earlier && (await answer(request, id, earlier));
    if (earlierAnswer) return earlierAnswer;
    const owner = { staff, id };
    const photoRequired = !isDraft(form) && !before.fields.photo;
    const { article, seenVersion, refuse } = await readArticle(form, { photoRequired, owner });
    if (!article) return refuse();
    const intent = form.get("intent");
    if (intent === "change") return refuse({}, { status: 200 });
    try {
      const { value, publish } = article;
      const change = { value, held: await holdUploads(article.uploads, article.held) };
      const changesFiles = publish && before.isPublic && intent !== "confirm";
      const review = changesFiles ? reviewOf(change, before.fields, { form, owner }) : null;
      if (review) return { review };
      const written = { value, uploads: comingOf(change) };
      const update = await updateNews({ staff, id, article: written, seenVersion, publish }, submission);
      const { outcome } = update;
      return (
        (await answer(request, id, update)) ??
        refuse(...notDone(outcome.done ? "changed-meanwhile" : outcome.because))
      );
    } catch (error) {
      log.error("an article could not be updated", describeError(error));
      return refuse(notSaved(error, "news:update-failed"), { status: 503 });
    }
  });
});

async function answer(request: Request, id: number, { outcome, changed }: Answered<SavedArticle>) {
  const address = `/news/${id}`;
  if (changed) return redirectWithFlash(request, address, { kind: "error", key: "forms:sent-before" });
  if (!outcome.done) return outcome.because === "not-yours" ? notYours(request) : null;
  const { removed, added, state, isFirst } = outcome;
  const kept = keptFromReaders(state, `/edit-news/${id}`);
  if (kept) return redirectWithFlash(request, kept.to, { kind: "success", key: kept.say });
  if (isFirst) return redirectWithFlash(request, address, { kind: "success", key: "news:added" });
  const key = removed + added > 0 ? "news:updated-files" : "news:updated";
  return redirectWithFlash(request, address, { kind: "success", key, params: { removed, added } });
}

type Change = { value: NewsInput; held: HeldUploads };
type Present = Pick<ArticleFields, "photo" | "attachments">;

/** The held files that are to come: those that were ticked meanwhile are not. */
function comingOf({ value, held }: Change): HeldUploads {
  const ticked = new Set(value.remove_attachments);
  return { ...held, attachments: held.attachments.filter(({ id }) => !ticked.has(id)) };
}

/** What a save would delete and add (specification 1, §2), and all that has to come with its confirmation; null where it does neither. */
function reviewOf(change: Change, present: Present, { form, owner }: { form: FormData; owner: HeldOwner }) {
  const { photo, attachments: coming } = comingOf(change);
  const ticked = new Set(change.value.remove_attachments);
  const leaving = present.attachments.filter(({ id }) => ticked.has(id));
  if (!photo && !coming.length && !leaving.length) return null;
  const carried = [...newsFields, "version" as const].flatMap((name) =>
    form.getAll(name).flatMap((sent) => (typeof sent === "string" ? [{ name, value: sent }] : [])),
  );
  return {
    carried: [...carried, { name: "held", value: sealHeld(change.held, owner) }],
    submissionId: submissionIdOf(form),
    leaving,
    coming,
    photo: photo && { leaving: present.photo?.photoName, coming: photo.photoName },
  };
}

export type Review = NonNullable<ReturnType<typeof reviewOf>>;
