import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOut } from "~/auth/sign-in.server";
import { readForm } from "~/forms/read-form.server";
import { redirectWithFlash } from "~/platform/flash.server";

export const loader = () => redirect("/");

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request, { evenReadOnly: true });
  const headers = await signOut("doctor", request);
  return redirectWithFlash(request, "/", { kind: "success", key: "auth:signed-out" }, headers);
}
