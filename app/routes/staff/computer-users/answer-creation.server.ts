import { data } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import { newComputerUserInput } from "~/domain/accounts/computer-user-input";
import { addComputerUser, type NewComputerUserOutcome } from "~/domain/accounts/computer-users.server";
import { secretFields, withoutSecrets } from "~/domain/accounts/secret-fields";
import { serialize, submissionOf } from "~/domain/submissions/once.server";
import { type Answer, parseForm, type Refusal } from "~/forms/parse-form";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { COMPUTER_USERS } from "./address";

type Reason = Extract<NewComputerUserOutcome, { created: false }>["reason"];

const refusals: Partial<Record<Reason, Refusal>> = {
  "username-taken": { fields: { username: ["computer-users:errors.taken"] } },
  "centre-unknown": { fields: { centre: ["computer-users:errors.centre"] } },
};
const failed: Refusal = { form: ["computer-users:create-failed"] };
const refused = (answer: Answer, status = 422) => data<{ answer: Answer }>({ answer }, { status });

/** The answer to the create form: back to the list, or the form with what was wrong. */
export async function answerCreation(request: Request, staff: StaffUser, form: FormData) {
  const submission = await submissionOf(withoutSecrets(form), "create-computer-user", staff);
  const { value, refuse } = parseForm(form, newComputerUserInput, secretFields);
  if (!value) return refused(refuse());
  const { full_name: fullName, centre: centreId, ...account } = value;
  const sent = { actor: { kind: "staff", id: staff.id } as const, submission };
  try {
    const { outcome, changed } = await serialize(submission, () =>
      addComputerUser({ ...account, fullName, centreId }, sent),
    );
    if (!outcome.created) return refused(refuse(refusals[outcome.reason] ?? failed));
    const notice = changed
      ? ({ kind: "error", key: "computer-users:sent-before" } as const)
      : ({ kind: "success", key: "computer-users:created" } as const);
    return redirectWithFlash(request, COMPUTER_USERS, notice);
  } catch (error) {
    log.error("a computer user could not be created", describeError(error));
    return refused(refuse(failed), 503);
  }
}
