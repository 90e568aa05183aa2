import { type HeldOwner, type HeldUploads, sealHeld } from "~/domain/news/held-uploads.server";
import { type NewsInput, newsFields } from "~/domain/news/input";
import { submissionIdOf } from "~/forms/hidden-fields";
import type { Attachment } from "./attachment-list";

type Change = { value: NewsInput; held: HeldUploads };
type Present = { photoName: string; attachments: Attachment[] };

/** The held files that are to come: those that were ticked meanwhile are not. */
export function comingOf({ value, held }: Change): HeldUploads {
  const ticked = new Set(value.remove_attachments);
  return { ...held, attachments: held.attachments.filter(({ id }) => !ticked.has(id)) };
}

/** Held files as a page shows and carries them. */
export const shownHeld = (held: HeldUploads, owner: HeldOwner) => ({
  carried: held.photo || held.attachments.length ? sealHeld(held, owner) : "",
  photoName: held.photo?.photoName ?? null,
  attachments: held.attachments,
});

/** What a save would delete and add (specification 1, §2), and all that has to come with its confirmation; null where it does neither. */
export function reviewOf(
  change: Change,
  present: Present,
  { form, owner }: { form: FormData; owner: HeldOwner },
) {
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
    photo: photo && { leaving: present.photoName, coming: photo.photoName },
  };
}

export type Review = NonNullable<ReturnType<typeof reviewOf>>;
