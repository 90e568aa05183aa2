import { type HeadersFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { safeNext } from "~/auth/safe-next";
import { signInAction } from "~/auth/sign-in.server";
import { demoLogins } from "~/content/demo-logins";
import { doctorSignIn } from "~/domain/accounts/sign-in-input";
import { PasskeyButton } from "~/features/passkeys/passkey-button";
import { SignInForm } from "~/forms";
import { translator, useTranslation } from "~/i18n";
import { settings } from "~/platform/settings.server";
import { DemoLogins, Icon, Pictogram, SignInPage } from "~/ui";

const HOME = href(doctorPortal.dashboard);
const schema = doctorSignIn.extend({ shared: z.string().optional() });

export const action = handler(doctorPortal.signIn, (visit) =>
  signInAction(
    {
      kind: "doctor",
      schema,
      nameOf: ({ docNo }) => docNo,
      homeOf: () => HOME,
      says: { empty: "auth:enter-number", done: "auth:logged-in" },
    },
    visit,
  ),
);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(doctorPortal.signIn, ({ doctor, language, url }) => {
  if (doctor) throw redirect(HOME);
  return {
    head: { description: translator(language, "auth")("doctor-intro") },
    next: safeNext(url.searchParams.get("next"), ""),
    logins: settings.demo ? demoLogins.doctor : [],
  };
});

export default function DoctorSignIn() {
  const { t } = useTranslation("auth");
  const portal = useTranslation("portal").t;
  const { next, logins } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInPage
      intro={t("doctor-intro")}
      behind={[
        { pictogram: "tick", words: t("behind.standing") },
        { pictogram: "certificate", words: t("behind.certificate") },
        { pictogram: "pay", words: t("behind.card") },
        { pictogram: "hour", words: t("behind.record") },
      ]}
    >
      <SignInForm
        field="docNo"
        label={t("number")}
        next={next}
        refused={refused}
        input={{ inputMode: "numeric" }}
        password={{ inputMode: "numeric" }}
        shared={{ label: portal("shared"), hint: portal("shared-hint") }}
      />
      <PasskeyButton door={href(doctorPortal.signIn)} next={next} />
      <ul className="paper-rows">
        <li>
          <a href={href(doctorPortal.create)}>
            <Pictogram name="register" />
            <b>{t("create-account")}</b>
            <Icon name="next" />
          </a>
        </li>
        <li>
          <a href={href(doctorPortal.forgetPassword)}>
            <Pictogram name="phone" />
            <b>{t("forgot-password")}</b>
            <Icon name="next" />
          </a>
        </li>
      </ul>
      <DemoLogins logins={logins} />
    </SignInPage>
  );
}
