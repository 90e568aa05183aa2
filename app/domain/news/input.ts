import { z } from "zod";
import { hours } from "~/domain/revisions/hours";
import { day, line, paragraphs } from "~/fields/field-schemas";

const LONGEST_TITLE = 300;
const LONGEST_TEXT = 20_000;
export const MOST_ATTACHMENTS = 10;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** English and the date are required, Arabic is not (specification 1, §5). */
export const newsInput = z.object({
  title: line(LONGEST_TITLE),
  title_ar: line(LONGEST_TITLE).optional(),
  date: day(),
  description: paragraphs(LONGEST_TEXT),
  description_ar: paragraphs(LONGEST_TEXT).optional(),
  remove_attachments: z.array(z.string()).transform((ids) => ids.filter((id) => UUID.test(id))),
});

export type NewsInput = z.output<typeof newsInput>;

/** As its form sends it. */
export const newsForm = newsInput.extend(hours.shape);
export const newsFields = Object.keys(newsForm.shape) as (keyof z.output<typeof newsForm>)[];
