import { redirect } from "@remix-run/node";
import { account } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { ownTokenHash } from "~/auth/sessions.server";
import { endOtherSessions } from "~/domain/accounts/sessions.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";

export const loader = handler(account.endOtherSessions, () => redirect(href(account.overview)));

export const action = handler(account.endOtherSessions, async ({ request, staff }) => {
  await readForm(request);
  await endOtherSessions("staff", staff.id, await ownTokenHash("staff", request));
  return redirectWithFlash(request, href(account.overview), {
    kind: "success",
    key: "accounts:own.others-ended",
  });
});
