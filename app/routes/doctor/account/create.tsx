import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pages } from "~/content/pages";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { pageMeta } from "~/ui/page-meta";
import { SignInPage } from "~/ui/sign-in-page";
import { answerCreation } from "./answer-creation.server";
import { NumberForm } from "./number-form";
import { shownTitle } from "./shown-title";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export const loader = async ({ request }: LoaderFunctionArgs) =>
  shownTitle("/dr-portal/create-dr-account", await languageOf(request));

export const action = (args: ActionFunctionArgs) => answerCreation(args);

export default function CreateAccount() {
  const { t, language } = useTranslation("portal");
  const { title } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInPage
      title={title}
      intro={t("create.intro")}
      crumbs={[{ title: pages["/dr-portal"][language], path: "/dr-portal" }]}
    >
      <NumberForm busy="creating" button={t("create.button")} refused={refused ?? undefined} />
      <ul className="grid gap-2 text-center">
        <li>
          {`${t("create.have")} `}
          <a className="link" href="/dr-portal">
            {t("create.sign-in")}
          </a>
        </li>
        <li>
          <a className="link" href="/dr-portal/forget-password">
            {useTranslation("auth").t("forgot-password")}
          </a>
        </li>
      </ul>
    </SignInPage>
  );
}
