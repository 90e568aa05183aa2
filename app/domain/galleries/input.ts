import { z } from "zod";
import { line, paragraphs } from "~/forms/fields";

export const LONGEST_TITLE = 300;
const LONGEST_TEXT = 20_000;

/** How many photos one sending may bring (R15). */
export const MOST_PHOTOS = 30;

/** The texts of the add and edit forms; Arabic is required, English is not (specification 1, §5). */
export const galleryInput = z.object({
  title_ar: line(LONGEST_TITLE),
  title: line(LONGEST_TITLE).optional(),
  description_ar: paragraphs(LONGEST_TEXT),
  description: paragraphs(LONGEST_TEXT).optional(),
});

export type GalleryInput = z.output<typeof galleryInput>;
