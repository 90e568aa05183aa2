import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { requestUndo } from "~/domain/register/file-state.server";
import { ErrorSummary, SubmissionId } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, PageHeader } from "~/ui";
import { refusalOf } from "./apply-file";
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
    read: (form) => ({ ...readBySchema(form, z.object({})), value: {} }),
    write: (_, submission) => requestUndo(file.id, { staff, submission }),
    answer: (outcome, refuse) =>
      outcome.done
        ? { to: href(registerOffice.file, { id: file.id }), say: "register-files:said-undoing" }
        : refuse(refusalOf(outcome.reason), { status: 409 }),
    failed: { log: "failed to undo a register file", say: "register-files:problems.failed" },
  });
});

export default function UndoFile() {
  const { t } = useTranslation("register-files");
  const { id, fileName } = useLoaderData<typeof loader>();
  const [form] = useForm({ id: "undo", lastResult: useActionData<typeof action>() });
  return (
    <>
      <PageHeader record={fileName} />
      <p className="mb-6 max-w-3xl">{t("undo-about")}</p>
      <form method="post" noValidate className="max-w-3xl">
        <ErrorSummary form={form as never} labels={{}} />
        <SubmissionId />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("undo")}</Button>
          <ButtonLink href={href(registerOffice.file, { id })} variant="quiet">
            {t("cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
