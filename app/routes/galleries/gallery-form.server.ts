import { data } from "@remix-run/node";
import type { addPhotos } from "~/domain/galleries/add-photos.server";
import type { Gallery } from "~/domain/galleries/galleries.server";
import { altTextsIn, galleryInput } from "~/domain/galleries/input";
import { listPhotos } from "~/domain/galleries/photos.server";
import { filesIn, hasText, isProblem } from "~/domain/photos/checked-photo.server";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";

/** A gallery as its form shows it: the texts by their fields, and one page of its photos. */
export async function editedGallery(gallery: Gallery, page = 1) {
  return {
    id: gallery.id,
    draft: gallery.publishedAt === null,
    version: gallery.version,
    texts: {
      title_ar: gallery.titleAr,
      title: gallery.title ?? "",
      description_ar: gallery.descriptionAr,
      description: gallery.description ?? "",
    },
    coverPhotoId: gallery.coverPhotoId,
    list: await listPhotos(gallery.id, page),
  };
}

export type EditedGallery = Awaited<ReturnType<typeof editedGallery>>;

export type Refused = {
  answer: Answer;
  /** Whether files were chosen that have to be chosen again. */
  again: boolean;
  names: Record<string, string>;
  /** Whether other photos of the same sending were stored. */
  othersStored: boolean;
  typed: Record<string, string>;
  cover: string;
  /** The draft that came about all the same; the form goes on with it. */
  draft?: EditedGallery;
};

/** Only what was typed, so that files in the place of texts are neither read nor sent back (R9). */
function typedIn(form: FormData): FormData {
  const typed = new FormData();
  for (const [field, value] of form) if (typeof value === "string") typed.append(field, value);
  return typed;
}

const inOurWords = (answer: Answer): Answer => ({
  ...answer,
  error: Object.fromEntries(
    Object.entries(answer.error ?? {}).map(([field, codes]) => [
      field,
      codes?.map((code) => (code === "required" ? "galleries:required-fields" : code)) ?? null,
    ]),
  ),
});

type Results = Awaited<ReturnType<typeof addPhotos>>;
type About = { status?: number; results?: Results; draft?: EditedGallery };

/**
 * A gallery as the add and the edit form send it; `texts` is null where something typed cannot be kept. `refuse`
 * answers 422 (or another status) with what was typed; without `results`, no photo of this sending was stored.
 */
export function readGallery(form: FormData) {
  const typed = typedIn(form);
  const { value, refuse: reply } = parseForm(typed, galleryInput);
  const alt = altTextsIn(typed);
  const files = filesIn(form, "photos");
  const cover = String(typed.get("cover") ?? "");
  const refuse = (refusal: Refusal = {}, { status = 422, results, draft }: About = {}) => {
    const failed = results?.filter(isProblem) ?? [];
    const ofPhotos = Object.fromEntries(failed.map(({ field, code }) => [field, [code]]));
    const fields = { ...alt.problems, ...ofPhotos, ...refusal.fields };
    const refused: Refused = {
      answer: inOurWords(reply({ form: refusal.form, fields })),
      again: files.length > 0 && !results,
      names: Object.fromEntries(failed.map(({ field, name }) => [field, name])),
      othersStored: failed.length > 0 && failed.length < results!.length,
      typed: Object.fromEntries([...typed].filter(([field]) => /_\d+$/.test(field))) as Record<
        string,
        string
      >,
      cover,
      draft,
    };
    return data(refused, { status });
  };
  return {
    texts: Object.keys(alt.problems).length ? null : value,
    altTexts: alt.texts,
    files,
    photosAsText: !files.length && hasText(form, "photos"),
    cover,
    wantsDraft: typed.get("intent") === "draft",
    version: parseId(String(typed.get("version") ?? "")),
    refuse,
  };
}

export type SentGallery = ReturnType<typeof readGallery>;

/** The id of the photo that was stored for the file at a place of the sending, if it was. */
export function storedAt(results: Results, place: number): number | null {
  const result = results[place];
  return result && "photoId" in result ? result.photoId : null;
}
