import { z } from "zod";
import { digits, line } from "~/forms/field-schemas";

const password = digits(1, 64, "auth:password-not-numeric");

/** What the doctors' login asks for (specification 2, §5). */
export const doctorSignIn = z.object({ docNo: digits(1, 9, "auth:number-not-numeric"), password });

/** What the computer users' login asks for. */
export const computerSignIn = z.object({ username: line(100), password });
