import { data } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import { requireStaffPassword } from "~/auth/reauthenticate.server";
import { refuseAttempt } from "~/auth/refused-attempt.server";
import { ownTokenHash } from "~/auth/sessions.server";
import { secretFields, withoutSecrets } from "~/domain/accounts/secret-fields";
import { changedPasswordInput } from "~/domain/accounts/staff-input";
import { changeOwnPassword } from "~/domain/accounts/staff-password.server";
import { findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { parseForm } from "~/forms/parse-form";
import { redirectWithFlash } from "~/platform/flash.server";

const wrongPassword = { fields: { old_password: ["accounts:own.wrong-password"] } };
const changed = (request: Request) =>
  redirectWithFlash(request, "/account", { kind: "success", key: "accounts:own.password-changed" });

/** Changes one's own password, for whoever knows the present one. */
export async function savePassword(request: Request, staff: StaffUser, form: FormData) {
  const submission = await submissionOf(withoutSecrets(form), "own-password", staff);
  return serialize(submission, async () => {
    if (await findOutcome(submission)) return changed(request);
    const { value, refuse } = parseForm(form, changedPasswordInput, secretFields);
    if (!value) return data({ answer: refuse(), locked: null }, { status: 422 });
    try {
      await requireStaffPassword(staff.id, value.old_password);
    } catch (error) {
      return refuseAttempt(error, request, refuse, wrongPassword);
    }
    const own = { id: staff.id, tokenHash: await ownTokenHash("staff", request) };
    await changeOwnPassword(own, value.password, submission);
    return changed(request);
  });
}
