import type { z } from "zod";
import { type Hours, type hours, isNeverVisible } from "~/domain/revisions/hours";
import { ammanDayAndTime } from "~/i18n";
import { now } from "~/platform/clock.server";

type Typed = z.output<typeof hours>;

/** Returns true if 'Save draft' was pressed; every other button publishes. */
export const isDraft = (form: FormData) => form.get("do") === "draft";

/** Returns from when and until when readers shall see it; null for a draft. */
export const hoursFromForm = (form: FormData, { publish_at, unpublish_at }: Typed): Hours | null =>
  isDraft(form) ? null : { from: publish_at ?? null, until: unpublish_at ?? null };

/** Returns the problems of the two hours by field. */
export const hourProblems = (typed: Typed): Record<string, string[]> =>
  isNeverVisible(typed, now()) ? { unpublish_at: ["content:ends-before"] } : {};

const typedHour = (moment: Date | null) => {
  if (!moment || moment <= now()) return "";
  const { day, time } = ammanDayAndTime(moment);
  return `${day}T${time}`;
};

/** Returns the form values of the hours of a scheduled or expiring version. */
export const hourFieldValues = ({ from, until }: Hours) => ({
  publish_at: typedHour(from),
  unpublish_at: typedHour(until),
});

/** Returns the redirect for a draft or scheduled version; null for one that is public. */
export const unpublishedRedirect = (state: "draft" | "scheduled" | "live", editor: string) =>
  state === "live" ? null : { to: editor, say: `content:saved.${state}` };
