import { z } from "zod";
import { lookUpInput } from "~/domain/members/look-up";
import type { Check } from "~/fields/checks";
import { checked, day, ifSeen, line, optionalParagraphs, time } from "~/fields/field-schemas";
import { ID, parseId } from "~/fields/id";
import { ammanMoment } from "~/i18n";

export const objectionStates = ["waiting", "accepted", "refused"] as const;
export type ObjectionState = (typeof objectionStates)[number];

export const objectionSubjects = ["missing", "wrong-centre", "wrong-name", "other"] as const;
export type ObjectionSubject = (typeof objectionSubjects)[number];

const SHORTEST_NAME = 2;
const LONGEST_NAME = 200;
const LONGEST_DESK = 20;
const SHORTEST_REASON = 10;
const LONGEST_REASON = 500;

const NO_CHOICE = "elections:errors.choose";
const flag = checked([["latin"], ["match", "^[01]$", NO_CHOICE]], NO_CHOICE).transform(Number);

export const markInput = z.object({ docNo: lookUpInput.shape.doc_no, elect_f: flag });

export const nameInput = z.object({
  name: checked([
    ["line", LONGEST_NAME],
    ["needed", "elections:errors.name"],
    ["least", SHORTEST_NAME, "elections:errors.name"],
  ]),
});

export const undoInput = z.object({
  reason: checked([
    ["paragraphs", LONGEST_REASON],
    ["least", SHORTEST_REASON, "elections:errors.reason"],
  ]),
});

const desk = ifSeen([["latin"], ["line", LONGEST_DESK]]);

const NO_CENTRE = "elections:errors.centre";

export const stationInput = z.object({
  centre: checked([["latin"], ["match", ID, NO_CENTRE]], NO_CENTRE)
    .transform(parseId)
    .pipe(z.number({ error: NO_CENTRE })),
  desk,
});

export const LONGEST_TITLE = 200;
export const LONGEST_CENTRE_NAME = 120;
const MAX_CODE_DIGITS = 6;

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

/** Requires the closing to come after the opening, and objections to end no later than the closing. */
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
  code: checked([
    ["digits", 1, MAX_CODE_DIGITS, "not-digits"],
    ["match", "[1-9]", "election-office:errors.code"],
  ]).transform(Number),
  name_ar: line(LONGEST_CENTRE_NAME),
  name: line(LONGEST_CENTRE_NAME),
});
export type CentreFields = z.output<typeof centreInput>;

const FEWEST_WORDS = 10;
const LONGEST_WORDS = 1000;
const NO_SUBJECT = "roll:errors.about";

export const objectionInput = z.object({
  about: z
    .enum(objectionSubjects, { error: NO_SUBJECT })
    .meta({ checks: [["given", NO_SUBJECT]] satisfies Check[] }),
  words: checked([
    ["paragraphs", LONGEST_WORDS],
    ["needed", "roll:errors.words"],
    ["least", FEWEST_WORDS, "roll:errors.words"],
  ]),
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

/** Requires a reason for a refusal. */
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
