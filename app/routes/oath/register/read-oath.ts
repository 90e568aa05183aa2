import { parseMemberNumber } from "~/domain/members/member-number";
import { oathInput } from "~/domain/oaths/input";
import { parseForm } from "~/forms/parse-form";

/** The button that asks for the name, and the one that submits, whose value is the number whose name it stands with. */
export const FIND = "find";
export const SUBMIT = "found";

const numberIn = (typed: FormDataEntryValue | null) => {
  const read = parseMemberNumber(typeof typed === "string" ? typed : "");
  return "memberNumber" in read ? read.memberNumber : null;
};

/**
 * The form of the oath as it was sent. `asksName` also where the number was changed after its name had been shown:
 * nobody is registered under a name that the sender has not seen.
 */
export function readOath(form: FormData) {
  const { value, refuse } = parseForm(form, oathInput);
  const number = value?.association_number ?? null;
  const seen = numberIn(form.get(SUBMIT));
  const asksName = form.has(FIND) || (seen !== null && number !== null && seen !== number);
  return { number, isReadable: value !== null, asksName, refuse };
}
