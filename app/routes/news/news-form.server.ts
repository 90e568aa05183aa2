import { data } from "@remix-run/node";
import {
  checkUploads,
  decryptHeldUploads,
  encryptHeldUploads,
  type HeldOwner,
  type HeldUploads,
  noHeldUploads,
} from "~/domain/news/files.server";
import { MAX_ATTACHMENTS, type NewsInput, newsFields, newsForm } from "~/domain/news/input";
import { filesIn } from "~/domain/photos/checked-photo.server";
import type { RefusedPublication } from "~/features/publications/publication-form";
import { hourProblems, hoursFromForm } from "~/features/publications/publishing.server";
import { parseId } from "~/fields/id";
import { parseForm, type Refusal } from "~/fields/parse-form";
import type { Attachment } from "./attachment-list";

type Held = { carried: string; photoName: string | null; attachments: Attachment[] };

export type Refused = RefusedPublication & { files: { held: Held | null } };

/** Returns only the fields of an article, so that others are neither read nor returned (R9). */
function articleTexts(form: FormData): FormData {
  const texts = new FormData();
  for (const field of newsFields) {
    for (const value of form.getAll(field)) if (typeof value === "string") texts.append(field, value);
  }
  return texts;
}

const heldView = (held: HeldUploads, owner: HeldOwner): Held => ({
  carried: held.photo || held.attachments.length ? encryptHeldUploads(held, owner) : "",
  photoName: held.photo?.photoName ?? null,
  attachments: held.attachments,
});

type Reading = { photoRequired: boolean; owner?: HeldOwner };

/**
 * Reads an article from the add and edit forms, checking texts and files together. `refuse` answers 422 (or another
 * status) with the typed values; files have to be chosen again unless they are held for the form's `owner`, and the
 * version that the writer saw stays unless a conflict has shown the stored one.
 */
export async function readArticle(form: FormData, { photoRequired, owner }: Reading) {
  const { value: typed, refuse: reply } = parseForm(articleTexts(form), newsForm);
  const { uploads, problems } = await checkUploads(form, { photoRequired });
  const held = owner ? decryptHeldUploads(form.get("held"), owner) : noHeldUploads;
  if (held.attachments.length + uploads.attachments.length > MAX_ATTACHMENTS)
    problems.push({ field: "attachments", code: "news:too-many-attachments", name: "" });
  const files = {
    sent: filesIn(form, "photo").length + filesIn(form, "attachments").length > 0,
    refused: Object.fromEntries(problems.map(({ field, name }) => [field, name])),
    held: owner ? heldView(held, owner) : null,
  };
  const seenVersion = parseId(String(form.get("version") ?? ""));
  const refuse = (refusal: Refusal = {}, { status = 422, conflict = false } = {}) =>
    data({ answer: reply(refusal), files, conflict, seenVersion: conflict ? null : seenVersion }, { status });
  const { publish_at, unpublish_at, ...value } = typed ?? {};
  const ofHours = hourProblems({ publish_at, unpublish_at });
  if (typed && !problems.length && !Object.keys(ofHours).length) {
    const publish = hoursFromForm(form, { publish_at, unpublish_at });
    return { article: { value: value as NewsInput, uploads, held, publish }, seenVersion, refuse };
  }
  const ofFiles = Object.fromEntries(problems.map(({ field, code }) => [field, [code]]));
  const fields = { ...ofFiles, ...ofHours };
  return { article: null, seenVersion, refuse: () => refuse({ fields }) };
}
