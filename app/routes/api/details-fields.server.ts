import { asTyped, type Details, detailsInput, detailsOf } from "~/domain/members/details-input";
import { namesInput } from "~/domain/members/names-input";
import { readFields } from "./body.server";

const details = {
  NATIONAL_NO: "nationalNo",
  MOBIL: "mobil",
  E_MAIL: "email",
  HOME_ADD: "homeAdd",
  WORK_ADD: "workAdd",
} as const;
const names = { DOC_NAME_A: "docNameA", DOC_NAME_E: "docNameE" } as const;

export const detailTexts = Object.values(details);
export const nameTexts = Object.values(names);
export const bearsAny = (form: FormData, texts: readonly string[]) => texts.some((name) => form.has(name));

/** The call's fields under their names in forms, and what is on record in place of those that were not sent. */
function asForm<Name extends string>(
  sent: FormData,
  callNames: Record<Name, string>,
  recorded: Record<Name, string>,
): FormData {
  const form = new FormData();
  for (const [name, callName] of Object.entries<string>(callNames))
    form.append(name, sent.get(callName) ?? recorded[name as Name]);
  return form;
}

/** The details as the call wants them; throws 422 with a sentence for each field that is not right. */
export const detailsIn = (sent: FormData, recorded: Details): Details =>
  detailsOf(
    readFields(asForm(sent, details, asTyped(recorded)), detailsInput(recorded), { callNames: details }),
  );

/** The names as the call wants them; throws 422 likewise. */
export function namesIn(sent: FormData, { nameAr, nameEn }: { nameAr: string; nameEn: string }) {
  const form = asForm(sent, names, { DOC_NAME_A: nameAr, DOC_NAME_E: nameEn });
  const read = readFields(form, namesInput, { callNames: names });
  return { nameAr: read.DOC_NAME_A, nameEn: read.DOC_NAME_E };
}
