import { type ActionFunctionArgs, data, type HeadersFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { computerPortal } from "~/addresses/computer";
import { href } from "~/addresses/href";
import { isComputerNetwork } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { safeNext } from "~/auth/safe-next";
import { signInAction } from "~/auth/sign-in.server";
import { demoLogins } from "~/content/demo-logins";
import { computerSignIn } from "~/domain/accounts/sign-in-input";
import { SignInForm } from "~/forms";
import { translator, useTranslation } from "~/i18n";
import { settings } from "~/platform/settings.server";
import { DemoLogins, Notice, SignInPage } from "~/ui";

const HOME = href(computerPortal.dashboard);

const signIn = (args: ActionFunctionArgs) =>
  signInAction(
    {
      kind: "computer",
      schema: computerSignIn,
      nameOf: ({ username }) => username,
      homeOf: () => HOME,
      says: { empty: "auth:enter-username", done: "auth:logged-in" },
    },
    args,
  );

export const action = handler(computerPortal.signIn, async (visit) =>
  isComputerNetwork() ? signIn(visit) : data(undefined, { status: 403 }),
);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(computerPortal.signIn, ({ computer, language, url }) => {
  if (computer) throw redirect(HOME);
  const elsewhere = !isComputerNetwork();
  const station = {
    head: { description: translator(language, "auth")("computer-intro") },
    next: safeNext(url.searchParams.get("next"), ""),
    logins: settings.demo ? demoLogins.computer : [],
    elsewhere,
  };
  return data(station, { status: elsewhere ? 403 : 200 });
});

export default function ComputerSignIn() {
  const { t } = useTranslation("auth");
  const elsewhereWords = useTranslation("computer").t("elsewhere");
  const { next, logins, elsewhere } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (elsewhere) {
    return (
      <SignInPage intro={t("computer-intro")}>
        <Notice kind="warning">{elsewhereWords}</Notice>
      </SignInPage>
    );
  }
  return (
    <SignInPage
      intro={t("computer-intro")}
      behind={[
        { pictogram: "members", words: t("behind.cards") },
        { pictogram: "vote", words: t("behind.voters") },
        { pictogram: "clerk", words: t("behind.turnout") },
      ]}
    >
      <SignInForm
        field="username"
        label={t("username")}
        next={next}
        refused={refused}
        input={{ autoCapitalize: "characters" }}
        password={{ inputMode: "numeric" }}
      />
      <DemoLogins logins={logins} />
    </SignInPage>
  );
}
