import { href } from "~/addresses/href";
import { news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { type ArticleFields, updateArticle } from "~/domain/news/articles.server";
import {
  encryptHeldUploads,
  type HeldOwner,
  type HeldUploads,
  storeHeldUploads,
} from "~/domain/news/files.server";
import { type NewsInput, newsFields } from "~/domain/news/input";
import { newsArea } from "~/features/publications/areas.server";
import { getOwnPublication, refusalOf, refuseOthers } from "~/features/publications/own-publication.server";
import { isDraft, unpublishedRedirect } from "~/features/publications/publishing.server";
import { submissionIdOf } from "~/forms";
import { submit } from "~/forms/submit.server";
import { readArticle } from "../news-form.server";
import { notSaved } from "../not-saved.server";

export const action = handler(news.edit, async (visit) => {
  const { request, staff } = visit;
  const before = await getOwnPublication(newsArea, visit);
  const { id } = before;
  const owner = { staff, id };
  return submit(request, {
    form: `edit-news:${id}`,
    by: staff,
    filesFrom: { kind: "staff", id: staff.id },
    read: async (form) => {
      const photoRequired = !isDraft(form) && !before.fields.photo;
      const { article, seenVersion, refuse } = await readArticle(form, { photoRequired, owner });
      return { value: article && { ...article, seenVersion, form }, refuse };
    },
    write: async ({ value, publish, uploads, held, seenVersion, form }, submission, refuse) => {
      const intent = form.get("intent");
      if (intent === "change") return refuse({}, { status: 200 });
      const change = { value, held: await storeHeldUploads(uploads, held) };
      const changesFiles = publish && before.isPublic && intent !== "confirm";
      const review = changesFiles ? reviewOf(change, before.fields, { form, owner }) : null;
      if (review) return { review };
      const article = { value, uploads: comingOf(change) };
      return updateArticle({ staff, id, article, seenVersion, publish }, submission);
    },
    answer: async (outcome, refuse) => {
      if (!outcome.done)
        return outcome.reason === "not-yours"
          ? refuseOthers(newsArea, request)
          : refuse(...refusalOf(newsArea, outcome.reason));
      const { removed, added, state, isFirst } = outcome;
      const to = href(news.detail, { id });
      const kept = unpublishedRedirect(state, href(news.edit, { id }));
      if (kept) return kept;
      if (isFirst) return { to, say: "news:added" };
      const say = removed + added > 0 ? "news:updated-files" : "news:updated";
      return { to, say, params: { removed, added } };
    },
    sentBefore: { to: href(news.detail, { id }), say: "forms:sent-before" },
    failed: { log: "failed to update an article", say: (error) => notSaved(error, "news:update-failed") },
  });
});

type Change = { value: NewsInput; held: HeldUploads };
type Present = Pick<ArticleFields, "photo" | "attachments">;

/** Returns the held files except those that were ticked for removal meanwhile. */
function comingOf({ value, held }: Change): HeldUploads {
  const ticked = new Set(value.remove_attachments);
  return { ...held, attachments: held.attachments.filter(({ id }) => !ticked.has(id)) };
}

/**
 * Returns the files that a save would delete and add (spec 1 §2), with everything that the confirmation must carry;
 * null if there are none.
 */
function reviewOf(change: Change, present: Present, { form, owner }: { form: FormData; owner: HeldOwner }) {
  const { photo, attachments: coming } = comingOf(change);
  const ticked = new Set(change.value.remove_attachments);
  const leaving = present.attachments.filter(({ id }) => ticked.has(id));
  if (!photo && !coming.length && !leaving.length) return null;
  const carried = [...newsFields, "version" as const].flatMap((name) =>
    form.getAll(name).flatMap((sent) => (typeof sent === "string" ? [{ name, value: sent }] : [])),
  );
  return {
    carried: [...carried, { name: "held", value: encryptHeldUploads(change.held, owner) }],
    submissionId: submissionIdOf(form),
    leaving,
    coming,
    photo: photo && { leaving: present.photo?.photoName, coming: photo.photoName },
  };
}

export type Review = NonNullable<ReturnType<typeof reviewOf>>;
