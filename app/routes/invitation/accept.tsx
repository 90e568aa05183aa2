import { useForm } from "@conform-to/react";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { invitation } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { acceptInvitation, findInvitation } from "~/domain/accounts/invitations.server";
import { tokenHashOf } from "~/domain/accounts/link-token.server";
import { chosenPasswordInput } from "~/domain/accounts/staff-input";
import type { Answer } from "~/fields/parse-form";
import { ADVISED_STAFF, MIN_STAFF } from "~/fields/password-rule";
import { ErrorSummary, Field, SubmissionId, UsernameField, useChecks } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatMoment, translator, useTranslation } from "~/i18n";
import { Button, ButtonLink, SignInPage } from "~/ui";

const statuses = { open: 200, used: 410, expired: 410, unknown: 404 };

export const loader = handler(invitation.accept, async ({ params, language }) => {
  const t = translator(language, "accounts");
  const found = await findInvitation(params.token ?? "");
  const title = found.state === "open" ? t("invitation.title") : t(`invitation.${found.state}`);
  const open = found.state === "open" ? { ...found, until: formatMoment(found.until, language) } : null;
  return data({ head: { title }, state: found.state, open }, { status: statuses[found.state] });
});

export const action = handler(invitation.accept, ({ request, params, url }) => {
  const token = params.token ?? "";
  return submit(request, {
    form: "invitation",
    by: { id: tokenHashOf(token) },
    secret: true,
    read: (form) => readBySchema(form, chosenPasswordInput, { secret: true }),
    write: ({ password }, submission) => acceptInvitation(token, password, submission),
    answer: ({ accepted }) =>
      accepted ? { to: href(office.signIn), say: "accounts:invitation.saved" } : { to: url.pathname },
  });
});

export default function AcceptInvitation() {
  const { t } = useTranslation("accounts");
  const { state, open } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (state !== "open" || !open) {
    const intro = t(`invitation.${state === "open" ? "unknown" : state}-body`);
    return (
      <SignInPage intro={intro}>
        <ButtonLink href={href(office.signIn)} variant="quiet">
          {t("invitation.sign-in")}
        </ButtonLink>
      </SignInPage>
    );
  }
  const intro = `${t("invitation.intro", { name: `\u2068${open.fullName}\u2069` })} ${t("invitation.until", { until: open.until })}`;
  return (
    <SignInPage intro={intro}>
      <PasswordForm email={open.email} refused={refused ?? undefined} />
    </SignInPage>
  );
}

type Fields = { password: string; password_again: string };

/** Asks for a password twice; the address is included for password managers. */
function PasswordForm({ email, refused }: { email: string; refused: Answer | undefined }) {
  const { t } = useTranslation("accounts");
  const [form, fields] = useForm<Fields, string[]>({ id: "choose", lastResult: refused });
  const labels = { password: t("password"), password_again: t("invitation.again") };
  return (
    <>
      <ErrorSummary form={form} labels={labels} />
      <form method="post" noValidate {...useChecks(chosenPasswordInput, "card grid p-6")}>
        <SubmissionId />
        <UsernameField label={t("user-email")} value={email} />
        <Field
          field={fields.password}
          label={labels.password}
          hint={t("new-password-hint", { least: MIN_STAFF, advised: ADVISED_STAFF })}
          type="password"
          dir="ltr"
          autoComplete="new-password"
        />
        <Field
          field={fields.password_again}
          label={labels.password_again}
          type="password"
          dir="ltr"
          autoComplete="new-password"
        />
        <Button type="submit">{t("invitation.save")}</Button>
      </form>
    </>
  );
}
