import type { z } from "zod";
import { lineField, paragraphsField, schemaOfTexts } from "~/domain/publications/text-fields";
import { hours } from "~/domain/revisions/hours";
import { line } from "~/fields/field-schemas";
import { parseId } from "~/fields/id";

/** In characters. */
export const LONGEST_TITLE = 300;

/** In one submission (R15). */
export const MAX_PHOTOS = 30;

/** In the order of the form. The Arabic texts are required, the English ones are not (specification 1, §5). */
export const galleryTexts = {
  title_ar: lineField({ column: "titleAr", language: "ar" }),
  title: lineField({ column: "title", language: "en", optional: true }),
  description_ar: paragraphsField({
    column: "descriptionAr",
    language: "ar",
    hint: "form.paragraph-hint",
  }),
  description: paragraphsField({ column: "description", language: "en", optional: true }),
};

export const galleryInput = schemaOfTexts(galleryTexts);

export type GalleryInput = z.output<typeof galleryInput>;

/** The gallery as its form sends it. */
export const galleryForm = galleryInput.extend(hours.shape);

type AltText = { titleAr: string | null; title: string | null };
export type AltTexts = Map<number, AltText>;

const FIELD = /^(title|title_ar)_(\d+)$/;
const altText = line(LONGEST_TITLE);

/** Reads fields such as `title_ar_31`, for photo 31. */
export function altTextsIn(form: FormData): { texts: AltTexts; problems: Record<string, string[]> } {
  const texts: AltTexts = new Map();
  const problems: Record<string, string[]> = {};
  for (const [field, written] of form) {
    const [, which, number] = FIELD.exec(field) ?? [];
    const id = parseId(number);
    if (!which || id === null || typeof written !== "string") continue;
    const text = texts.get(id) ?? { titleAr: null, title: null };
    texts.set(id, text);
    if (!written.trim()) continue;
    const read = altText.safeParse(written);
    if (!read.success) problems[field] = read.error.issues.map(({ message }) => message);
    else text[which === "title" ? "title" : "titleAr"] = read.data;
  }
  return { texts, problems };
}
