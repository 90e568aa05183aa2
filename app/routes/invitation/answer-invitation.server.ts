import { data, redirect } from "@remix-run/node";
import { acceptInvitation } from "~/domain/accounts/invitations.server";
import { tokenHashOf } from "~/domain/accounts/link-token.server";
import { secretFields, withoutSecrets } from "~/domain/accounts/secret-fields";
import { chosenPasswordInput } from "~/domain/accounts/staff-input";
import { findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { parseForm } from "~/forms/parse-form";
import { redirectWithFlash } from "~/platform/flash.server";

const LOGIN = "/emp-portal";

const saved = (request: Request, { accepted }: { accepted: boolean }) =>
  accepted
    ? redirectWithFlash(request, LOGIN, { kind: "success", key: "accounts:invitation.saved" })
    : redirect(new URL(request.url).pathname, 303);

/** Saves the password of the link's holder and leads to the login; a link that is worth nothing says why on its page. */
export async function answerInvitation(request: Request, token: string, form: FormData) {
  const submission = await submissionOf(withoutSecrets(form), "invitation", { id: tokenHashOf(token) });
  return serialize(submission, async () => {
    const earlier = await findOutcome<{ accepted: boolean }>(submission);
    if (earlier) return saved(request, earlier.outcome);
    const { value, refuse } = parseForm(form, chosenPasswordInput, secretFields);
    if (!value) return data(refuse(), { status: 422 });
    return saved(request, (await acceptInvitation(token, value.password, submission)).outcome);
  });
}
