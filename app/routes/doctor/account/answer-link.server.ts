import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { forgiveDoctor } from "~/auth/lockout.server";
import { byLinkInput, sayings } from "~/domain/accounts/doctor-input";
import { faultOfPassword } from "~/domain/accounts/doctor-password.server";
import { tokenHashOf } from "~/domain/accounts/invitation-token.server";
import { findRecoveryLink, recoverAccount } from "~/domain/accounts/recover.server";
import { secretFields, withoutSecrets } from "~/domain/accounts/secret-fields";
import { findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { parseForm, type Refusal } from "~/forms/parse-form";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { redirectWithFlash } from "~/platform/flash.server";

/** Saves the password of a link's holder and leads to the sign-in; a link that is worth nothing says why on its page. */
export async function answerLink({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const secretHash = tokenHashOf(token);
  const form = await readForm(request);
  const submission = await submissionOf(withoutSecrets(form), "recover", { id: secretHash });
  const answered = (recovered: boolean) =>
    recovered
      ? redirectWithFlash(request, "/dr-portal", { kind: "success", key: "portal:recover.saved" })
      : redirect(new URL(request.url).pathname, 303);
  return serialize(submission, async () => {
    const earlier = await findOutcome<{ recovered: boolean }>(submission);
    if (earlier) return answered(earlier.outcome.recovered);
    const found = await findRecoveryLink(token);
    if (found.state !== "open") return answered(false);
    const { value, refuse } = parseForm(form, byLinkInput, secretFields);
    const refused = (refusal?: Refusal) => data({ answer: refuse(refusal), locked: null }, { status: 422 });
    if (!value) return refused();
    const { memberNumber } = found;
    const fault = await faultOfPassword(memberNumber, value.password);
    if (fault) return refused({ fields: { password: [sayings[fault]] } });
    const sent = { submission, language: await languageOf(request) };
    const proof = { memberNumber, secretHash, kind: "link" } as const;
    const { outcome } = await recoverAccount(proof, value.password, sent);
    if (outcome.recovered) await forgiveDoctor(memberNumber);
    return answered(outcome.recovered);
  });
}
