import { redirect } from "@remix-run/node";
import { account } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";
import { identityOf } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { signOut } from "~/auth/sign-in.server";
import { accountIdIn } from "~/domain/accounts/identities";
import { endSession } from "~/domain/accounts/sessions.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";

export const loader = handler(account.endSession, () => redirect(href(account.overview)));

export const action = handler(account.endSession, async ({ request, params, staff }) => {
  await readForm(request);
  const id = accountIdIn(params.id);
  const ended = id !== null && (await endSession("staff", staff.id, id));
  if (ended && !(await identityOf("staff", request))) {
    const headers = await signOut("staff", request);
    return redirectWithFlash(
      request,
      href(office.signIn),
      { kind: "success", key: "auth:signed-out" },
      headers,
    );
  }
  const key = ended ? "accounts:own.session-ended" : "accounts:own.session-gone";
  return redirectWithFlash(request, href(account.overview), { kind: "success", key });
});
