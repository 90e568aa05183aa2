import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { requestUndo } from "~/domain/register/file-state.server";
import { readBySchema, submit } from "~/forms/submit.server";
import { FileConfirmation, noFields, refusalOf } from "./file-confirmation";
import { getFile } from "./file-report.server";

export const loader = handler(registerOffice.undoFile, async ({ params }) => {
  const { id, fileName } = await getFile(params.id);
  return { id, fileName };
});

export const action = handler(registerOffice.undoFile, async ({ request, params, staff }) => {
  const file = await getFile(params.id);
  return submit(request, {
    form: `register-file-undo:${file.id}`,
    by: staff,
    read: (form) => ({ ...readBySchema(form, noFields), value: {} }),
    write: (_, submission) => requestUndo(file.id, { staff, submission }),
    answer: (outcome, refuse) =>
      outcome.done
        ? { to: href(registerOffice.file, { id: file.id }), say: "register-files:said-undoing" }
        : refuse(refusalOf(outcome.reason), { status: 409 }),
    failed: { log: "failed to undo a register file", say: "register-files:problems.failed" },
  });
});

export default function UndoFile() {
  return (
    <FileConfirmation
      file={useLoaderData<typeof loader>()}
      change="undo"
      refused={useActionData<typeof action>()}
    />
  );
}
