import { z } from "zod";
import { applyChecks, type Check, type CheckResult } from "~/fields/checks";
import { checkedAlways } from "~/fields/field-schemas";

export type Details = {
  nationalNumber: string | null;
  mobile: string | null;
  email: string | null;
  homeAddress: string | null;
  workAddress: string | null;
};

export const LONGEST_ADDRESS = 200;
const NOT_AN_EMAIL = "record:errors.email";

/** How a detail is cleaned, and the rules for it afterwards. */
export const detailChecks: Record<keyof Details, [clean: Check, ...rules: Check[]]> = {
  nationalNumber: [["dense"], ["match", "^\\d{10}$", "record:errors.national-number"]],
  mobile: [
    ["dense"],
    ["phone", "record:errors.mobile"],
    ["match", "^[^+]", "record:errors.foreign-mobile"],
    ["match", "^.{0,10}$", "record:errors.mobile"],
  ],
  email: [["plain"], ["email", NOT_AN_EMAIL, NOT_AN_EMAIL]],
  homeAddress: [["oneLine"], ["match", `^[^]{0,${LONGEST_ADDRESS}}$`, "record:errors.address"]],
  workAddress: [["oneLine"], ["match", `^[^]{0,${LONGEST_ADDRESS}}$`, "record:errors.address"]],
};

const clearable: readonly (keyof Details)[] = ["email", "homeAddress", "workAddress"];

function cleaned(name: keyof Details, typed: string): string {
  const checked = applyChecks(detailChecks[name].slice(0, 1), typed);
  return "value" in checked ? checked.value : "";
}

export function readDetail(name: keyof Details, typed: string): CheckResult | { value: null } {
  return cleaned(name, typed) ? applyChecks(detailChecks[name], typed) : { value: null };
}

/** A recorded value that nobody changed is kept as it is, even if it breaks a rule. */
function field(name: keyof Details, recorded: string | null) {
  const [clean, ...rules] = detailChecks[name];
  const now = cleaned(name, recorded ?? "");
  const empty: Check = clearable.includes(name) ? ["unless", ""] : ["needed", "record:errors.required"];
  return checkedAlways([clean, ["unless", now], empty, ...rules]).transform((value) =>
    value === now ? recorded : value || null,
  );
}

/** The schema of specification 2, §5; `recorded` holds the register's present values. */
export const detailsInput = (recorded: Details) =>
  z.object({
    NATIONAL_NO: field("nationalNumber", recorded.nationalNumber),
    MOBIL: field("mobile", recorded.mobile),
    E_MAIL: field("email", recorded.email),
    HOME_ADD: field("homeAddress", recorded.homeAddress),
    WORK_ADD: field("workAddress", recorded.workAddress),
  });

export type DetailsInput = z.output<ReturnType<typeof detailsInput>>;

export const detailsOf = (input: DetailsInput): Details => ({
  nationalNumber: input.NATIONAL_NO,
  mobile: input.MOBIL,
  email: input.E_MAIL,
  homeAddress: input.HOME_ADD,
  workAddress: input.WORK_ADD,
});

export const asTyped = (recorded: Details): Record<keyof DetailsInput, string> => ({
  NATIONAL_NO: cleaned("nationalNumber", recorded.nationalNumber ?? ""),
  MOBIL: cleaned("mobile", recorded.mobile ?? ""),
  E_MAIL: cleaned("email", recorded.email ?? ""),
  HOME_ADD: cleaned("homeAddress", recorded.homeAddress ?? ""),
  WORK_ADD: cleaned("workAddress", recorded.workAddress ?? ""),
});

const detailFields = ["nationalNumber", "mobile", "email", "homeAddress", "workAddress"] as const;
export type DetailField = (typeof detailFields)[number];

/** Fields with which an account could be taken over (R30). */
const guardedFields: readonly DetailField[] = ["nationalNumber", "mobile", "email"];

export const changedFields = (before: Details, after: Details): DetailField[] =>
  detailFields.filter((field) => (before[field] ?? "") !== (after[field] ?? ""));

export const guardedChanges = (before: Details, after: Details): DetailField[] =>
  changedFields(before, after).filter((field) => guardedFields.includes(field));
