import { useForm } from "@conform-to/react";
import { type AppLoadContext, type HeadersFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { setup } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { InvalidCredentials } from "~/auth/lockout.server";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import {
  createFirstAdmin,
  deleteSetupToken,
  isSetupToken,
  needsSetup,
  printSetupToken,
} from "~/domain/accounts/setup.server";
import { firstAdminInput } from "~/domain/accounts/staff-input";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { ANYONE } from "~/domain/submissions/once.server";
import type { Answer } from "~/fields/parse-form";
import { ADVISED_STAFF, MIN_STAFF } from "~/fields/password-rule";
import { ErrorSummary, Field, SubmissionId, SubmitButton, useChecks } from "~/forms";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { ButtonLink, SignInPage } from "~/ui";

export const handle = { outside: true };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(setup.firstAdmin, async () => {
  const open = await needsSetup();
  if (open) await printSetupToken();
  return { open };
});

const wrongToken = { fields: { setup_token: ["accounts:setup.wrong-token"] } };

async function requireToken(typed: string, context: AppLoadContext) {
  await enforceRateLimit("setup", context);
  if (!isSetupToken(typed)) throw new InvalidCredentials();
}

const atSetup = () => redirect(href(setup.firstAdmin), 303);

export const action = handler(setup.firstAdmin, ({ request, context }) =>
  submit(request, {
    form: "setup",
    by: ANYONE,
    secret: true,
    read: async (form) => {
      if (!(await needsSetup())) throw atSetup();
      return readAttempt(form, firstAdminInput);
    },
    write: async ({ setup_token, full_name: fullName, ...account }, submission) => {
      await requireToken(setup_token, context);
      return createFirstAdmin({ ...account, fullName }, submission);
    },
    answer: ({ created }) => {
      if (!created) return { to: href(setup.firstAdmin) };
      deleteSetupToken();
      return { to: href(office.signIn), say: "accounts:setup.created" };
    },
    failed: async (error, refuse) => {
      if (!(await needsSetup())) return atSetup();
      return refuseAttempt(error, request, refuse, wrongToken);
    },
  }),
);

export default function Setup() {
  const { t } = useTranslation("accounts");
  const { open } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!open) return <AlreadySetUp />;
  return (
    <SignInPage intro={t("setup.intro")}>
      <SetupForm refused={refused ?? undefined} />
    </SignInPage>
  );
}

type RefusedSetup = { answer: Answer; locked: string | null };

const names = ["setup_token", "email", "password", "full_name"] as const;

/** The form for the first admin, with the setup token. */
function SetupForm({ refused }: { refused: RefusedSetup | undefined }) {
  const { t } = useTranslation("accounts");
  const [form, fields] = useForm<Record<(typeof names)[number], string>, string[]>({
    id: "setup",
    lastResult: refused?.answer,
  });
  const labels = {
    setup_token: t("setup.token"),
    email: t("user-email"),
    password: t("password"),
    full_name: t("full-name"),
  };
  return (
    <>
      <ErrorSummary form={form} labels={labels} sentence={refused?.locked} />
      <form method="post" noValidate {...useChecks(firstAdminInput, "card grid p-6")}>
        <SubmissionId />
        <Field
          field={fields.setup_token}
          label={labels.setup_token}
          hint={t("setup.token-hint")}
          type="password"
          dir="ltr"
          autoComplete="one-time-code"
        />
        <Field field={fields.email} label={labels.email} type="email" dir="ltr" autoComplete="username" />
        <Field
          field={fields.password}
          label={labels.password}
          hint={t("new-password-hint", { least: MIN_STAFF, advised: ADVISED_STAFF })}
          type="password"
          dir="ltr"
          autoComplete="new-password"
        />
        <Field field={fields.full_name} label={labels.full_name} autoComplete="name" maxLength={120} />
        <SubmitButton busy="creating">{t("setup.create")}</SubmitButton>
      </form>
    </>
  );
}

/** Shown once an admin exists: no form, and a link to the login. */
function AlreadySetUp() {
  const { t } = useTranslation("accounts");
  return (
    <SignInPage title={t("setup.done")} intro={t("setup.done-body")}>
      <ButtonLink href={href(office.signIn)}>{t("invitation.sign-in")}</ButtonLink>
    </SignInPage>
  );
}
