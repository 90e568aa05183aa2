import type { Tx } from "~/db/client.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { mayWriteTo } from "~/domain/outbox/letter-budget.server";
import type { Language } from "~/i18n/languages";
import { ownAddress } from "~/platform/own-origin.server";
import { codeLetter } from "./applicant-letters";
import { email } from "./application-fields";
import type { DraftContent } from "./draft-rows.server";

const RESUME_PATH = "/registration-until-emtyaz/resume";
const MOST_ADDRESSES = 3;
const address = email("E_MAIL");

type Writing = { language: Language; origin?: string | null };

/**
 * Sends the code of a draft to the address in it, once for each address and to three at most: where it went, then or before, and the draft
 * as it is then; null when there is no address, or it was written to too often today.
 */
export async function mailCode(tx: Tx, draftId: string, content: DraftContent, writing: Writing) {
  const { data: to } = address.safeParse(content.values.E_MAIL);
  if (!to) return null;
  const known = to.toLowerCase();
  if (content.mailed.includes(known)) return { to, content };
  if (content.mailed.length >= MOST_ADDRESSES || !(await mayWriteTo(tx, "code", to))) return null;
  const link = ownAddress(RESUME_PATH, writing.origin);
  const letter = codeLetter({ code: content.code, link }, writing.language);
  await enqueue(tx, { ...letter, recipient: to, about: `internship-draft:${draftId}` });
  return { to, content: { ...content, mailed: [...content.mailed, known] } };
}
