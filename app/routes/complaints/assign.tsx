import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { getComplaint } from "~/domain/complaints/complaint.server";
import { assignComplaint, listCaretakers } from "~/domain/complaints/handling.server";
import { assignmentInput } from "~/domain/complaints/staff-input";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/forms/id";
import { parseForm } from "~/forms/parse-form";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { ActPage, AssignForm } from "./message-forms";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "complaints.manage");
  const language = await languageOf(request);
  const { id, title, assignedTo } = await getComplaint(parseId(params.id));
  return {
    documentTitle: documentTitle(translator(language, "complaints")("assign"), language),
    complaint: { id, title, assignedTo },
    caretakers: await listCaretakers(),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "complaints.manage");
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
  const { t } = useTranslation("complaints");
  const { complaint, caretakers } = useLoaderData<typeof loader>();
  return (
    <ActPage title={t("assign")} complaint={complaint}>
      <AssignForm {...complaint} caretakers={caretakers} answer={useActionData<typeof action>()} />
    </ActPage>
  );
}
