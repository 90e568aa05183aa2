import { z } from "zod";
import {
  dayField,
  lineField,
  paragraphsField,
  schemaOfTexts,
  textNames,
} from "~/domain/publications/text-fields";
import { hours } from "~/domain/revisions/hours";

export const MAX_ATTACHMENTS = 10;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * In the order of the form. The English texts and the date are required, the Arabic ones are not (specification 1, §5).
 */
export const newsTexts = {
  title: lineField({ column: "title", language: "en" }),
  title_ar: lineField({ column: "titleAr", language: "ar", optional: true }),
  date: dayField({ column: "date" }),
  description: paragraphsField({
    column: "description",
    language: "en",
    rows: 10,
    hint: "form.paragraph-hint",
  }),
  description_ar: paragraphsField({ column: "descriptionAr", language: "ar", rows: 10, optional: true }),
};

export const newsInput = schemaOfTexts(newsTexts).extend({
  remove_attachments: z.array(z.string()).transform((ids) => ids.filter((id) => UUID.test(id))),
});

export type NewsInput = z.output<typeof newsInput>;

/** The article as its form sends it. */
export const newsForm = newsInput.extend(hours.shape);
export const newsFields = Object.keys(newsForm.shape) as (keyof z.output<typeof newsForm>)[];

/** The fields that the versions page compares, in order. */
export const comparedInNews = [...textNames(newsTexts), "photo", "attachments"] as const;
