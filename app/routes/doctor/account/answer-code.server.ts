import { type ActionFunctionArgs, data } from "@remix-run/node";
import { forgiveDoctor } from "~/auth/lockout.server";
import { requireRecoveryCode } from "~/auth/recovery.server";
import { refuseAttempt } from "~/auth/refused-attempt.server";
import { byCodeInput, sayings } from "~/domain/accounts/doctor-input";
import { faultOfPassword } from "~/domain/accounts/doctor-password.server";
import { recoverAccount } from "~/domain/accounts/recover.server";
import { secretFields, withoutSecrets } from "~/domain/accounts/secret-fields";
import { findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { parseForm } from "~/forms/parse-form";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { redirectWithFlash } from "~/platform/flash.server";

const wrongCode = { fields: { code: ["portal:recover.wrong-code"] } };
/** A number that nobody has, to be tried like any other. */
const NOBODY = 0;

/** Saves the password of who holds the office's one-time code; no word about the record before the code was right. */
export async function answerCode({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { value, refuse } = parseForm(form, byCodeInput, secretFields);
  if (!value) return data({ answer: refuse(), locked: null }, { status: 422 });
  const memberNumber = value.docNo ?? NOBODY;
  const submission = await submissionOf(withoutSecrets(form), "recover", { id: String(memberNumber) });
  return serialize(submission, async () => {
    const earlier = await findOutcome<{ recovered: boolean }>(submission);
    const saved = () =>
      redirectWithFlash(request, "/dr-portal", { kind: "success", key: "portal:recover.saved" });
    if (earlier?.outcome.recovered) return saved();
    try {
      const secretHash = await requireRecoveryCode(context, memberNumber, value.code);
      const fault = await faultOfPassword(memberNumber, value.password);
      if (fault) {
        return data(
          { answer: refuse({ fields: { password: [sayings[fault]] } }), locked: null },
          { status: 422 },
        );
      }
      const sent = { submission, language: await languageOf(request) };
      const proof = { memberNumber, secretHash, kind: "code" } as const;
      const { outcome } = await recoverAccount(proof, value.password, sent);
      if (!outcome.recovered) return data({ answer: refuse(wrongCode), locked: null }, { status: 422 });
    } catch (error) {
      return refuseAttempt(error, request, refuse, wrongCode);
    }
    await forgiveDoctor(memberNumber);
    return saved();
  });
}
