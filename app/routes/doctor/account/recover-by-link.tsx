import { useForm } from "@conform-to/react";
import { data, type HeadersFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { clearDoctorLockout } from "~/auth/lockout.server";
import { readAttempt } from "~/auth/refused-attempt.server";
import { pageTitle } from "~/content/navigation";
import { ltr } from "~/content/words";
import { recoveryByLinkInput, sayings } from "~/domain/accounts/doctor-input";
import { faultOfPassword } from "~/domain/accounts/doctor-password.server";
import { tokenHashOf } from "~/domain/accounts/link-token.server";
import { findRecoveryLink, recoverAccount } from "~/domain/accounts/recovery.server";
import { ErrorSummary, SubmissionId, UsernameField, useChecks } from "~/forms";
import { submit } from "~/forms/submit.server";
import { formatMoment, translator, useTranslation } from "~/i18n";
import { Button, ButtonLink, SignInPage } from "~/ui";
import { NewPasswordFields, useNewPasswordLabels } from "./new-password-fields";
import type { RefusedNumber } from "./number-form";

const statuses = { open: 200, used: 410, expired: 410, unknown: 404 };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(doctorPortal.recoverByLink, async ({ params, language }) => {
  const t = translator(language, "portal");
  const found = await findRecoveryLink(params.token ?? "");
  const isOpen = found.state === "open";
  const title = isOpen ? pageTitle(href(doctorPortal.recover))[language] : t(`recover.${found.state}`);
  const intro = isOpen
    ? t("recover.intro-link", {
        number: ltr(found.memberNumber),
        until: formatMoment(found.until, language),
      })
    : t(`recover.${found.state}-body`);
  const number = isOpen ? found.memberNumber : null;
  return data({ head: { title }, intro, number }, { status: statuses[found.state] });
});

/** Saves the password of a link's holder and leads to the sign-in; a link that is worth nothing says why on its page. */
export const action = handler(doctorPortal.recoverByLink, ({ request, params, url, language }) => {
  const token = params.token ?? "";
  const secretHash = tokenHashOf(token);
  return submit(request, {
    form: "recover",
    by: { id: secretHash },
    secret: true,
    read: async (form) => {
      const found = await findRecoveryLink(token);
      if (found.state !== "open") throw redirect(url.pathname, 303);
      const { value, refuse } = readAttempt(form, recoveryByLinkInput);
      return { value: value && { ...value, memberNumber: found.memberNumber }, refuse };
    },
    write: async ({ memberNumber, password }, submission, refuse) => {
      const fault = await faultOfPassword(memberNumber, password);
      if (fault) return refuse({ fields: { password: [sayings[fault]] } });
      const proof = { memberNumber, secretHash, kind: "link" } as const;
      const written = await recoverAccount(proof, password, { submission, language });
      if (written.outcome.recovered) await clearDoctorLockout(memberNumber);
      return written;
    },
    answer: ({ recovered }) =>
      recovered ? { to: href(doctorPortal.signIn), say: "portal:recover.saved" } : { to: url.pathname },
  });
});

export default function RecoverByLink() {
  const { t } = useTranslation("portal");
  const { intro, number } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInPage intro={intro}>
      {number === null ? (
        <ButtonLink href={href(doctorPortal.forgetPassword)} variant="quiet">
          {t("recover.again")}
        </ButtonLink>
      ) : (
        <LinkForm number={number} refused={refused ?? undefined} />
      )}
    </SignInPage>
  );
}

/** Asks the holder of a link for a new password; the number is included for password managers. */
function LinkForm({ number, refused }: { number: number; refused: RefusedNumber | undefined }) {
  const { t } = useTranslation("portal");
  const [form, fields] = useForm<Record<string, string>, string[]>({
    id: "recover",
    lastResult: refused?.answer,
  });
  return (
    <>
      <ErrorSummary form={form} labels={useNewPasswordLabels()} sentence={refused?.locked} />
      <form method="post" noValidate {...useChecks(recoveryByLinkInput, "card grid p-6")}>
        <SubmissionId />
        <UsernameField label={t("number")} value={number} />
        <NewPasswordFields password={fields.password!} again={fields.password_again!} />
        <Button type="submit">{t("recover.button")}</Button>
      </form>
    </>
  );
}
