import { z } from "zod";
import { detailsInput } from "~/domain/members/details";
import { namesInput } from "~/domain/members/names";
import { isSeen } from "~/fields/checks";
import { day, digits, written } from "~/fields/field-schemas";
import { readPhoneNumber } from "~/fields/phone-number";
import { latinDigits } from "~/i18n/arabic-text";

const NOT_IN_LIST = "internship:errors.not-in-list";
const MOST_DIGITS_AT_HOME = 10;
const MOST_YEARS = 20;
const MARKS = /\p{Cf}/gu;
const UNSEEN = /[\s\p{Cf}]/gu;
const DOCUMENT_NUMBER = /^[\p{L}\p{M}\d]{1,30}$/u;
const DIGITS_TO_TEN = /^\d{1,10}$/;
const WHOLE_YEARS = /^[1-9]\d?$/;

const missing = (field: string) => `internship:missing.${field}`;
const unmarked = (text: string) => text.replace(MARKS, "");
const dense = (text: string) => latinDigits(text).replace(UNSEEN, "");

type Read<Value> = { value: Value } | { problem: string };

const needed = <Schema extends z.ZodType<unknown, string>>(field: string, schema: Schema) =>
  written(missing(field)).transform(unmarked).pipe(schema);

const neededAs = <Schema extends z.ZodType<unknown, string | undefined>>(field: string, schema: Schema) =>
  written(missing(field))
    .transform((typed): string | undefined => typed)
    .pipe(schema);

const readBy = <Value>(read: (typed: string) => Read<Value>) =>
  z.string().transform((typed, context): Value => {
    const answer = read(typed);
    if ("value" in answer) return answer.value;
    context.addIssue({ code: "custom", message: answer.problem });
    return z.NEVER;
  });

export const listCode = (field: string, isListed: (code: number) => boolean = () => true) =>
  needed(field, digits(1, 9, NOT_IN_LIST))
    .transform(Number)
    .refine(isListed, NOT_IN_LIST);

export const oneOf = (field: string, most: number) => listCode(field, (code) => code >= 1 && code <= most);

export const toldDay = (field: string) => needed(field, day());

const names = namesInput.shape;
const details = detailsInput({
  nationalNumber: null,
  mobile: null,
  email: null,
  homeAddress: null,
  workAddress: null,
}).shape;

export const arabicName = (field: string) => neededAs(field, names.DOC_NAME_A);
export const englishName = (field: string) => neededAs(field, names.DOC_NAME_E);

/** A place in letters of either language, whichever one the page is read in. */
export const place = (field: string) =>
  needed(
    field,
    readBy<string>((typed) => {
      const found = [names.DOC_NAME_A, names.DOC_NAME_E].map((name) => name.safeParse(typed));
      const right = found.find((each) => each.success);
      return right?.success ? { value: right.data } : { problem: "internship:errors.place" };
    }),
  );

/** Up to ten digits, leading zeros kept: a national number, or what another country numbers its people by. */
export const personNumber = (field: string) =>
  needed(
    field,
    readBy<string>((typed) => {
      const value = dense(typed);
      return DIGITS_TO_TEN.test(value) ? { value } : { problem: "internship:errors.person-number" };
    }),
  );

export const documentNumber = () =>
  z
    .string({ error: "sent-twice" })
    .optional()
    .transform((typed = "", context): string | null => {
      const value = dense(typed.normalize("NFC")).toUpperCase();
      if (value && !DOCUMENT_NUMBER.test(value))
        context.addIssue({ code: "custom", message: "internship:errors.document-number" });
      return value || null;
    });

export const yearsOfStudy = (field: string) =>
  needed(
    field,
    readBy<number>((typed) => {
      const value = dense(typed);
      const right = WHOLE_YEARS.test(value) && Number(value) <= MOST_YEARS;
      return right ? { value: Number(value) } : { problem: "internship:errors.study-years" };
    }),
  );

/** A mobile number of Jordan, 7 to 10 digits. */
export const mobile = (field: string) =>
  needed(
    field,
    readBy<string>((typed) => {
      const value = readPhoneNumber(typed);
      if (value?.startsWith("+")) return { problem: "internship:errors.foreign-mobile" };
      const right = value !== null && value.length <= MOST_DIGITS_AT_HOME;
      return right ? { value } : { problem: "record:errors.mobile" };
    }),
  );

/** A telephone at home, 7 to 10 digits, abroad with + and up to 15; or null. */
export const homePhone = () =>
  z
    .string({ error: "sent-twice" })
    .optional()
    .transform((typed = "", context): string | null => {
      if (!isSeen(typed)) return null;
      const value = readPhoneNumber(typed);
      if (value?.startsWith("+") || (value && value.length <= MOST_DIGITS_AT_HOME)) return value;
      context.addIssue({ code: "custom", message: "internship:errors.home-phone" });
      return z.NEVER;
    });

export const email = (field: string) =>
  neededAs(field, details.E_MAIL).pipe(z.string({ error: missing(field) }));

export const address = (field: string) =>
  neededAs(field, details.HOME_ADD).pipe(z.string({ error: missing(field) }));
