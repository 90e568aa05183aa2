import { z } from "zod";
import { checked, line, paragraphs } from "~/fields/field-schemas";
import { parseId } from "~/fields/id";
import { email } from "./input";
import { statuses } from "./status";

const LONGEST_REPLY = 10_000;
const LONGEST_NOTE = 2000;
const LONGEST_SUBJECT = 200;
const LONGEST_TEXT = 10_000;

/** With a code of its own where nothing that can be seen was written. */
const writing = (missing: string, most: number) =>
  checked(
    [
      ["needed", missing],
      ["paragraphs", most],
    ],
    missing,
  );

const version = z
  .string({ error: "sent-twice" })
  .optional()
  .transform((typed) => parseId(typed));

export const replyInput = z.object({
  reply_message: writing("complaints:write-reply", LONGEST_REPLY),
  version,
});

export const statusInput = z.object({
  status: z.enum(statuses, { error: "complaints:choose-status" }),
  version,
});

export const assignmentInput = z.object({
  assigned_to: z
    .string({ error: "complaints:not-staff" })
    .default("")
    .transform((typed) => typed || null)
    .pipe(z.uuid({ error: "complaints:not-staff" }).nullable()),
});

export const noteInput = z.object({ note: writing("complaints:write-note", LONGEST_NOTE) });

export const letterInput = z.object({
  to: email({ needed: true }),
  subject: line(LONGEST_SUBJECT),
  text: paragraphs(LONGEST_TEXT),
});
