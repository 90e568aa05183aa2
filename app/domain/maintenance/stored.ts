import { z } from "zod";

export const LONGEST_MESSAGE = 300;

const message = z.string().max(LONGEST_MESSAGE);
const schema = z.object({
  startedAt: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  message: z.object({ ar: message, en: message }).nullable(),
});

/** Times are ISO 8601; one of the languages may be empty. */
export type Maintenance = z.output<typeof schema>;

export function parseMaintenance(text: string): Maintenance | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
