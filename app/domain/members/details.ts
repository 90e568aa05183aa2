import { z } from "zod";
import { readPhoneNumber } from "~/fields/phone-number";
import { latinDigits } from "~/i18n/arabic-text";

export type Details = {
  nationalNumber: string | null;
  mobile: string | null;
  email: string | null;
  homeAddress: string | null;
  workAddress: string | null;
};

export const LONGEST_ADDRESS = 200;
const LONGEST_EMAIL = 254;
const MOST_MOBILE_DIGITS = 10;
const NATIONAL_NUMBER = /^\d{10}$/;
const UNSEEN = /[\s\p{Cf}]/gu;
const UNREADABLE = /(?![\u200c\u200d])[\p{Cf}\p{Surrogate}]/gu;

type Read = { value: string } | { problem: string };

const dense = (text: string) => latinDigits(text).replace(UNSEEN, "");
const unmarked = (text: string) =>
  latinDigits(text)
    .replace(/\p{Cf}/gu, "")
    .trim();
const onOneLine = (text: string) =>
  latinDigits(text.normalize("NFC"))
    .replace(UNREADABLE, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

const nationalNumber = (typed: string): Read =>
  NATIONAL_NUMBER.test(typed) ? { value: typed } : { problem: "record:errors.national-number" };

function mobile(typed: string): Read {
  const value = readPhoneNumber(typed);
  if (value?.startsWith("+")) return { problem: "record:errors.foreign-mobile" };
  return value && value.length <= MOST_MOBILE_DIGITS ? { value } : { problem: "record:errors.mobile" };
}

const emailAddress = z.email();
const email = (typed: string): Read =>
  typed.length <= LONGEST_EMAIL && emailAddress.safeParse(typed).success
    ? { value: typed }
    : { problem: "record:errors.email" };

const address = (typed: string): Read =>
  [...typed].length <= LONGEST_ADDRESS ? { value: typed } : { problem: "record:errors.address" };

type Rule = { clean(text: string): string; read(typed: string): Read; clearable: boolean };

const rules: Record<keyof Details, Rule> = {
  nationalNumber: { clean: dense, read: nationalNumber, clearable: false },
  mobile: { clean: dense, read: mobile, clearable: false },
  email: { clean: unmarked, read: email, clearable: true },
  homeAddress: { clean: onOneLine, read: address, clearable: true },
  workAddress: { clean: onOneLine, read: address, clearable: true },
};

export function readDetail(name: keyof Details, typed: string): Read | { value: null } {
  const { clean, read } = rules[name];
  const cleaned = clean(typed);
  return cleaned ? read(cleaned) : { value: null };
}

/** What is recorded stays as it is, whatever it is, when nobody changed it. */
const field = (name: keyof Details, recorded: string | null) =>
  z
    .string({ error: "sent-twice" })
    .optional()
    .transform((typed = "", context): string | null => {
      const { clean, read, clearable } = rules[name];
      const cleaned = clean(typed);
      if (cleaned === clean(recorded ?? "")) return recorded;
      if (!cleaned && clearable) return null;
      const answer = cleaned ? read(cleaned) : { problem: "record:errors.required" };
      if ("value" in answer) return answer.value;
      context.addIssue({ code: "custom", message: answer.problem });
      return z.NEVER;
    });

/** Specification 2, §5; `recorded` is what the register has now. */
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
  NATIONAL_NO: rules.nationalNumber.clean(recorded.nationalNumber ?? ""),
  MOBIL: rules.mobile.clean(recorded.mobile ?? ""),
  E_MAIL: rules.email.clean(recorded.email ?? ""),
  HOME_ADD: rules.homeAddress.clean(recorded.homeAddress ?? ""),
  WORK_ADD: rules.workAddress.clean(recorded.workAddress ?? ""),
});

const detailFields = ["nationalNumber", "mobile", "email", "homeAddress", "workAddress"] as const;
export type DetailField = (typeof detailFields)[number];

/** Whoever holds these can get into the account (R30). */
const guardedFields: readonly DetailField[] = ["nationalNumber", "mobile", "email"];

export const changedFields = (before: Details, after: Details): DetailField[] =>
  detailFields.filter((field) => (before[field] ?? "") !== (after[field] ?? ""));

export const guardedChanges = (before: Details, after: Details): DetailField[] =>
  changedFields(before, after).filter((field) => guardedFields.includes(field));
