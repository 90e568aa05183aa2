import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { members } from "~/addresses/accounts";
import { visit } from "~/auth/visit.server";
import { setAccess } from "~/domain/accounts/doctor-accounts.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { MEMBERS, memberPage } from "./address";

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, members.changeAccess);
  return redirect(MEMBERS);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, members.changeAccess);
  const form = await readForm(request);
  const memberNumber = parseId(params.number);
  if (memberNumber === null) throw new Response(null, { status: 404 });
  const open = new URL(request.url).pathname.endsWith("/enable");
  const submission = await submissionOf(form, `doctor-account:${open}:${memberNumber}`, staff);
  const { outcome } = await setAccess({ staff, memberNumber, submission }, open);
  const key = `portal:members.${outcome.changed ? (open ? "enabled" : "disabled") : "unchanged"}`;
  return redirectWithFlash(request, memberPage(memberNumber), { kind: "success", key });
}
