import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { may } from "~/auth/permissions";
import { refuseAttempt } from "~/auth/refused-attempt.server";
import { safeNext } from "~/auth/safe-next";
import { completeSignIn, findPending } from "~/auth/second-step.server";
import { pages } from "~/content/pages";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { SignInPage } from "~/ui/sign-in-page";
import { CodeForm } from "./code-form";
import { typedCode, wrongCode } from "./code-input";

const LOGIN = "/emp-portal";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  if (!(await findPending(request))) throw redirect(LOGIN);
  const language = await languageOf(request);
  const title = translator(language, "accounts")("step.title");
  const next = safeNext(new URL(request.url).searchParams.get("next"), "");
  return { title, documentTitle: documentTitle(title, language), next };
}

/** In, with the session; or the page again; or back to the login when the password was typed too long ago. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { value, refuse } = typedCode(form);
  if (!value) return data({ answer: refuse(), locked: null }, { status: 422 });
  try {
    const signedIn = await completeSignIn(request, value.code);
    if (!signedIn)
      return redirectWithFlash(request, "/emp-portal", { kind: "error", key: "accounts:step.too-late" });
    const { identity, headers } = signedIn;
    const home = may(identity.role, "dashboard.open") ? "/dashboard" : "/";
    const notice = { kind: "success", key: "auth:signed-in" } as const;
    return redirectWithFlash(request, safeNext(form.get("next"), home), notice, headers);
  } catch (error) {
    return refuseAttempt(error, request, refuse, wrongCode);
  }
}

export default function SignInCode() {
  const { t, language } = useTranslation("accounts");
  const { title, next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInPage
      title={title}
      intro={t("step.intro")}
      crumbs={[{ title: pages["/emp-portal"][language], path: "/emp-portal" }]}
    >
      <div className="card p-6">
        <CodeForm refused={refused ?? undefined} button={t("step.sign-in")} next={next} />
      </div>
      <p className="text-sm text-muted">
        {`${t("step.lost")} `}
        <a className="link" href={LOGIN}>
          {t("step.again")}
        </a>
      </p>
    </SignInPage>
  );
}
