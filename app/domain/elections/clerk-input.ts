import { z } from "zod";
import { lookUpInput } from "~/domain/members/look-up-input";
import { isSeen, line, paragraphs } from "~/forms/fields";
import { parseId } from "~/forms/id";
import { latinDigits } from "~/i18n/digits";

const SHORTEST_NAME = 2;
const LONGEST_NAME = 200;
const LONGEST_DESK = 20;
const SHORTEST_REASON = 10;
const LONGEST_REASON = 500;

/** ELECT_F as a form or a call says it: 0 or 1, in digits of any system. */
const flag = z
  .string({ error: (issue) => (issue.input === undefined ? "elections:errors.choose" : "sent-twice") })
  .transform((typed) => latinDigits(typed).trim())
  .pipe(z.enum(["0", "1"], { error: "elections:errors.choose" }))
  .transform(Number);

/** The marking of a voter; a number that nobody can have is null. */
export const markInput = z.object({ docNo: lookUpInput.shape.doc_no, elect_f: flag });

/** A clerk's search for voters by parts of their name. */
export const nameInput = z.object({
  name: line(LONGEST_NAME).pipe(
    z.string().refine((typed) => isSeen(typed) && typed.length >= SHORTEST_NAME, "elections:errors.name"),
  ),
});

/** Why a mark is taken back, 10 to 500 characters. */
export const undoInput = z.object({
  reason: paragraphs(LONGEST_REASON).pipe(z.string().min(SHORTEST_REASON, "elections:errors.reason")),
});

const optionalDesk = z
  .string({ error: "sent-twice" })
  .optional()
  .transform((typed = "") => (isSeen(typed) ? latinDigits(typed) : null))
  .pipe(line(LONGEST_DESK).nullable());

/** Where a clerk sits: the centre by its id, and the desk as it is called there. */
export const seatInput = z.object({
  centre: z
    .string({ error: (issue) => (issue.input === undefined ? "elections:errors.centre" : "sent-twice") })
    .transform((typed) => parseId(latinDigits(typed)))
    .pipe(z.number({ error: "elections:errors.centre" })),
  desk: optionalDesk,
});
