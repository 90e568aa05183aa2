import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { complaints } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { getComplaint } from "~/domain/complaints/complaint.server";
import { assignComplaint, listCaretakers } from "~/domain/complaints/handling.server";
import { assignmentInput } from "~/domain/complaints/input";
import { parseId } from "~/fields/id";
import { readBySchema, submit } from "~/forms/submit.server";
import { AssignForm, ComplaintActionPage } from "./message-forms";

export const loader = handler(complaints.assign, async ({ params }) => {
  const { id, title, assignedTo } = await getComplaint(parseId(params.id));
  return {
    complaint: { id, title, assignedTo },
    caretakers: await listCaretakers(),
  };
});

export const action = handler(complaints.assign, async ({ request, params, staff }) => {
  const { id } = await getComplaint(parseId(params.id));
  const to = href(complaints.detail, { id });
  return submit(request, {
    form: `assign:${id}`,
    by: staff,
    read: (form) => readBySchema(form, assignmentInput),
    write: ({ assigned_to: assignedTo }, submission) =>
      assignComplaint(staff, { id, assignedTo }, submission),
    answer: ({ done }, refuse) =>
      done
        ? { to, say: "complaints:assigned" }
        : refuse({ fields: { assigned_to: ["complaints:not-staff"] } }),
    sentBefore: "forms:sent-before",
    failed: { log: "failed to assign a message", say: "complaints:assign-failed" },
  });
});

export default function Assign() {
  const { complaint, caretakers } = useLoaderData<typeof loader>();
  return (
    <ComplaintActionPage complaint={complaint}>
      <AssignForm {...complaint} caretakers={caretakers} answer={useActionData<typeof action>()} />
    </ComplaintActionPage>
  );
}
