import { redirect } from "@remix-run/node";
import { href } from "~/addresses/href";
import { complaints } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { getComplaint } from "~/domain/complaints/complaint.server";
import { takeComplaint } from "~/domain/complaints/handling.server";
import { parseId } from "~/fields/id";
import { submit } from "~/forms/submit.server";

export const loader = handler(complaints.take, async ({ params }) => {
  const { id } = await getComplaint(parseId(params.id));
  return redirect(href(complaints.detail, { id }));
});

export const action = handler(complaints.take, async ({ request, params, staff }) => {
  const { id } = await getComplaint(parseId(params.id));
  const to = href(complaints.detail, { id });
  return submit(request, {
    form: `take:${id}`,
    by: staff,
    write: (_, submission) => takeComplaint(staff, id, submission),
    answer: ({ done }) =>
      done ? { to, say: "complaints:taken" } : { to, say: "complaints:has-another", kind: "error" },
    failed: { log: "failed to take a message", say: "complaints:assign-failed", to },
  });
});
