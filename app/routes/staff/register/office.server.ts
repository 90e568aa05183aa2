import { data } from "@remix-run/node";
import type { ZodObject } from "zod";
import { memberNumberIn } from "~/domain/members/member-number";
import { writtenStatus } from "~/domain/members/work-status";
import { registerTermsNow } from "~/domain/public-register/terms.server";
import { judgeTerms } from "~/domain/register/judge-terms.server";
import { workStatuses } from "~/domain/register/list-members.server";
import { findMember } from "~/domain/register/member-record.server";
import { shownAs } from "~/domain/register/member-values";
import { judgeForm } from "~/domain/register/office-form";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import type { AnswerOptions } from "~/forms/submit.server";
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
  const [statuses, { governorates, specialties }] = await Promise.all([workStatuses(), registerTermsNow()]);
  return {
    statuses: statuses.map(({ code, name }) => ({ value: String(writtenStatus(code)), name })),
    governorates,
    specialties,
  };
}

export type RefusedChange = { answer: Answer; conflict: boolean; seenVersion: number | null };

/** The refusal of a form whose member somebody else has changed meanwhile. */
export const changedMeanwhile = { form: ["register-office:changed-meanwhile"] };

/**
 * Reads a form that changes a member, by the rules of the register's files. Refused with 409 if it was written for an
 * older version: the page then shows the typed and the recorded values.
 */
export async function readChange<Schema extends ZodObject>(
  form: FormData,
  docNo: string | undefined,
  schema: Schema,
) {
  const { memberNumber, member, recorded } = await getMember(docNo);
  const { value: typed, refuse: reply } = parseForm(form, schema);
  const verdict = typed && judgeForm(String(memberNumber), typed, recorded, await judgeTerms([memberNumber]));
  const problems = verdict && "problems" in verdict ? { fields: verdict.problems } : {};
  const refuse = (refusal: Refusal = problems, { status = 422 }: AnswerOptions = {}) => {
    const conflict = status === 409;
    const seenVersion = conflict ? null : member.version;
    return data<RefusedChange>({ answer: reply(refusal), conflict, seenVersion }, { status });
  };
  if (parseId(String(form.get("version"))) !== member.version)
    return { value: null, refuse: () => refuse(changedMeanwhile, { status: 409 }) };
  if (!typed || !verdict || !("facts" in verdict)) return { value: null, refuse };
  return { value: { typed, facts: verdict.facts, version: member.version }, refuse };
}
