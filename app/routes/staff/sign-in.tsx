import { type HeadersFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { may } from "~/auth/permissions";
import { safeNext } from "~/auth/safe-next";
import { signInAction } from "~/auth/sign-in.server";
import { demoLogins } from "~/content/demo-logins";
import type { Role } from "~/domain/accounts/identities";
import { PasskeyButton } from "~/features/passkeys/passkey-button";
import { line } from "~/fields/field-schemas";
import { SignInForm } from "~/forms";
import { translator, useTranslation } from "~/i18n";
import { settings } from "~/platform/settings.server";
import { DemoLogins, SignInPage } from "~/ui";

const homeOf = (role: Role) => (may(role, "dashboard.open") ? href(office.dashboard) : "/");
const schema = z.object({
  username: line(320),
  password: z.string({ error: "required" }).max(200, "too-long"),
});

export const action = handler(office.signIn, (visit) =>
  signInAction(
    {
      kind: "staff",
      schema,
      nameOf: ({ username }) => username,
      homeOf: ({ role }) => homeOf(role),
      says: { empty: "auth:enter-username", done: "auth:signed-in" },
    },
    visit,
  ),
);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(office.signIn, ({ staff, language, url }) => {
  if (staff) throw redirect(homeOf(staff.role));
  return {
    head: { description: translator(language, "auth")("staff-intro") },
    next: safeNext(url.searchParams.get("next"), ""),
    logins: settings.demo ? demoLogins.staff : [],
  };
});

export default function StaffSignIn() {
  const { t } = useTranslation("auth");
  const { next, logins } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInPage
      intro={t("staff-intro")}
      behind={[
        { pictogram: "news", words: t("behind.news") },
        { pictogram: "complain", words: t("behind.complaints") },
        { pictogram: "members", words: t("behind.members") },
      ]}
    >
      <SignInForm
        field="username"
        label={t("email")}
        next={next}
        refused={refused}
        input={{ inputMode: "email" }}
      />
      <PasskeyButton door={href(office.signIn)} next={next} />
      <DemoLogins logins={logins} />
    </SignInPage>
  );
}
