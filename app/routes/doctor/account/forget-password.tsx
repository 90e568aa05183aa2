import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pages } from "~/content/pages";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { pageMeta } from "~/ui/page-meta";
import { SignInPage } from "~/ui/sign-in-page";
import { answerForgotten } from "./answer-forgotten.server";
import { NumberForm } from "./number-form";
import { shownTitle } from "./shown-title";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export const loader = async ({ request }: LoaderFunctionArgs) =>
  shownTitle("/dr-portal/forget-password", await languageOf(request));

export const action = (args: ActionFunctionArgs) => answerForgotten(args);

export default function ForgottenPassword() {
  const { t, language } = useTranslation("portal");
  const auth = useTranslation("auth").t;
  const { title } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInPage
      title={title}
      intro={t("forgot.intro")}
      crumbs={[{ title: pages["/dr-portal"][language], path: "/dr-portal" }]}
    >
      <NumberForm busy="sending" button={t("forgot.button")} refused={refused ?? undefined} />
      <ul className="grid gap-2 text-center">
        <li>
          <a className="link" href="/dr-portal/recover">
            {t("forgot.have-code")}
          </a>
        </li>
        <li>
          <a className="link" href="/dr-portal/create-dr-account">
            {auth("create-account")}
          </a>
        </li>
      </ul>
    </SignInPage>
  );
}
