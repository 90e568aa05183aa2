import { z } from "zod";
import { parseDay, parseTime } from "~/fields/checks";
import { ammanMoment } from "~/i18n";

/** From when and until when readers see it; null means at once, or without end. */
export type Hours = { from: Date | null; until: Date | null };

/** A time in Amman as YYYY-MM-DDTHH:MM, the format of a browser's input. */
const hour = z
  .string({ error: "sent-twice" })
  .transform((typed, context) => {
    const [day = "", time = ""] = typed.trim().split(/[T\s]+/);
    const [parsedDay, parsedTime] = [parseDay(day), parseTime(time)];
    if (parsedDay && parsedTime) return ammanMoment(parsedDay, parsedTime);
    context.addIssue({ code: "custom", message: "content:not-an-hour" });
    return z.NEVER;
  })
  .optional();

export const hours = z.object({ publish_at: hour, unpublish_at: hour });

/** Returns true if it would never be visible: it ends before it begins, or before now. */
export const isNeverVisible = (
  { publish_at: from, unpublish_at: until }: z.output<typeof hours>,
  now: Date,
) => until !== undefined && until <= (from && from > now ? from : now);
