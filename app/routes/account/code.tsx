import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { may } from "~/auth/permissions";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import { safeNext } from "~/auth/safe-next";
import { completeSignIn, findPending } from "~/auth/second-step.server";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { SignInPage } from "~/ui/sign-in-page";
import { CodeForm, codeInput, wrongCode } from "./code-form";

const LOGIN = "/emp-portal";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  if (!(await findPending(request))) throw redirect(LOGIN);
  return { next: safeNext(new URL(request.url).searchParams.get("next"), "") };
}

/** In, with the session; or the page again; or back to the login when the password was typed too long ago. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { value, refuse } = readAttempt(form, codeInput);
  if (!value) return refuse();
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
  const { t } = useTranslation("accounts");
  const { next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInPage intro={t("step.intro")}>
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
