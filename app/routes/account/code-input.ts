import { z } from "zod";
import { secretFields } from "~/domain/submissions/secret-fields";
import { digits } from "~/fields/field-schemas";
import { parseForm } from "~/fields/parse-form";

const WRONG = "accounts:step.wrong-code";
export const codeInput = z.object({ code: digits(1, 12, WRONG) });

export const wrongCode = { fields: { code: [WRONG] } };
/** The code in a form, in whatever digits and with whatever spaces it was typed. */
export const typedCode = (form: FormData) => parseForm(form, codeInput, secretFields);
