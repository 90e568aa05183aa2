import { useForm } from "@conform-to/react";
import { data, type HeadersFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { handler } from "~/auth/handler.server";
import { forgiveDoctor } from "~/auth/lockout.server";
import { pageTitle } from "~/content/navigation";
import { ltr } from "~/content/words";
import { byLinkInput, sayings } from "~/domain/accounts/doctor-input";
import { faultOfPassword } from "~/domain/accounts/doctor-password.server";
import { tokenHashOf } from "~/domain/accounts/link-token.server";
import { findRecoveryLink, recoverAccount } from "~/domain/accounts/recovery.server";
import { findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { secretFields, withoutSecrets } from "~/domain/submissions/secret-fields";
import { parseForm, type Refusal } from "~/fields/parse-form";
import { ErrorSummary, SubmissionId, UsernameField, useChecks } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { formatMoment, translator, useTranslation } from "~/i18n";
import { redirectWithFlash } from "~/platform/flash.server";
import { Button, ButtonLink, SignInPage } from "~/ui";
import { NewPasswordFields, useNewPasswordLabels } from "./new-password-fields";
import type { RefusedNumber } from "./number-form";

const statuses = { open: 200, used: 410, expired: 410, unknown: 404 };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(doctorPortal.recoverByLink, async ({ params, language }) => {
  const t = translator(language, "portal");
  const found = await findRecoveryLink(params.token ?? "");
  const isOpen = found.state === "open";
  const title = isOpen ? pageTitle("/dr-portal/recover")[language] : t(`recover.${found.state}`);
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
export const action = handler(doctorPortal.recoverByLink, async ({ request, params, url, language }) => {
  const token = params.token ?? "";
  const secretHash = tokenHashOf(token);
  const form = await readForm(request);
  const submission = await submissionOf(withoutSecrets(form), "recover", { id: secretHash });
  const answered = (recovered: boolean) =>
    recovered
      ? redirectWithFlash(request, "/dr-portal", { kind: "success", key: "portal:recover.saved" })
      : redirect(url.pathname, 303);
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
    const sent = { submission, language };
    const proof = { memberNumber, secretHash, kind: "link" } as const;
    const { outcome } = await recoverAccount(proof, value.password, sent);
    if (outcome.recovered) await forgiveDoctor(memberNumber);
    return answered(outcome.recovered);
  });
});

export default function RecoverByLink() {
  const { t } = useTranslation("portal");
  const { intro, number } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInPage intro={intro}>
      {number === null ? (
        <ButtonLink href="/dr-portal/forget-password" variant="quiet">
          {t("recover.again")}
        </ButtonLink>
      ) : (
        <LinkForm number={number} refused={refused ?? undefined} />
      )}
    </SignInPage>
  );
}

/** The new password of a link's holder; the number goes along for those whose browser keeps passwords. */
function LinkForm({ number, refused }: { number: number; refused: RefusedNumber | undefined }) {
  const { t } = useTranslation("portal");
  const [form, fields] = useForm<Record<string, string>, string[]>({
    id: "recover",
    lastResult: refused?.answer,
  });
  return (
    <>
      <ErrorSummary form={form} labels={useNewPasswordLabels()} sentence={refused?.locked} />
      <form method="post" noValidate {...useChecks(byLinkInput, "card grid p-6")}>
        <SubmissionId />
        <UsernameField label={t("number")} value={number} />
        <NewPasswordFields password={fields.password!} again={fields.password_again!} />
        <Button type="submit">{t("recover.button")}</Button>
      </form>
    </>
  );
}
