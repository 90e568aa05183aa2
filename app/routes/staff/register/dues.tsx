import { useForm } from "@conform-to/react";
import { data, type HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { correctDues, officeTerms } from "~/domain/register/change-member.server";
import { duesInput, judgeForm, paidColumns } from "~/domain/register/office-form";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { ErrorSummary, SubmissionId, TextField, useChecks } from "~/forms";
import { type AnswerOptions, submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, OnRecordNow, PageHeader } from "~/ui";
import { type AnyField, MemberField, useColumnLabels, WhoseRecord } from "./member-fields";
import { getMember, nameOf } from "./office.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(registerOffice.dues, async ({ params, language }) => {
  const { memberNumber, member, recorded } = await getMember(params.docNo);
  return { memberNumber, name: nameOf(member, language), recorded, version: member.version };
});

type Refused = { answer: Answer; conflict: boolean; seenVersion: number | null };

const changedMeanwhile = { form: ["register-office:changed-meanwhile"] };

async function readDues(form: FormData, docNo: string | undefined) {
  const { memberNumber, member, recorded } = await getMember(docNo);
  const { value: typed, refuse: reply } = parseForm(form, duesInput);
  const verdict =
    typed && judgeForm(String(memberNumber), typed, recorded, await officeTerms([memberNumber]));
  const problems = verdict && "problems" in verdict ? { fields: verdict.problems } : undefined;
  const refuse = (refusal: Refusal = problems ?? {}, { status = 422 }: AnswerOptions = {}) => {
    const conflict = status === 409;
    const seenVersion = conflict ? null : member.version;
    return data<Refused>({ answer: reply(refusal), conflict, seenVersion }, { status });
  };
  if (parseId(String(form.get("version"))) !== member.version)
    return { value: null, refuse: () => refuse(changedMeanwhile, { status: 409 }) };
  if (!typed || !verdict || !("facts" in verdict)) return { value: null, refuse };
  const { paid } = verdict.facts;
  return { value: { memberNumber, paid, reason: typed.reason, version: member.version }, refuse };
}

export const action = handler(registerOffice.dues, async ({ request, params, staff }) =>
  submit(request, {
    form: `register-dues:${params.docNo}`,
    by: staff,
    read: (form) => readDues(form, params.docNo),
    write: ({ memberNumber, paid, reason, version }, submission) =>
      correctDues(memberNumber, { paid, reason }, { staff, submission, version }),
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

const noChoices = { statuses: [], governorates: [] };

export default function CorrectDues() {
  const { t } = useTranslation("register-office");
  const { memberNumber, name, recorded, version } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
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
