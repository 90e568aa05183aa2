import { z } from "zod";
import { memberNumberChecks, memberNumberIn } from "~/domain/members/member-number";
import { checked } from "~/fields/field-schemas";
import { parseForm } from "~/fields/parse-form";

const EMPTY = "required";

/** 2 §5: the number in three digits or more, or null for one that nobody has. */
export const oathInput = z.object({
  association_number: checked(
    [...memberNumberChecks(EMPTY, "cards:must-be-numeric"), ["match", "...", "oath:too-short"]],
    EMPTY,
  ).transform(memberNumberIn),
});

/** The names of two buttons; SUBMIT's value is the number whose name it stands with. */
export const FIND = "find";
export const SUBMIT = "found";

const numberIn = (typed: FormDataEntryValue | null) => memberNumberIn(typeof typed === "string" ? typed : "");

/** `asksName`: nobody is registered under a name that the sender has not seen. */
export function readOath(form: FormData) {
  const { value, refuse } = parseForm(form, oathInput);
  const number = value?.association_number ?? null;
  const seen = numberIn(form.get(SUBMIT));
  const asksName = form.has(FIND) || (seen !== null && number !== null && seen !== number);
  return { number, isReadable: value !== null, asksName, refuse };
}
