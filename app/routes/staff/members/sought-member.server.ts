import type { StaffUser } from "~/auth/guards.server";
import { lookUpAccess } from "~/domain/accounts/doctor-accounts.server";
import { soughtNumberInput } from "~/domain/accounts/doctor-input";
import { parseForm } from "~/forms/parse-form";
import { formatMoment } from "~/i18n/dates";
import { inLanguage, type Language } from "~/i18n/languages";

function searchOf(request: Request) {
  const form = new FormData();
  for (const typed of new URL(request.url).searchParams.getAll("number")) form.append("number", typed);
  return form;
}

/** The member whose number is in the address, by name and state of the account only, with the status of the page. */
export async function soughtMember(request: Request, staff: StaffUser, language: Language) {
  const search = searchOf(request);
  if (!search.has("number")) return { status: 200, typed: "", answer: undefined, member: null };
  const typed = String(search.get("number"));
  const { value, refuse } = parseForm(search, soughtNumberInput);
  if (!value) return { status: 422, typed, answer: refuse(), member: null };
  const found = value.number === null ? null : await lookUpAccess(value.number, staff);
  if (!found) {
    const answer = refuse({ fields: { number: ["portal:members.none"] } });
    return { status: 404, typed, answer, member: null };
  }
  const { name, codeUntil, ...access } = found;
  const member = {
    ...access,
    name: inLanguage(language, name),
    codeUntil: codeUntil && formatMoment(codeUntil, language),
  };
  return { status: 200, typed, answer: undefined, member };
}

export type SoughtMember = NonNullable<Awaited<ReturnType<typeof soughtMember>>["member"]>;
