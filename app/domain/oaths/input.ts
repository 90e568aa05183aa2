import { z } from "zod";
import { memberNumberChecks, memberNumberIn } from "~/domain/members/member-number";
import { checked } from "~/fields/field-schemas";
import { parseForm } from "~/fields/parse-form";

const EMPTY = "required";

/** The schema of 2 §5: a number of three digits or more, or null if nobody can have it. */
export const oathInput = z.object({
  association_number: checked(
    [...memberNumberChecks(EMPTY, "cards:must-be-numeric"), ["match", "...", "oath:too-short"]],
    EMPTY,
  ).transform(memberNumberIn),
});

/** The names of two buttons; the value of SUBMIT is the number whose name was shown. */
export const FIND = "find";
export const SUBMIT = "found";

const numberIn = (typed: FormDataEntryValue | null) => memberNumberIn(typeof typed === "string" ? typed : "");

/** `asksName` is true if the sender has not yet seen the name, so that nobody is registered by a mistyped number. */
export function readOath(form: FormData) {
  const { value, refuse } = parseForm(form, oathInput);
  const number = value?.association_number ?? null;
  const seen = numberIn(form.get(SUBMIT));
  const asksName = form.has(FIND) || (seen !== null && number !== null && seen !== number);
  return { number, isReadable: value !== null, asksName, refuse };
}
