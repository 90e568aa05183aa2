import { api } from "~/addresses/api";
import { applicationInput, applicationOf } from "~/domain/internships/application";
import { type ReceiveOutcome, receiveApplication } from "~/domain/internships/receive.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { findOutcome, serialize } from "~/domain/submissions/once.server";
import { today } from "~/platform/clock.server";
import { emailLinkOrigin } from "~/platform/origin.server";
import { call, methodNotAllowed, success } from "./call.server";
import { numbers, texts } from "./description/groups";
import { outcomeOf, readBody, readFields, submissionIn } from "./input.server";
import { Refused } from "./refused.server";

const ANOTHER = "confirmAnother";

/** Applies as the page does; the day of the application is always today's, whatever `APP_DT` says. */
export const action = call(api.submitApplication, async ({ request, context, language }) => {
  const form = await readBody(request, { numbers, texts, flags: [ANOTHER] });
  const application = applicationOf(readFields(form, applicationInput(today())));
  const submission = await submissionIn(form, "submit-application");
  const answered = await serialize(submission, async () => {
    const earlier = await findOutcome<ReceiveOutcome>(submission);
    if (earlier) return earlier;
    await enforceRateLimit("application", context);
    const confirmAnother = form.has(ANOTHER);
    return receiveApplication(application, {
      submission,
      language,
      confirmAnother,
      origin: emailLinkOrigin(request),
    });
  });
  const outcome = outcomeOf(answered);
  if ("alreadyApplied" in outcome) throw new Refused(409, "internship:already-applied");
  return success({ TEMP_NO: outcome.temporaryNumber });
});

export const loader = methodNotAllowed(api.submitApplication);
