import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { correctDues } from "~/domain/register/change-member.server";
import { duesInput, paidColumns } from "~/domain/register/office-form";
import { ErrorSummary, SubmissionId, TextField, useChecks } from "~/forms";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, OnRecordNow, PageHeader } from "~/ui";
import { type AnyField, MemberField, useColumnLabels, WhoseRecord } from "./member-fields";
import { changedMeanwhile, getMember, nameOf, type RefusedChange, readChange } from "./office.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(registerOffice.dues, async ({ params, language }) => {
  const { memberNumber, member, recorded } = await getMember(params.docNo);
  return { memberNumber, name: nameOf(member, language), recorded, version: member.version };
});

export const action = handler(registerOffice.dues, async ({ request, params, staff }) =>
  submit(request, {
    form: `register-dues:${params.docNo}`,
    by: staff,
    read: (form) => readChange(form, params.docNo, duesInput),
    write: ({ typed, facts: { memberNumber, paid }, version }, submission) =>
      correctDues(memberNumber, { paid, reason: typed.reason }, { staff, submission, version }),
    answer: (outcome, refuse) =>
      outcome.done
        ? {
            to: href(registerOffice.member, { docNo: params.docNo! }),
            say: `register-office:${outcome.changed.length ? "saved" : "unchanged"}`,
          }
        : refuse(changedMeanwhile, { status: 409 }),
    sentBefore: "forms:sent-before",
    failed: { log: "failed to correct the payments of a member", say: "register-office:save-failed" },
  }),
);

const noChoices = { statuses: [], governorates: [], specialties: [] };

export default function CorrectDues() {
  const { t } = useTranslation("register-office");
  const { memberNumber, name, recorded, version } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedChange>();
  const labels = { ...useColumnLabels(paidColumns), reason: t("reason") };
  const [form, fields] = useForm<typeof recorded & { reason: string }, string[]>({
    id: "dues",
    lastResult: refused?.answer,
    defaultValue: recorded,
  });
  return (
    <>
      <PageHeader />
      <WhoseRecord name={name} memberNumber={memberNumber} />
      <form method="post" noValidate {...useChecks(duesInput, "max-w-3xl")}>
        <ErrorSummary form={form as never} labels={labels} />
        <SubmissionId />
        <input type="hidden" name="version" value={refused?.seenVersion ?? version} />
        <p className="mb-6 text-muted">{t("dues-about")}</p>
        <div className="register-form">
          {paidColumns.map((column) => (
            <MemberField
              key={column}
              column={column}
              field={fields[column] as AnyField}
              choices={noChoices}
            />
          ))}
        </div>
        <TextField
          field={fields.reason as AnyField}
          label={labels.reason}
          hint={t("hints.reason")}
          rows={3}
          dir="auto"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("correct-dues")}</Button>
          <ButtonLink variant="quiet" href={href(registerOffice.member, { docNo: memberNumber })}>
            {t("cancel")}
          </ButtonLink>
        </div>
      </form>
      {refused?.conflict ? (
        <OnRecordNow
          rows={paidColumns.map((column) => ({ label: labels[column], value: recorded[column] }))}
        />
      ) : null}
    </>
  );
}
