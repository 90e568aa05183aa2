import { api } from "~/addresses/api";
import { InvalidCredentials } from "~/auth/lockout.server";
import { requireDoctorPassword } from "~/auth/reauthenticate.server";
import { changeDetails, changeNames } from "~/domain/members/change-card.server";
import { asTyped, type Details, detailsInput, detailsOf, guardedChanges } from "~/domain/members/details";
import { namesInput } from "~/domain/members/names";
import { findPersonalCard } from "~/domain/members/personal-card.server";
import { latinDigits } from "~/i18n";
import { type Access, actorOf, requireAccess } from "./access.server";
import { call, methodNotAllowed, success } from "./call.server";
import { memberNumberIn, outcomeOf, readBody, readFields, submissionIn } from "./input.server";
import { invalid, Refused } from "./refused.server";

/** The field with which a doctor confirms a change of contact details that protect the account (R30). */
const PASSWORD = "password";

/** Checks the doctor's password in the form; throws 422, or 429 after too many wrong ones. */
async function mustConfirm(memberNumber: number, form: FormData): Promise<void> {
  const password = latinDigits(String(form.get(PASSWORD) ?? "")).replace(/\s/g, "");
  if (!password) throw invalid({ [PASSWORD]: "record:errors.password-needed" });
  try {
    await requireDoctorPassword(memberNumber, password);
  } catch (error) {
    if (error instanceof InvalidCredentials) throw invalid({ [PASSWORD]: "record:errors.password-wrong" });
    throw error;
  }
}

const detailFields = {
  NATIONAL_NO: "nationalNo",
  MOBIL: "mobil",
  E_MAIL: "email",
  HOME_ADD: "homeAdd",
  WORK_ADD: "workAdd",
} as const;
const nameFields = { DOC_NAME_A: "docNameA", DOC_NAME_E: "docNameE" } as const;

const detailTexts = Object.values(detailFields);
const nameTexts = Object.values(nameFields);
const hasAny = (form: FormData, texts: readonly string[]) => texts.some((name) => form.has(name));

/** Returns the call's fields by form name, with the recorded values of those that were not sent. */
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

const detailsIn = (sent: FormData, recorded: Details): Details =>
  detailsOf(
    readFields(asForm(sent, detailFields, asTyped(recorded)), detailsInput(recorded), {
      callNames: detailFields,
    }),
  );

function namesIn(sent: FormData, { nameAr, nameEn }: { nameAr: string; nameEn: string }) {
  const form = asForm(sent, nameFields, { DOC_NAME_A: nameAr, DOC_NAME_E: nameEn });
  const read = readFields(form, namesInput, { callNames: nameFields });
  return { nameAr: read.DOC_NAME_A, nameEn: read.DOC_NAME_E };
}

/** Splits the request into details and names; doctors cannot change their own names, so theirs are ignored. */
function partsOf(form: FormData, access: Access) {
  const names = access.as === "computer" && hasAny(form, nameTexts);
  return { names, details: !names || hasAny(form, detailTexts) };
}

function mustBeDone(outcome: { done: boolean; reason?: "changed-meanwhile" | "not-found" }) {
  if (outcome.reason === "not-found") throw new Refused(404, "cards:none-found");
  if (!outcome.done) throw new Refused(409, "api:changed-meanwhile");
}

export const action = call(api.updateDetails, async ({ request, caller }) => {
  const texts = [...detailTexts, ...nameTexts, PASSWORD];
  const form = await readBody(request, { numbers: ["docNo"], texts });
  const memberNumber = memberNumberIn("docNo", form.get("docNo"));
  const onlyNames = hasAny(form, nameTexts) && !hasAny(form, detailTexts);
  const access = requireAccess(caller, memberNumber, { computer: onlyNames ? "names" : "details" });
  const parts = partsOf(form, access);
  if (parts.names) requireAccess(caller, memberNumber, { computer: "names" });
  const card = await findPersonalCard(memberNumber);
  if (!card) throw new Refused(404, "cards:none-found");
  const details = detailsIn(form, card);
  const names = parts.names ? namesIn(form, card) : null;
  if (access.as === "doctor" && guardedChanges(card, details).length) await mustConfirm(memberNumber, form);
  const actor = actorOf(access);
  const submissionFor = (part: string) => submissionIn(form, `update-${part}`, `${actor.kind}:${actor.id}`);
  if (parts.details) {
    const by = { actor, submission: await submissionFor("details"), version: card.version };
    mustBeDone(outcomeOf(await changeDetails(memberNumber, details, by)));
  }
  if (names) {
    const by = { actor, submission: await submissionFor("names") };
    mustBeDone(outcomeOf(await changeNames(memberNumber, names, by)));
  }
  return success();
});

export const loader = methodNotAllowed(api.updateDetails);
