import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { clearDoctorLockout } from "~/auth/lockout.server";
import { requireRecoveryCode } from "~/auth/recovery.server";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import { recoveryByCodeInput, sayings } from "~/domain/accounts/doctor-input";
import { faultOfPassword } from "~/domain/accounts/doctor-password.server";
import { recoverAccount } from "~/domain/accounts/recovery.server";
import { ErrorSummary, Field, SubmissionId, useChecks } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { Button, SignInPage } from "~/ui";
import { NewPasswordFields, useNewPasswordLabels } from "./new-password-fields";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const wrongCode = { fields: { code: ["portal:recover.wrong-code"] } };
/** A number that nobody has, which is then checked like any other. */
const NOBODY = 0;

export const loader = handler(doctorPortal.recover, () => null);

/** Saves the password of who holds the office's one-time code; no word about the record before the code was right. */
export const action = handler(doctorPortal.recover, async ({ request, context, language }) => {
  const form = await readForm(request);
  const read = readAttempt(form, recoveryByCodeInput);
  const memberNumber = read.value?.docNo ?? NOBODY;
  return submit(request, {
    form: "recover",
    by: { id: String(memberNumber) },
    sent: form,
    secret: true,
    read: () => read,
    write: async ({ code, password }, submission, refuse) => {
      const secretHash = await requireRecoveryCode(context, memberNumber, code);
      const fault = await faultOfPassword(memberNumber, password);
      if (fault) return refuse({ fields: { password: [sayings[fault]] } });
      const proof = { memberNumber, secretHash, kind: "code" } as const;
      const written = await recoverAccount(proof, password, { submission, language });
      if (written.outcome.recovered) await clearDoctorLockout(memberNumber);
      return written;
    },
    answer: ({ recovered }, refuse) =>
      recovered ? { to: href(doctorPortal.signIn), say: "portal:recover.saved" } : refuse(wrongCode),
    failed: (error, refuse) => refuseAttempt(error, request, refuse, wrongCode),
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
      <form method="post" noValidate {...useChecks(recoveryByCodeInput, "card grid p-6")}>
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
