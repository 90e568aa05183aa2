import { data } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import { requireStaffPassword } from "~/auth/reauthenticate.server";
import { refuseAttempt } from "~/auth/refused-attempt.server";
import { presentPasswordInput } from "~/domain/accounts/staff-input";
import { secretFields } from "~/domain/submissions/secret-fields";
import { parseForm } from "~/fields/parse-form";
import { readForm } from "~/forms/read-body.server";

const wrongPassword = { fields: { password: ["accounts:own.wrong-password"] } };

/** Does what a form asks for when the password in it is right, else says that it is not. */
export async function withPassword(request: Request, staff: StaffUser, go: () => Promise<Response>) {
  const { value, refuse } = parseForm(await readForm(request), presentPasswordInput, secretFields);
  if (!value) return data({ answer: refuse(), locked: null }, { status: 422 });
  try {
    await requireStaffPassword(staff.id, value.password);
  } catch (error) {
    return refuseAttempt(error, request, refuse, wrongPassword);
  }
  return go();
}
