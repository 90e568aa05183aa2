import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOut } from "~/auth/sign-in.server";
import { readForm } from "~/forms/read-form.server";
import { redirectWithFlash } from "~/platform/flash.server";

export const loader = () => redirect("/emp-portal");

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request, { evenReadOnly: true });
  const headers = await signOut("staff", request);
  return redirectWithFlash(request, "/emp-portal", { kind: "success", key: "auth:signed-out" }, headers);
}
