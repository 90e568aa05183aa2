import { type HeadersFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { account } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";
import type { StaffUser } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { passkeyOffer } from "~/auth/passkey-offer.server";
import { may } from "~/auth/permissions";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import { safeNext } from "~/auth/safe-next";
import { completeSignIn, findPending } from "~/auth/second-step.server";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n";
import { type Notice, redirectWithFlash } from "~/platform/flash.server";
import { SignInPage } from "~/ui";
import { anyCodeInput, CodeForm, wrongCode } from "./code-form";

const LOGIN = href(office.signIn);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(account.code, async ({ request, url }) => {
  if (!(await findPending(request))) throw redirect(LOGIN);
  const { searchParams } = url;
  const of = searchParams.has("list") ? ("list" as const) : ("app" as const);
  const next = safeNext(searchParams.get("next"), "");
  const others = new URLSearchParams({ ...(next && { next }), ...(of === "app" && { list: "" }) });
  return { of, next, otherWay: `?${others}` };
});

/** Opens the session, shows the page again, or redirects to the login if the password was entered too long ago. */
export const action = handler(account.code, async ({ request }) => {
  const form = await readForm(request);
  const { value, refuse } = readAttempt(form, anyCodeInput);
  if (!value) return refuse();
  try {
    const signedIn = await completeSignIn(request, value.code);
    if (!signedIn)
      return redirectWithFlash(request, href(office.signIn), {
        kind: "error",
        key: "accounts:step.too-late",
      });
    const { identity, headers, left } = signedIn;
    const home = may(identity.role, "dashboard.open") ? href(office.dashboard) : "/";
    const to = safeNext(form.get("next"), home);
    return redirectWithFlash(request, to, await noticeOf(identity, left), headers);
  } catch (error) {
    return refuseAttempt(error, request, refuse, wrongCode);
  }
});

async function noticeOf(identity: StaffUser, left: number | undefined): Promise<Notice> {
  if (left === undefined)
    return { kind: "success", key: "auth:signed-in", link: await passkeyOffer(identity) };
  const link = { to: href(account.recoveryCodes), key: "accounts:recovery.make" };
  return { kind: "success", key: "accounts:recovery.used", params: { count: left }, link };
}

export default function SignInCode() {
  const { t } = useTranslation("accounts");
  const { of, next, otherWay } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInPage intro={t(of === "app" ? "step.intro" : "recovery.intro")}>
      <div className="card p-6">
        <CodeForm of={of} refused={refused ?? undefined} button={t("step.sign-in")} next={next} />
      </div>
      <p>
        <a className="link" href={otherWay}>
          {t(of === "app" ? "recovery.instead" : "recovery.by-app")}
        </a>
      </p>
      <p className="text-sm text-muted">
        {`${t("step.lost")} `}
        <a className="link" href={LOGIN}>
          {t("step.again")}
        </a>
      </p>
    </SignInPage>
  );
}
