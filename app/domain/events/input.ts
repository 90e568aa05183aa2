import { z } from "zod";
import { hours } from "~/domain/revisions/hours";
import { day, line, paragraphs } from "~/fields/field-schemas";

export const LONGEST_TITLE = 300;
const LONGEST_TEXT = 20_000;

/** Arabic and the date are required, English is not (specification 1, §5). */
export const eventInput = z.object({
  title_ar: line(LONGEST_TITLE),
  title: line(LONGEST_TITLE).optional(),
  description_ar: paragraphs(LONGEST_TEXT),
  description: paragraphs(LONGEST_TEXT).optional(),
  date: day(),
});

export type EventInput = z.output<typeof eventInput>;

/** As its form sends it. */
export const eventForm = eventInput.extend(hours.shape);
