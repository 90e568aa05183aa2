import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { complaints } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { getComplaint } from "~/domain/complaints/complaint.server";
import { takeComplaint } from "~/domain/complaints/handling.server";
import { parseId } from "~/fields/id";
import { submit } from "~/forms/submit.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await visit(request, complaints.take);
  const { id } = await getComplaint(parseId(params.id));
  return redirect(`/complaints/${id}`);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, complaints.take);
  const { id } = await getComplaint(parseId(params.id));
  const to = `/complaints/${id}`;
  return submit(request, {
    form: `take:${id}`,
    by: staff,
    write: (_, submission) => takeComplaint(staff, id, submission),
    answer: ({ done }) =>
      done ? { to, say: "complaints:taken" } : { to, say: "complaints:has-another", kind: "error" },
    failed: { log: "a message could not be taken", say: "complaints:assign-failed", to },
  });
}
