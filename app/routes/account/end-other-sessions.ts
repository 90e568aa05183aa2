import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { account } from "~/addresses/accounts";
import { ownTokenHash } from "~/auth/sessions.server";
import { visit } from "~/auth/visit.server";
import { endOtherSessions } from "~/domain/accounts/sessions.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, account.endOtherSessions);
  return redirect("/account");
}

export async function action({ request }: ActionFunctionArgs) {
  const { staff } = await visit(request, account.endOtherSessions);
  await readForm(request);
  await endOtherSessions("staff", staff.id, await ownTokenHash("staff", request));
  return redirectWithFlash(request, "/account", { kind: "success", key: "accounts:own.others-ended" });
}
