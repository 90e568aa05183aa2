import { z } from "zod";
import { day, line, time } from "~/fields/field-schemas";
import { ammanDayAndTime, ammanMoment } from "~/i18n";
import { LONGEST_MESSAGE, type Maintenance } from "./stored";

export const maintenanceInput = z.object({
  until_date: day().optional(),
  until_time: time().optional(),
  message_ar: line(LONGEST_MESSAGE).optional(),
  message_en: line(LONGEST_MESSAGE).optional(),
});

type Typed = z.output<typeof maintenanceInput>;
export type MaintenanceFields = Pick<Maintenance, "until" | "message">;
type Read = { value: MaintenanceFields } | { wrong: Partial<Record<keyof Typed, string[]>> };

/** Requires an end in the future, in Amman; a time without a day means today. */
export function maintenanceOf(
  { until_date, until_time, message_ar = "", message_en = "" }: Typed,
  now: Date,
): Read {
  if (until_date && !until_time) return { wrong: { until_time: ["maintenance:errors.time"] } };
  const until = until_time ? ammanMoment(until_date ?? ammanDayAndTime(now).day, until_time) : null;
  if (until && until <= now) return { wrong: { until_time: ["maintenance:errors.past"] } };
  const message = message_ar || message_en ? { ar: message_ar, en: message_en } : null;
  return { value: { until: until?.toISOString() ?? null, message } };
}
