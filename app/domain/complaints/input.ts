import { z } from "zod";
import { line, paragraphs, written } from "~/fields/field-schemas";
import { readPhoneNumber } from "~/fields/phone-number";
import { latinDigits } from "~/i18n/arabic-text";

const LONGEST_NAME = 120;
const LONGEST_PHONE = 40;
const LONGEST_TITLE = 200;
const LONGEST_SUBJECT = 5000;
const LONGEST_EMAIL = 254;

const UNSEEN = /\p{Cf}/gu;

const phone = written("contact:missing.phone")
  .pipe(line(LONGEST_PHONE))
  .transform((typed, context) => {
    const number = readPhoneNumber(typed);
    if (!number) context.addIssue({ code: "custom", message: "contact:not-a-phone" });
    return number ?? z.NEVER;
  });

export const email = ({ needed }: { needed: boolean }) =>
  z
    .string({ error: "sent-twice" })
    .optional()
    .transform((typed = "", context): string | null => {
      const address = latinDigits(typed).replace(UNSEEN, "").trim();
      const problem = problemOf(address, needed);
      if (problem) context.addIssue({ code: "custom", message: problem });
      return address || null;
    });

function problemOf(address: string, needed: boolean): string | null {
  if (!address) return needed ? "contact:email-needed" : null;
  if (address.length > LONGEST_EMAIL) return "too-long";
  return z.email().safeParse(address).success ? null : "contact:not-an-email";
}

/** `subject` is the message itself (specification 1, §3 and §5). */
export const messageInput = z.object({
  name: written("contact:missing.name").pipe(line(LONGEST_NAME)),
  phone,
  email: email({ needed: true }),
  title: written("contact:missing.title").pipe(line(LONGEST_TITLE)),
  subject: written("contact:missing.subject").pipe(paragraphs(LONGEST_SUBJECT)),
});

/** An address that is given is checked all the same. */
export const messageInputWithoutEmail = messageInput.extend({ email: email({ needed: false }) });

export type MessageInput = z.output<typeof messageInput>;

export const neededAlways = ["name", "phone", "title", "subject"] as const;
