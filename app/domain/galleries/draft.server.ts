import { galleries } from "~/db/schema";
import type { Editor } from "~/domain/accounts/authorship";
import { record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import type { GalleryInput } from "./input";
import { actorOf, subjectOf } from "./ownership.server";

/** The texts as columns; English left out is null. */
export const textsOf = ({ title_ar, title, description_ar, description }: GalleryInput) => ({
  titleAr: title_ar,
  title: title ?? null,
  descriptionAr: description_ar,
  description: description ?? null,
});

/** Creates a gallery without photos and cover, hidden until it is published; the same submission gives the same one. */
export const createDraft = (staff: Editor, value: GalleryInput, submission: Submission) =>
  once(submission, async (tx) => {
    const [gallery] = await tx
      .insert(galleries)
      .values({ ...textsOf(value), authorId: staff.id, createdAt: now() })
      .returning({ id: galleries.id });
    await record(tx, { actor: actorOf(staff), action: "gallery.draft", subject: subjectOf(gallery!.id) });
    return { id: gallery!.id };
  });
