import { api } from "~/addresses/api";
import { phoneWords } from "~/content/phone-words";
import { startRecovery, type WayBack } from "~/domain/accounts/recovery.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { sentence } from "~/i18n";
import { emailLinkOrigin } from "~/platform/origin.server";
import { call, methodNotAllowed, success } from "./call.server";
import { memberNumberIn, outcomeOf, readBody, submissionIn } from "./input.server";
import { Refused } from "./refused.server";

const noAccount = new Refused(401, "portal:forgot.not-found");
const words: Record<WayBack, string> = {
  "national-number": "portal:forgot.use-national",
  link: "portal:forgot.link-sent",
  office: "portal:forgot.office",
};

/** Explains how to recover the account without changing it or its password (S2). */
export const action = call(api.forgetPassword, async ({ request, context, language }) => {
  const form = await readBody(request, { numbers: ["username"] });
  const memberNumber = memberNumberIn("username", form.get("username"), noAccount);
  await enforceRateLimit("lookUp", context, memberNumber);
  const submission = await submissionIn(form, "forget-password");
  const input = { submission, language, origin: emailLinkOrigin(request) };
  const { found, way } = outcomeOf(await startRecovery(memberNumber, input));
  if (!found) throw noAccount;
  return success({ message: sentence(language, words[way], phoneWords()) });
});

export const loader = methodNotAllowed(api.forgetPassword);
