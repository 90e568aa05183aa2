import { data } from "@remix-run/node";
import type { addPhotos } from "~/domain/galleries/add-photos.server";
import type { Gallery } from "~/domain/galleries/galleries.server";
import { altTextsIn, type GalleryInput, galleryForm, galleryTexts } from "~/domain/galleries/input";
import { galleryKind } from "~/domain/galleries/kind.server";
import { type GalleryPhoto, listPhotos } from "~/domain/galleries/photos.server";
import { filesIn, hasText, isProblem } from "~/domain/photos/checked-photo.server";
import { formTexts } from "~/domain/publications/text-fields";
import { findLatestVersion } from "~/domain/publications/written.server";
import { hourFieldValues, hourProblems } from "~/features/publications/publishing.server";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";

/** Returns a gallery as its form shows it: texts by field, and one page of its photos. */
export async function editedGallery({ id, publishedAt, coverPhotoId }: Gallery, page = 1) {
  const written = (await findLatestVersion(galleryKind, id))!;
  const { captions, cover } = written.fields;
  const { photos, ...list } = await listPhotos(id, page, { withWaiting: true });
  const captioned = (photo: GalleryPhoto): GalleryPhoto => {
    const caption = captions.find((each) => each.id === photo.id);
    return caption ? { ...photo, titleAr: caption.title_ar, title: caption.title } : photo;
  };
  return {
    id,
    draft: publishedAt === null,
    version: written.number,
    texts: formTexts(galleryTexts, written.fields),
    hours: hourFieldValues(written.hours),
    written: { state: written.state, at: written.at, hasVersions: written.hasVersions },
    coverPhotoId: (publishedAt && written.state !== "live" ? cover : null) ?? coverPhotoId,
    list: { ...list, photos: photos.map(captioned) },
  };
}

export type EditedGallery = Awaited<ReturnType<typeof editedGallery>>;

export type Refused = {
  answer: Answer;
  /** True if files were chosen that have to be chosen again. */
  again: boolean;
  names: Record<string, string>;
  /** True if other photos of the same form were stored. */
  othersStored: boolean;
  typed: Record<string, string>;
  cover: string;
  /** True if somebody else saved meanwhile; the current version is then shown below. */
  conflict: boolean;
  seen: number | null;
  /** The draft that was created although the form was refused; the form continues with it. */
  draft?: EditedGallery;
};

/** Returns only the text fields, so that files in their place are neither read nor returned (R9). */
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
type About = { status?: number; results?: Results; draft?: EditedGallery; conflict?: boolean };

/**
 * Reads a gallery from the add and edit forms; `texts` is null if a typed value is invalid. `refuse` answers 422 (or
 * another status) with the typed values; without `results`, no photo was stored.
 */
export function readGallery(form: FormData) {
  const typed = typedIn(form);
  const { value, refuse: reply } = parseForm(typed, galleryForm);
  const { publish_at, unpublish_at, ...written } = value ?? {};
  const ofHours = hourProblems({ publish_at, unpublish_at });
  const alt = altTextsIn(typed);
  const files = filesIn(form, "photos");
  const cover = String(typed.get("cover") ?? "");
  const refuse = (refusal: Refusal = {}, { status = 422, results, draft, conflict = false }: About = {}) => {
    const failed = results?.filter(isProblem) ?? [];
    const ofPhotos = Object.fromEntries(failed.map(({ field, code }) => [field, [code]]));
    const fields = { ...alt.problems, ...ofHours, ...ofPhotos, ...refusal.fields };
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
      conflict,
      seen: parseId(String(typed.get("version") ?? "")),
      draft,
    };
    return data(refused, { status });
  };
  return {
    texts: value && !Object.keys({ ...alt.problems, ...ofHours }).length ? (written as GalleryInput) : null,
    hours: { from: publish_at ?? null, until: unpublish_at ?? null },
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

/** Returns the id of the photo stored for the file at an index of the submission, if any. */
export function storedAt(results: Results, place: number): number | null {
  const result = results[place];
  return result && "photoId" in result ? result.photoId : null;
}
