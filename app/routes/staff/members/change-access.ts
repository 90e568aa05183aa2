import { redirect } from "@remix-run/node";
import { members } from "~/addresses/accounts";
import { handler } from "~/auth/handler.server";
import { setAccess } from "~/domain/accounts/doctor-accounts.server";
import { parseId } from "~/fields/id";
import { submit } from "~/forms/submit.server";
import { MEMBERS, memberPage } from "./address";

export const loader = handler(members.changeAccess, () => redirect(MEMBERS));

export const action = handler(members.changeAccess, ({ request, params, staff, url }) => {
  const memberNumber = parseId(params.number);
  if (memberNumber === null) throw new Response(null, { status: 404 });
  const open = url.pathname.endsWith("/enable");
  return submit(request, {
    form: `doctor-account:${open}:${memberNumber}`,
    by: staff,
    write: (_, submission) => setAccess({ staff, memberNumber, submission }, open),
    answer: ({ changed }) => ({
      to: memberPage(memberNumber),
      say: `portal:members.${changed ? (open ? "enabled" : "disabled") : "unchanged"}`,
    }),
  });
});
