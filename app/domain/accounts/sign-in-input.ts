import { z } from "zod";
import { digits, line } from "~/fields/field-schemas";

const password = digits(1, 64, "auth:password-not-numeric");

export const doctorSignIn = z.object({ docNo: digits(1, 9, "auth:number-not-numeric"), password });

export const computerSignIn = z.object({ username: line(100), password });
