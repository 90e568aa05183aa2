import { z } from "zod";

export const LONGEST_MESSAGE = 300;

const message = z.string().max(LONGEST_MESSAGE);
const schema = z.object({
  startedAt: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  message: z.object({ ar: message, en: message }).nullable(),
});

/**
 * A time of maintenance: instants in ISO, `until` when it is thought to be over, and what staff say of it, where one of
 * the languages may be empty.
 */
export type Maintenance = z.output<typeof schema>;

export function maintenanceIn(text: string): Maintenance | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
