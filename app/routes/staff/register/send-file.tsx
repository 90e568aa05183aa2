import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { filesIn } from "~/domain/photos/checked-photo.server";
import { registerColumns } from "~/domain/register/columns";
import { MAX_LINES } from "~/domain/register/register-file.server";
import { storeRegisterFile } from "~/domain/register/register-files.server";
import { checkedAlways } from "~/fields/field-schemas";
import type { Refusal } from "~/fields/parse-form";
import { ErrorSummary, Field, SubmissionId, SubmitButton } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatNumber, useTranslation } from "~/i18n";
import { MAX_REGISTER_FILE_BYTES, MAX_REGISTER_FILE_MB } from "~/platform/file-limits";
import { cleanFileName } from "~/platform/file-name";
import { ButtonLink, Ltr, PageHeader } from "~/ui";
import type { AnyField } from "./member-fields";

export const loader = handler(registerOffice.sendFile, async ({ language }) => ({
  lines: formatNumber(MAX_LINES, language),
  megabytes: MAX_REGISTER_FILE_MB,
}));

const ofFile = (code: string): Refusal => ({ fields: { file: [code] } });
const fileInput = z.object({ sheet: checkedAlways([]) });

function readFile(form: FormData) {
  const { value, refuse } = readBySchema(form, fileInput);
  const [file, ...more] = filesIn(form, "file");
  if (!file || more.length)
    return { value: null, refuse: () => refuse(ofFile("register-files:problems.file-missing")) };
  if (file.size > MAX_REGISTER_FILE_BYTES)
    return {
      value: null,
      refuse: () => refuse(ofFile(`register-files:problems.too-large?${MAX_REGISTER_FILE_MB}`)),
    };
  return { value: value && { file, sheet: value.sheet?.trim() || null }, refuse };
}

export const action = handler(registerOffice.sendFile, async ({ request, staff }) =>
  submit(request, {
    form: "register-file",
    by: staff,
    filesFrom: { kind: "staff", id: staff.id },
    read: readFile,
    write: async ({ file, sheet }, submission) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return storeRegisterFile({ name: cleanFileName(file.name), bytes, sheet }, { staff, submission });
    },
    answer: ({ id }) => ({ to: href(registerOffice.file, { id }) }),
    failed: { log: "failed to store a register file", say: "register-files:problems.failed" },
  }),
);

const rules = ["columns", "dues", "empty", "limits"] as const;

export default function SendFile() {
  const { t } = useTranslation(["register-files", "uploads"]);
  const { lines, megabytes } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [form, fields] = useForm<{ file: unknown; sheet: string }, string[]>({
    id: "file",
    lastResult: refused,
  });
  return (
    <>
      <PageHeader />
      <p className="mb-4 max-w-3xl">{t("about")}</p>
      <ul className="mb-6 max-w-3xl list-disc space-y-1 ps-6 text-muted">
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`, { lines, megabytes })}</li>
        ))}
        <li>
          {t("rules.names")} <Ltr>{registerColumns.join(", ")}</Ltr>
        </li>
      </ul>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="max-w-2xl"
        data-enhance="sending-bar"
        data-bar={t("sending")}
        data-sent={t("sent", { done: "{done}", all: "{all}" })}
        data-left={t("left", { time: "{time}" })}
        data-working={t("storing")}
        data-failed={t("not-sent")}
        data-stop={t("uploads:frame.stop")}
      >
        <ErrorSummary form={form as never} labels={{ file: t("choose"), sheet: t("sheet") }} />
        <SubmissionId />
        <Field field={fields.file as AnyField} label={t("choose")} type="file" accept=".csv,.txt,.xlsx" />
        <Field
          field={fields.sheet as AnyField}
          label={t("sheet")}
          hint={t("sheet-hint")}
          dir="auto"
          maxLength={31}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy="submitting">{t("check")}</SubmitButton>
          <ButtonLink href={href(registerOffice.files)} variant="quiet">
            {t("back")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
