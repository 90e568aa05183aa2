import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { discardFile } from "~/domain/register/file-state.server";
import { readBySchema, submit } from "~/forms/submit.server";
import { FileConfirmation, noFields, refusalOf } from "./file-confirmation";
import { getFile } from "./file-report.server";

export const loader = handler(registerOffice.discardFile, async ({ params }) => {
  const { id, fileName } = await getFile(params.id);
  return { id, fileName };
});

export const action = handler(registerOffice.discardFile, async ({ request, params, staff }) => {
  const file = await getFile(params.id);
  return submit(request, {
    form: `register-file-discard:${file.id}`,
    by: staff,
    read: (form) => ({ ...readBySchema(form, noFields), value: {} }),
    write: (_, submission) => discardFile(file.id, { staff, submission }),
    answer: (outcome, refuse) =>
      outcome.done
        ? { to: href(registerOffice.files), say: "register-files:said-discarded" }
        : refuse(refusalOf(outcome.reason), { status: 409 }),
    failed: { log: "failed to discard a register file", say: "register-files:problems.failed" },
  });
});

export default function DiscardFile() {
  return (
    <FileConfirmation
      file={useLoaderData<typeof loader>()}
      change="discard"
      refused={useActionData<typeof action>()}
    />
  );
}
