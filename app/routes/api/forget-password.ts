import { mustNotHarvest } from "~/auth/look-up-limit.server";
import { association } from "~/content/association";
import { startRecovery, type WayBack } from "~/domain/accounts/forgotten-password.server";
import { sentence } from "~/i18n/translator";
import { letterOrigin } from "~/platform/own-origin.server";
import { success } from "./answer.server";
import { memberNumberIn } from "./asked-number";
import { readBody } from "./body.server";
import { call, otherMethod } from "./call.server";
import { Refused } from "./refused";
import { outcomeOf, submissionIn } from "./submission.server";

const noAccount = new Refused(401, "portal:forgot.not-found");
const words: Record<WayBack, string> = {
  "national-number": "portal:forgot.use-national",
  link: "portal:forgot.link-sent",
  office: "portal:forgot.office",
};

/** Says how to get in again; whoever asks, the account and its password stay as they are (S2). */
export const action = call(async ({ request, context, language }) => {
  const form = await readBody(request, { numbers: ["username"] });
  const memberNumber = memberNumberIn("username", form.get("username"), noAccount);
  await mustNotHarvest(context, memberNumber);
  const submission = await submissionIn(form, "forget-password");
  const asked = { submission, language, origin: letterOrigin(request) };
  const { found, way } = outcomeOf(await startRecovery(memberNumber, asked));
  if (!found) throw noAccount;
  return success({ message: sentence(language, words[way], { phone: association.phone }) });
});

export const loader = otherMethod("POST");
