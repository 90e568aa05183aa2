import { z } from "zod";
import { lookUpInput } from "~/domain/members/look-up";
import { isSeen } from "~/fields/checks";
import { day, digits, line, optionalParagraphs, paragraphs, time } from "~/fields/field-schemas";
import { parseId } from "~/fields/id";
import { latinDigits } from "~/i18n/arabic-text";
import { ammanMoment } from "~/i18n/dates";

export const objectionStates = ["waiting", "accepted", "refused"] as const;
export type ObjectionState = (typeof objectionStates)[number];

export const objectionSubjects = ["missing", "wrong-centre", "wrong-name", "other"] as const;
export type ObjectionSubject = (typeof objectionSubjects)[number];

const SHORTEST_NAME = 2;
const LONGEST_NAME = 200;
const LONGEST_DESK = 20;
const SHORTEST_REASON = 10;
const LONGEST_REASON = 500;

const flag = z
  .string({ error: (issue) => (issue.input === undefined ? "elections:errors.choose" : "sent-twice") })
  .transform((typed) => latinDigits(typed).trim())
  .pipe(z.enum(["0", "1"], { error: "elections:errors.choose" }))
  .transform(Number);

export const markInput = z.object({ docNo: lookUpInput.shape.doc_no, elect_f: flag });

export const nameInput = z.object({
  name: line(LONGEST_NAME).pipe(
    z.string().refine((typed) => isSeen(typed) && typed.length >= SHORTEST_NAME, "elections:errors.name"),
  ),
});

export const undoInput = z.object({
  reason: paragraphs(LONGEST_REASON).pipe(z.string().min(SHORTEST_REASON, "elections:errors.reason")),
});

const desk = z
  .string({ error: "sent-twice" })
  .optional()
  .transform((typed = "") => (isSeen(typed) ? latinDigits(typed) : null))
  .pipe(line(LONGEST_DESK).nullable());

export const stationInput = z.object({
  centre: z
    .string({ error: (issue) => (issue.input === undefined ? "elections:errors.centre" : "sent-twice") })
    .transform((typed) => parseId(latinDigits(typed)))
    .pipe(z.number({ error: "elections:errors.centre" })),
  desk,
});

export const LONGEST_TITLE = 200;
export const LONGEST_CENTRE_NAME = 120;
const MOST_CODE_DIGITS = 6;

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

/** It closes after it opens, and objections end no later than it closes. */
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

export const centreInput = z.object({
  code: digits(1, MOST_CODE_DIGITS)
    .transform(Number)
    .refine((code) => code > 0, "election-office:errors.code"),
  name_ar: line(LONGEST_CENTRE_NAME),
  name: line(LONGEST_CENTRE_NAME),
});
export type CentreFields = z.output<typeof centreInput>;

const FEWEST_WORDS = 10;
const LONGEST_WORDS = 1000;

export const objectionInput = z.object({
  about: z.enum(objectionSubjects, { error: "roll:errors.about" }),
  words: paragraphs(LONGEST_WORDS).refine(
    (written) => isSeen(written) && written.length >= FEWEST_WORDS,
    "roll:errors.words",
  ),
});

export type ObjectionInput = z.output<typeof objectionInput>;

const optionalCentre = z
  .string({ error: "sent-twice" })
  .optional()
  .transform((typed = "", context) => {
    if (!typed) return null;
    const id = parseId(typed);
    if (!id) context.addIssue({ code: "custom", message: "roll:errors.centre" });
    return id;
  });

/** A refusal needs its reason. */
export const objectionDecisionInput = z
  .object({
    decision: z.enum(["accept", "refuse"], { error: "roll:errors.decision" }),
    centre: optionalCentre,
    note: optionalParagraphs(LONGEST_WORDS),
  })
  .superRefine(({ decision, note }, context) => {
    if (decision === "refuse" && !note)
      context.addIssue({ code: "custom", path: ["note"], message: "roll:errors.note" });
  });

export type ObjectionDecision = z.output<typeof objectionDecisionInput>;
