import { z } from "zod";
import { checked, ifSeen, line, paragraphs, written } from "~/fields/field-schemas";

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

export const email = ({ needed }: { needed: boolean }) =>
  needed ? checked([["needed", "contact:email-needed"], address], "contact:email-needed") : ifSeen([address]);

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
