import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { type FileOutcome, requestApply } from "~/domain/register/register-files.server";
import type { Refusal } from "~/fields/parse-form";
import { Checkbox, ErrorSummary, SubmissionId } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatNumber, useTranslation } from "~/i18n";
import { settings } from "~/platform/settings.server";
import { Button, ButtonLink, PageHeader } from "~/ui";
import { getFile, warningsOf } from "./file-report.server";
import { FileWarnings } from "./file-view";

export const loader = handler(registerOffice.applyFile, async ({ params }) => {
  const file = await getFile(params.id);
  const { read = 0, refused = 0 } = file.counts;
  return {
    id: file.id,
    fileName: file.fileName,
    good: read - refused,
    refused,
    warnings: await warningsOf(file),
  };
});

type Reason = Extract<FileOutcome, { done: false }>["reason"];

/** The refusal of a change of a file's state, as a sentence above the form. */
export const refusalOf = (reason: Reason): Refusal =>
  reason === "refused-lines"
    ? { fields: { good_only: ["register-files:problems.good-only"] } }
    : { form: [`register-files:problems.${reason}`] };

export const action = handler(registerOffice.applyFile, async ({ request, params, staff }) => {
  const file = await getFile(params.id);
  const warnings = await warningsOf(file);
  return submit(request, {
    form: `register-file-apply:${file.id}`,
    by: staff,
    read: (form) => {
      const { refuse } = readBySchema(form, z.object({}));
      if (warnings.length && !form.get("confirmed"))
        return {
          value: null,
          refuse: (refusal: Refusal = { fields: { confirmed: ["register-files:problems.confirmed"] } }) =>
            refuse(refusal),
        };
      return { value: { goodOnly: Boolean(form.get("good_only")) }, refuse };
    },
    write: ({ goodOnly }, submission) =>
      requestApply(
        file.id,
        { goodOnly, secondPerson: settings.registerFiles.secondPerson },
        { staff, submission },
      ),
    answer: (outcome, refuse) =>
      outcome.done
        ? { to: href(registerOffice.file, { id: file.id }), say: "register-files:said-applying" }
        : refuse(refusalOf(outcome.reason), { status: outcome.reason === "refused-lines" ? 422 : 409 }),
    failed: { log: "failed to apply a register file", say: "register-files:problems.failed" },
  });
});

export default function ApplyFile() {
  const { t, language } = useTranslation("register-files");
  const { id, fileName, good, refused, warnings } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const [form, fields] = useForm<{ good_only: string; confirmed: string }, string[]>({
    id: "apply",
    lastResult: refusal,
  });
  const figure = (count: number) => formatNumber(count, language);
  return (
    <>
      <PageHeader record={fileName} />
      <FileWarnings warnings={warnings} />
      <form method="post" noValidate className="max-w-3xl">
        <ErrorSummary form={form as never} labels={{ good_only: "", confirmed: "" }} />
        <SubmissionId />
        {refused ? (
          <div className="mb-6">
            <Checkbox field={fields.good_only as never}>
              {t("good-only", { good: figure(good), refused: figure(refused) })}
            </Checkbox>
          </div>
        ) : null}
        {warnings.length ? (
          <div className="mb-6">
            <Checkbox field={fields.confirmed as never}>{t("confirmed")}</Checkbox>
          </div>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("apply")}</Button>
          <ButtonLink href={href(registerOffice.file, { id })} variant="quiet">
            {t("cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
