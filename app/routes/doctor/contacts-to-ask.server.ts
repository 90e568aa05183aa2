import { contactsDue, maskedMobile } from "~/domain/members/contacts";
import { findContacts } from "~/domain/members/contacts.server";
import { maskedEmail } from "~/domain/outbox/masked-email";
import { today } from "~/platform/clock.server";
import type { MaskedContacts } from "./contacts-question";

/** The doctor's mobile and e-mail to ask about, maskedEmail; null while it is not yet time to ask. */
export async function contactsToAsk(memberNumber: number): Promise<MaskedContacts | null> {
  const contacts = await findContacts(memberNumber);
  if (!contacts || !contactsDue(contacts.confirmedOn, today())) return null;
  const { mobile, email, version } = contacts;
  return { mobile: mobile && maskedMobile(mobile), email: email && maskedEmail(email), version };
}
