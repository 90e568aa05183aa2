import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { judgeTerms } from "~/domain/register/judge-terms.server";
import { membersFilter } from "~/domain/register/members-filter";
import { statusForAllInput } from "~/domain/register/office-form";
import { readCell } from "~/domain/register/read-cell";
import { numbersForStatus, storeStatusFile } from "~/domain/register/selected-members.server";
import { ErrorSummary, SelectField, SubmissionId, TextField, useChecks } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, PageHeader } from "~/ui";
import { type AnyField, statusOptions } from "./member-fields";
import { memberChoices } from "./office.server";
import { refusalOf, selectedView } from "./selected.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(registerOffice.statusForAll, async ({ url }) => ({
  ...(await selectedView(url)),
  choices: await memberChoices(),
}));

async function readStatus(form: FormData, url: URL) {
  const { value, refuse } = readBySchema(form, statusForAllInput);
  if (!value) return { value, refuse };
  const cell = readCell("WORK_STATUS", value.WORK_STATUS ?? "", await judgeTerms([]));
  if (!cell || "problem" in cell || cell.value === null) {
    const problem = cell && "problem" in cell ? cell.problem : "needed";
    const problems = { WORK_STATUS: [`register-office:problems.${problem}`] };
    return { value: null, refuse: () => refuse({ fields: problems }) };
  }
  const workStatus = Number(cell.value);
  const numbers = await numbersForStatus(membersFilter(url.searchParams), workStatus);
  if (typeof numbers === "string") return { value: null, refuse: () => refuse(refusalOf(numbers)) };
  return { value: { numbers, workStatus, reason: value.reason }, refuse };
}

export const action = handler(registerOffice.statusForAll, async ({ request, url, staff }) =>
  submit(request, {
    form: "register-status-for-all",
    by: staff,
    read: (form) => readStatus(form, url),
    write: (file, submission) => storeStatusFile(file, { staff, submission }),
    answer: ({ id }) => ({ to: href(registerOffice.file, { id }) }),
    failed: { log: "failed to make a file of statuses", say: "register-office:save-failed" },
  }),
);

export default function StatusForAll() {
  const { t, language } = useTranslation("register-office");
  const { list, count, choices } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const labels = { WORK_STATUS: t("status"), reason: t("reason") };
  const [form, fields] = useForm<{ WORK_STATUS: string; reason: string }, string[]>({
    id: "status",
    lastResult: refused,
  });
  return (
    <>
      <PageHeader />
      <p className="mb-2 text-lg font-bold">{t("found", { count: count.all })}</p>
      <p className="mb-6 max-w-3xl">{t("selected.status-about")}</p>
      <form method="post" noValidate {...useChecks(statusForAllInput, "max-w-2xl")}>
        <ErrorSummary form={form as never} labels={labels} />
        <SubmissionId />
        <SelectField
          field={fields.WORK_STATUS as AnyField}
          label={labels.WORK_STATUS}
          none={t("choose")}
          options={statusOptions(choices, language)}
          needed
        />
        <TextField
          field={fields.reason as AnyField}
          label={labels.reason}
          hint={t("hints.reason")}
          rows={3}
          dir="auto"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("selected.status-go")}</Button>
          <ButtonLink variant="quiet" href={list}>
            {t("cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
