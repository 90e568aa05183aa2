import { memberNumberIn } from "~/domain/members/member-number";
import { writtenStatus } from "~/domain/members/work-status";
import { registerTermsNow } from "~/domain/public-register/terms.server";
import { workStatuses } from "~/domain/register/list-members.server";
import { findMember } from "~/domain/register/member-record.server";
import { shownAs } from "~/domain/register/member-values";
import { inLanguage, type Language } from "~/i18n";
import type { Choices } from "./member-fields";

/** Returns the member of an address; answers 404 for a number that nobody has. */
export async function getMember(typed: string | undefined) {
  const memberNumber = memberNumberIn(typed ?? "");
  const found = memberNumber === null ? null : await findMember(memberNumber);
  if (!found) throw new Response(null, { status: 404 });
  const { member, dues } = found;
  return { ...found, memberNumber: member.memberNumber, recorded: shownAs(member, dues) };
}

/** The name of a member for breadcrumbs and headings. */
export const nameOf = ({ nameAr, nameEn }: { nameAr: string; nameEn: string }, language: Language) =>
  inLanguage(language, { ar: nameAr, en: nameEn });

/** Returns what the fields of the forms let choose from. */
export async function memberChoices(): Promise<Choices> {
  const [statuses, { governorates }] = await Promise.all([workStatuses(), registerTermsNow()]);
  return {
    statuses: statuses.map(({ code, name }) => ({ value: String(writtenStatus(code)), name })),
    governorates,
  };
}
