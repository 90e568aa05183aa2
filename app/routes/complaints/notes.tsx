import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { getComplaint } from "~/domain/complaints/complaint.server";
import { addNote } from "~/domain/complaints/handling.server";
import { noteInput } from "~/domain/complaints/staff-input";
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
import { ActPage, NoteForm } from "./message-forms";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "complaints.manage");
  const language = await languageOf(request);
  const { id, title } = await getComplaint(parseId(params.id));
  const page = translator(language, "complaints")("notes");
  return { documentTitle: documentTitle(page, language), complaint: { id, title } };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "complaints.manage");
  const { id } = await getComplaint(parseId(params.id));
  const form = await readForm(request);
  const { value, refuse } = parseForm(form, noteInput);
  if (!value) return data(refuse(), { status: 422 });
  const submission = await submissionOf(form, `note:${id}`, staff);
  try {
    const { changed } = await addNote(staff, { id, note: value.note }, submission);
    return await redirectWithFlash(
      request,
      `/complaints/${id}`,
      changed
        ? { kind: "error", key: "complaints:sent-before" }
        : { kind: "success", key: "complaints:note-added" },
    );
  } catch (error) {
    log.error("a note could not be added", describeError(error));
    return data(refuse({ form: ["complaints:note-failed"] }), { status: 503 });
  }
}

export default function Notes() {
  const { t } = useTranslation("complaints");
  const { complaint } = useLoaderData<typeof loader>();
  return (
    <ActPage title={t("notes")} complaint={complaint}>
      <NoteForm id={complaint.id} answer={useActionData<typeof action>()} />
    </ActPage>
  );
}
