import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pages } from "~/content/pages";
import { announceSetup, needsSetup } from "~/domain/accounts/setup.server";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { SignInPage } from "~/ui/sign-in-page";
import { AlreadySetUp } from "./already-set-up";
import { answerSetup } from "./answer-setup.server";
import { SetupForm } from "./setup-form";

export const handle = { outside: true };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const title = pages["/setup"][language];
  const open = await needsSetup();
  if (open) await announceSetup();
  return { title, documentTitle: documentTitle(title, language), open };
}

export const action = async ({ request, context }: ActionFunctionArgs) =>
  answerSetup(request, context, await readForm(request));

export default function Setup() {
  const { t } = useTranslation("accounts");
  const { title, open } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!open) return <AlreadySetUp />;
  return (
    <SignInPage title={title} intro={t("setup.intro")}>
      <SetupForm refused={refused ?? undefined} />
    </SignInPage>
  );
}
