import { findContacts } from "~/domain/members/contacts.server";
import { contactsDue } from "~/domain/members/contacts-due";
import { maskedMobile } from "~/domain/members/masked-mobile";
import { masked } from "~/domain/outbox/masked";
import { today } from "~/platform/clock.server";
import type { MaskedContacts } from "./contacts-question";

/** The doctor's mobile and e-mail to ask about, masked; null while it is not yet time to ask. */
export async function contactsToAsk(memberNumber: number): Promise<MaskedContacts | null> {
  const contacts = await findContacts(memberNumber);
  if (!contacts || !contactsDue(contacts.confirmedOn, today())) return null;
  const { mobile, email, version } = contacts;
  return { mobile: mobile && maskedMobile(mobile), email: email && masked(email), version };
}
