import { redirect } from "@remix-run/node";
import { account } from "~/addresses/accounts";
import { handler } from "~/auth/handler.server";
import { ownTokenHash } from "~/auth/sessions.server";
import { endOtherSessions } from "~/domain/accounts/sessions.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";

export const loader = handler(account.endOtherSessions, () => redirect("/account"));

export const action = handler(account.endOtherSessions, async ({ request, staff }) => {
  await readForm(request);
  await endOtherSessions("staff", staff.id, await ownTokenHash("staff", request));
  return redirectWithFlash(request, "/account", { kind: "success", key: "accounts:own.others-ended" });
});
