import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { identityOf } from "~/auth/guards.server";
import { isComputerNetwork } from "~/auth/networks.server";
import { safeNext } from "~/auth/safe-next";
import { signInAction } from "~/auth/sign-in.server";
import { demoLogins } from "~/content/demo-logins";
import { pages } from "~/content/pages";
import { computerSignIn } from "~/domain/accounts/sign-in-input";
import { SignInForm } from "~/forms/sign-in-form";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { settings } from "~/platform/settings.server";
import { Notice } from "~/ui/notice";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { DemoLogins, SignInPage } from "~/ui/sign-in-page";

const HOME = "/computer-dashboard";

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

export const action = async (args: ActionFunctionArgs) =>
  isComputerNetwork() ? signIn(args) : data(undefined, { status: 403 });

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle, description: data.about }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  if (await identityOf("computer", request)) throw redirect(HOME);
  const language = await languageOf(request);
  const title = pages["/computer-portal"][language];
  const elsewhere = !isComputerNetwork();
  const shown = {
    title,
    documentTitle: documentTitle(title, language),
    about: translator(language, "auth")("computer-intro"),
    next: safeNext(new URL(request.url).searchParams.get("next"), ""),
    logins: settings.demo ? demoLogins.computer : [],
    elsewhere,
  };
  return data(shown, { status: elsewhere ? 403 : 200 });
}

export default function ComputerSignIn() {
  const { t } = useTranslation("auth");
  const elsewhereWords = useTranslation("computer").t("elsewhere");
  const { title, next, logins, elsewhere } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (elsewhere) {
    return (
      <SignInPage title={title} intro={t("computer-intro")}>
        <Notice kind="warning">{elsewhereWords}</Notice>
      </SignInPage>
    );
  }
  return (
    <SignInPage title={title} intro={t("computer-intro")}>
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
