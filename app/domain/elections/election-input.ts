import { z } from "zod";
import { day, digits, line, time } from "~/forms/fields";
import { ammanMoment } from "~/i18n/amman-moment";

export const LONGEST_TITLE = 200;
export const LONGEST_CENTRE_NAME = 120;
const MOST_CODE_DIGITS = 6;

/** The fields of the form, whose moments are Amman's; objections may be left without a deadline. */
export const electionInput = z.object({
  title_ar: line(LONGEST_TITLE),
  title: line(LONGEST_TITLE),
  opens_date: day(),
  opens_time: time(),
  closes_date: day(),
  closes_time: time(),
  objections_date: day().optional(),
  objections_time: time().optional(),
});
type Typed = z.output<typeof electionInput>;

export type ElectionFields = {
  titleAr: string;
  titleEn: string;
  opensAt: Date;
  closesAt: Date;
  objectionsUntil: Date | null;
};
type Read = { value: ElectionFields } | { wrong: Partial<Record<keyof Typed, string[]>> };

/** What was typed as an election: it closes after it opens, and objections end no later than it closes. */
export function electionOf(typed: Typed): Read {
  const { title_ar, title, objections_date, objections_time } = typed;
  if (objections_date && !objections_time) return { wrong: { objections_time: ["required"] } };
  if (objections_time && !objections_date) return { wrong: { objections_date: ["required"] } };
  const opensAt = ammanMoment(typed.opens_date, typed.opens_time);
  const closesAt = ammanMoment(typed.closes_date, typed.closes_time);
  const objectionsUntil =
    objections_date && objections_time ? ammanMoment(objections_date, objections_time) : null;
  if (closesAt <= opensAt) return { wrong: { closes_date: ["election-office:errors.closes-before"] } };
  if (objectionsUntil && objectionsUntil > closesAt)
    return { wrong: { objections_date: ["election-office:errors.objections-after"] } };
  return { value: { titleAr: title_ar, titleEn: title, opensAt, closesAt, objectionsUntil } };
}

/** A polling centre: the number by which a roll names it, and what people call it. */
export const centreInput = z.object({
  code: digits(1, MOST_CODE_DIGITS)
    .transform(Number)
    .refine((code) => code > 0, "election-office:errors.code"),
  name_ar: line(LONGEST_CENTRE_NAME),
  name: line(LONGEST_CENTRE_NAME),
});
export type CentreFields = z.output<typeof centreInput>;
