import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { account } from "~/addresses/accounts";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { pageTitle } from "~/content/navigation";
import { phoneWords } from "~/content/phone-words";
import { setPasswordInput } from "~/domain/accounts/doctor-input";
import { ErrorSummary, Field, SubmissionId, useChecks } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, Notice, PageHeader } from "~/ui";
import { NewPasswordFields, useNewPasswordLabels } from "../new-password-fields";
import type { RefusedNumber } from "../number-form";
import { proofFor, savePassword } from "./action.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(doctorPortal.setPassword, async ({ doctor, language }) => {
  const proof = await proofFor(doctor);
  const title = pageTitle(proof.by === "password" ? href(account.password) : href(doctorPortal.setPassword))[
    language
  ];
  return {
    head: { title },
    by: proof.by,
    reason: proof.by === "code" ? proof.reason : null,
  };
});

export const action = handler(doctorPortal.setPassword, (visit) => {
  const { request, context } = visit;
  return savePassword(request, context, visit);
});

export default function SetPassword() {
  const { t } = useTranslation("portal");
  const { by, reason } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <div className="max-w-md">
        <p className="mb-6">{t(by === "password" ? "password.intro-change" : "password.intro-first")}</p>
        <SetPasswordForm by={by} reason={reason} refused={refused ?? undefined} />
      </div>
    </>
  );
}

type Props = {
  by: "mobile" | "code" | "password";
  reason: "no-mobile" | "mobile-shut" | null;
  refused: RefusedNumber | undefined;
};

const digitsOnly = { dir: "ltr", inputMode: "numeric" } as const;

function SetPasswordForm({ by, reason, refused }: Props) {
  const { t } = useTranslation("portal");
  const ourPhone = phoneWords();
  const [form, fields] = useForm<Record<string, string>, string[]>({
    id: "own-password",
    lastResult: refused?.answer,
  });
  const labels = {
    mobile_last4: t("password.mobile"),
    recovery_code: t("recover.code"),
    current_password: t("password.current"),
    ...useNewPasswordLabels(),
  };
  return (
    <form method="post" noValidate {...useChecks(setPasswordInput[by])}>
      <ErrorSummary form={form} labels={labels} sentence={refused?.locked} />
      <SubmissionId />
      {reason ? (
        <div className="mb-6">
          <Notice kind="warning">
            {t(reason === "no-mobile" ? "password.code-why" : "password.mobile-shut")}
          </Notice>
        </div>
      ) : null}
      {by === "mobile" ? (
        <Field
          field={fields.mobile_last4 as never}
          label={labels.mobile_last4}
          hint={t("password.mobile-hint")}
          autoComplete="off"
          maxLength={8}
          {...digitsOnly}
        />
      ) : null}
      {by === "code" ? (
        <Field
          field={fields.recovery_code as never}
          label={labels.recovery_code}
          hint={t("password.code-hint", ourPhone)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
      ) : null}
      {by === "password" ? (
        <Field
          field={fields.current_password as never}
          label={labels.current_password}
          type="password"
          autoComplete="current-password"
          {...digitsOnly}
        />
      ) : null}
      <NewPasswordFields password={fields.password!} again={fields.password_again!} />
      <p className="mb-4 text-muted">{t("password.ends-others")}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("password.save")}</Button>
        <ButtonLink href={href(doctorPortal.dashboard)} variant="quiet">
          {t("password.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}
