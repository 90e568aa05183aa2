import { z } from "zod";
import { checked, digits } from "~/fields/field-schemas";

const password = digits(1, 64, "auth:password-not-numeric");

export const doctorSignIn = z.object({ docNo: digits(1, 9, "auth:number-not-numeric"), password });

export const computerSignIn = z.object({ username: checked([["unmarked"], ["line", 100]]), password });
