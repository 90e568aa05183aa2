import { z } from "zod";
import { checked, ifSeen, line, paragraphs, written } from "~/fields/field-schemas";
import { parseId } from "~/fields/id";
import { statuses } from "./status";

const LONGEST_NAME = 120;
const LONGEST_PHONE = 40;
const LONGEST_TITLE = 200;
const LONGEST_SUBJECT = 5000;

const phone = checked(
  [
    ["needed", "contact:missing.phone"],
    ["line", LONGEST_PHONE],
    ["phone", "contact:not-a-phone"],
  ],
  "contact:missing.phone",
);

const address = ["email", "contact:not-an-email"] as const;

const email = ({ needed }: { needed: boolean }) =>
  needed ? checked([["needed", "contact:email-needed"], address], "contact:email-needed") : ifSeen([address]);

/** `subject` is the text of the message (specification 1, §3 and §5). */
export const messageInput = z.object({
  name: written("contact:missing.name", ["line", LONGEST_NAME]),
  phone,
  email: email({ needed: true }),
  title: written("contact:missing.title", ["line", LONGEST_TITLE]),
  subject: written("contact:missing.subject", ["paragraphs", LONGEST_SUBJECT]),
});

/** An e-mail address is optional, but checked if given. */
export const messageInputWithoutEmail = messageInput.extend({ email: email({ needed: false }) });

export type MessageInput = z.output<typeof messageInput>;

export const neededAlways = ["name", "phone", "title", "subject"] as const;

const LONGEST_REPLY = 10_000;
const LONGEST_NOTE = 2000;
const LONGEST_LETTER_SUBJECT = 200;
const LONGEST_TEXT = 10_000;

/** A text whose error code differs if nothing visible was written. */
const writing = (missing: string, maxLength: number) =>
  checked(
    [
      ["needed", missing],
      ["paragraphs", maxLength],
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
  subject: line(LONGEST_LETTER_SUBJECT),
  text: paragraphs(LONGEST_TEXT),
});
