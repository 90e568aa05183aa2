import type { z } from "zod";
import {
  dayField,
  lineField,
  paragraphsField,
  schemaOfTexts,
  textNames,
} from "~/domain/publications/text-fields";
import { hours } from "~/domain/revisions/hours";

/**
 * In the order of the form. The Arabic texts and the date are required, the English ones are not (specification 1, §5).
 */
export const eventTexts = {
  title_ar: lineField({ column: "titleAr", language: "ar" }),
  title: lineField({ column: "title", language: "en", optional: true }),
  description_ar: paragraphsField({
    column: "descriptionAr",
    language: "ar",
    rows: 8,
    hint: "form.paragraph-hint",
  }),
  description: paragraphsField({ column: "description", language: "en", rows: 8, optional: true }),
  date: dayField({ column: "date" }),
};

export const eventInput = schemaOfTexts(eventTexts);

export type EventInput = z.output<typeof eventInput>;

/** The event as its form sends it. */
export const eventForm = eventInput.extend(hours.shape);

/** The fields that the versions page compares, in order. */
export const comparedInEvents = [...textNames(eventTexts), "photo"] as const;
