import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { changeParticulars } from "~/domain/register/change-member.server";
import { particularColumns, particularsInput } from "~/domain/register/office-form";
import { ErrorSummary, SubmissionId, useChecks } from "~/forms";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, OnRecordNow, PageHeader } from "~/ui";
import { type AnyField, MemberField, useColumnLabels, WhoseRecord } from "./member-fields";
import {
  changedMeanwhile,
  getMember,
  memberChoices,
  nameOf,
  type RefusedChange,
  readChange,
} from "./office.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(registerOffice.edit, async ({ params, language }) => {
  const { memberNumber, member, recorded } = await getMember(params.docNo);
  const name = nameOf(member, language);
  return { memberNumber, name, recorded, version: member.version, choices: await memberChoices() };
});

export const action = handler(registerOffice.edit, async ({ request, params, staff }) =>
  submit(request, {
    form: `register-edit:${params.docNo}`,
    by: staff,
    read: (form) => readChange(form, params.docNo, particularsInput),
    write: ({ facts, version }, submission) =>
      changeParticulars(facts.memberNumber, facts.values, { staff, submission, version }),
    answer: (outcome, refuse) =>
      outcome.done
        ? {
            to: href(registerOffice.member, { docNo: params.docNo! }),
            say: `register-office:${outcome.changed.length ? "saved" : "unchanged"}`,
          }
        : refuse(changedMeanwhile, { status: 409 }),
    sentBefore: "forms:sent-before",
    failed: { log: "failed to save the particulars of a member", say: "register-office:save-failed" },
  }),
);

export default function EditMember() {
  const { t } = useTranslation("register-office");
  const { memberNumber, name, recorded, version, choices } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedChange>();
  const labels = useColumnLabels(particularColumns);
  const [form, fields] = useForm<typeof recorded, string[]>({
    id: "member",
    lastResult: refused?.answer,
    defaultValue: recorded,
  });
  return (
    <>
      <PageHeader />
      <WhoseRecord name={name} memberNumber={memberNumber} />
      <form method="post" noValidate {...useChecks(particularsInput, "max-w-3xl")}>
        <ErrorSummary form={form as never} labels={labels} />
        <SubmissionId />
        <input type="hidden" name="version" value={refused?.seenVersion ?? version} />
        <p className="mb-6 text-muted">{t("edit-about")}</p>
        <div className="register-form">
          {particularColumns.map((column) => (
            <MemberField key={column} column={column} field={fields[column] as AnyField} choices={choices} />
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("save")}</Button>
          <ButtonLink variant="quiet" href={href(registerOffice.member, { docNo: memberNumber })}>
            {t("cancel")}
          </ButtonLink>
        </div>
      </form>
      {refused?.conflict ? (
        <OnRecordNow
          rows={particularColumns.map((column) => ({ label: labels[column], value: recorded[column] }))}
        />
      ) : null}
    </>
  );
}
