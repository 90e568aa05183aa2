import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { members } from "~/addresses/accounts";
import { visit } from "~/auth/visit.server";
import { setAccess } from "~/domain/accounts/doctor-accounts.server";
import { parseId } from "~/fields/id";
import { submit } from "~/forms/submit.server";
import { MEMBERS, memberPage } from "./address";

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, members.changeAccess);
  return redirect(MEMBERS);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, members.changeAccess);
  const memberNumber = parseId(params.number);
  if (memberNumber === null) throw new Response(null, { status: 404 });
  const open = new URL(request.url).pathname.endsWith("/enable");
  return submit(request, {
    form: `doctor-account:${open}:${memberNumber}`,
    by: staff,
    write: (_, submission) => setAccess({ staff, memberNumber, submission }, open),
    answer: ({ changed }) => ({
      to: memberPage(memberNumber),
      say: `portal:members.${changed ? (open ? "enabled" : "disabled") : "unchanged"}`,
    }),
  });
}
