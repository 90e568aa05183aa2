import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { complaints } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { getComplaint } from "~/domain/complaints/complaint.server";
import { assignComplaint, listCaretakers } from "~/domain/complaints/handling.server";
import { assignmentInput } from "~/domain/complaints/staff-input";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { parseForm } from "~/fields/parse-form";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { ActPage, AssignForm } from "./message-forms";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await visit(request, complaints.assign);
  const { id, title, assignedTo } = await getComplaint(parseId(params.id));
  return {
    complaint: { id, title, assignedTo },
    caretakers: await listCaretakers(),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, complaints.assign);
  const { id } = await getComplaint(parseId(params.id));
  const form = await readForm(request);
  const { value, refuse } = parseForm(form, assignmentInput);
  if (!value) return data(refuse(), { status: 422 });
  const submission = await submissionOf(form, `assign:${id}`, staff);
  try {
    const { outcome, changed } = await assignComplaint(
      staff,
      { id, assignedTo: value.assigned_to },
      submission,
    );
    if (!outcome.done)
      return data(refuse({ fields: { assigned_to: ["complaints:not-staff"] } }), { status: 422 });
    return await redirectWithFlash(
      request,
      `/complaints/${id}`,
      changed
        ? { kind: "error", key: "complaints:sent-before" }
        : { kind: "success", key: "complaints:assigned" },
    );
  } catch (error) {
    log.error("a message could not be assigned", describeError(error));
    return data(refuse({ form: ["complaints:assign-failed"] }), { status: 503 });
  }
}

export default function Assign() {
  const { complaint, caretakers } = useLoaderData<typeof loader>();
  return (
    <ActPage complaint={complaint}>
      <AssignForm {...complaint} caretakers={caretakers} answer={useActionData<typeof action>()} />
    </ActPage>
  );
}
