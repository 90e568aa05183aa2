import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { handler } from "~/auth/handler.server";
import { forgiveDoctor } from "~/auth/lockout.server";
import { requireRecoveryCode } from "~/auth/recovery.server";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import { byCodeInput, sayings } from "~/domain/accounts/doctor-input";
import { faultOfPassword } from "~/domain/accounts/doctor-password.server";
import { recoverAccount } from "~/domain/accounts/recovery.server";
import { findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { withoutSecrets } from "~/domain/submissions/secret-fields";
import { ErrorSummary, Field, SubmissionId, useChecks } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n";
import { redirectWithFlash } from "~/platform/flash.server";
import { Button, SignInPage } from "~/ui";
import { NewPasswordFields, useNewPasswordLabels } from "./new-password-fields";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const wrongCode = { fields: { code: ["portal:recover.wrong-code"] } };
/** A number that nobody has, to be tried like any other. */
const NOBODY = 0;

export const loader = handler(doctorPortal.recover, () => null);

/** Saves the password of who holds the office's one-time code; no word about the record before the code was right. */
export const action = handler(doctorPortal.recover, async ({ request, context, language }) => {
  const form = await readForm(request);
  const { value, refuse } = readAttempt(form, byCodeInput);
  if (!value) return refuse();
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
        return refuse({ fields: { password: [sayings[fault]] } });
      }
      const sent = { submission, language };
      const proof = { memberNumber, secretHash, kind: "code" } as const;
      const { outcome } = await recoverAccount(proof, value.password, sent);
      if (!outcome.recovered) return refuse(wrongCode);
    } catch (error) {
      return refuseAttempt(error, request, refuse, wrongCode);
    }
    await forgiveDoctor(memberNumber);
    return saved();
  });
});

export default function RecoverByCode() {
  const { t } = useTranslation("portal");
  const refused = useActionData<typeof action>();
  const [form, fields] = useForm<Record<string, string>, string[]>({
    id: "recover",
    lastResult: refused?.answer,
  });
  const labels = { docNo: t("number"), code: t("recover.code"), ...useNewPasswordLabels() };
  return (
    <SignInPage intro={t("recover.intro")}>
      <ErrorSummary form={form} labels={labels} sentence={refused?.locked} />
      <form method="post" noValidate {...useChecks(byCodeInput, "card grid p-6")}>
        <SubmissionId />
        <Field
          field={fields.docNo as never}
          label={labels.docNo}
          inputMode="numeric"
          autoComplete="username"
          dir="ltr"
        />
        <Field
          field={fields.code as never}
          label={labels.code}
          hint={t("recover.code-hint")}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <NewPasswordFields password={fields.password!} again={fields.password_again!} />
        <Button type="submit">{t("recover.button")}</Button>
      </form>
    </SignInPage>
  );
}
