import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { complaints } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { getComplaint } from "~/domain/complaints/complaint.server";
import { addNote } from "~/domain/complaints/handling.server";
import { noteInput } from "~/domain/complaints/input";
import { parseId } from "~/fields/id";
import { readBySchema, submit } from "~/forms/submit.server";
import { ComplaintActionPage, NoteForm } from "./message-forms";

export const loader = handler(complaints.notes, async ({ params }) => {
  const { id, title } = await getComplaint(parseId(params.id));
  return { complaint: { id, title } };
});

export const action = handler(complaints.notes, async ({ request, params, staff }) => {
  const { id } = await getComplaint(parseId(params.id));
  const to = href(complaints.detail, { id });
  return submit(request, {
    form: `note:${id}`,
    by: staff,
    read: (form) => readBySchema(form, noteInput),
    write: ({ note }, submission) => addNote(staff, { id, note }, submission),
    answer: () => ({ to, say: "complaints:note-added" }),
    sentBefore: "forms:sent-before",
    failed: { log: "failed to add a note", say: "complaints:note-failed" },
  });
});

export default function Notes() {
  const { complaint } = useLoaderData<typeof loader>();
  return (
    <ComplaintActionPage complaint={complaint}>
      <NoteForm id={complaint.id} answer={useActionData<typeof action>()} />
    </ComplaintActionPage>
  );
}
