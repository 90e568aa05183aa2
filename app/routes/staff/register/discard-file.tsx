import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { discardFile } from "~/domain/register/file-state.server";
import { ErrorSummary, SubmissionId } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, PageHeader } from "~/ui";
import { refusalOf } from "./apply-file";
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
    read: (form) => ({ ...readBySchema(form, z.object({})), value: {} }),
    write: (_, submission) => discardFile(file.id, { staff, submission }),
    answer: (outcome, refuse) =>
      outcome.done
        ? { to: href(registerOffice.files), say: "register-files:said-discarded" }
        : refuse(refusalOf(outcome.reason), { status: 409 }),
    failed: { log: "failed to discard a register file", say: "register-files:problems.failed" },
  });
});

export default function DiscardFile() {
  const { t } = useTranslation("register-files");
  const { id, fileName } = useLoaderData<typeof loader>();
  const [form] = useForm({ id: "discard", lastResult: useActionData<typeof action>() });
  return (
    <>
      <PageHeader record={fileName} />
      <p className="mb-6 max-w-3xl">{t("discard-about")}</p>
      <form method="post" noValidate className="max-w-3xl">
        <ErrorSummary form={form as never} labels={{}} />
        <SubmissionId />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger">
            {t("discard")}
          </Button>
          <ButtonLink href={href(registerOffice.file, { id })} variant="quiet">
            {t("cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
