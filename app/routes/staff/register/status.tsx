import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { changeStatus, findScheduledStatus } from "~/domain/register/change-member.server";
import { judgeTerms } from "~/domain/register/judge-terms.server";
import { judgeForm, statusInput } from "~/domain/register/office-form";
import { dayInput, ErrorSummary, Field, SelectField, SubmissionId, TextField, useChecks } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatDay, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import { Button, ButtonLink, Notice, PageHeader } from "~/ui";
import { type AnyField, statusOptions, useColumnLabels, WhoseRecord } from "./member-fields";
import { getMember, memberChoices, nameOf } from "./office.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(registerOffice.status, async ({ params, language }) => {
  const { memberNumber, member, recorded } = await getMember(params.docNo);
  const [choices, planned] = await Promise.all([memberChoices(), findScheduledStatus(memberNumber)]);
  return {
    memberNumber,
    name: nameOf(member, language),
    current: recorded.WORK_STATUS,
    today: today(),
    choices,
    isPlanned: planned !== null,
  };
});

/** Reads the form; the status is judged as in a file of the register. */
async function readStatus(form: FormData, memberNumber: number) {
  const { value, refuse } = readBySchema(form, statusInput);
  const verdict =
    value &&
    judgeForm(String(memberNumber), { WORK_STATUS: value.WORK_STATUS }, {}, await judgeTerms([memberNumber]));
  if (verdict && "problems" in verdict)
    return { value: null, refuse: () => refuse({ fields: verdict.problems }) };
  const workStatus = Number(verdict?.facts.values.workStatus);
  return { value: value && { workStatus, from: value.from, reason: value.reason }, refuse };
}

export const action = handler(registerOffice.status, async ({ request, params, staff, language }) => {
  const { memberNumber } = await getMember(params.docNo);
  return submit(request, {
    form: `register-status:${memberNumber}`,
    by: staff,
    read: (form) => readStatus(form, memberNumber),
    write: (change, submission) => changeStatus(memberNumber, change, { staff, submission }),
    answer: (outcome, refuse, { form }) => {
      if (outcome.done) {
        const to = href(registerOffice.member, { docNo: memberNumber });
        if (!outcome.scheduled) return { to, say: "register-office:status-saved" };
        const day = formatDay(statusInput.shape.from.parse(form.get("from")), language);
        return { to, say: "register-office:status-planned", params: { day } };
      }
      if (outcome.reason === "before-last-change")
        return refuse({
          fields: { from: [`register-office:before-last-change?${formatDay(outcome.day, language)}`] },
        });
      if (outcome.reason === "not-found") throw new Response(null, { status: 404 });
      return refuse({ fields: { WORK_STATUS: ["register-office:status-same"] } });
    },
    sentBefore: "forms:sent-before",
    failed: { log: "failed to change the status of a member", say: "register-office:save-failed" },
  });
});

export default function ChangeStatus() {
  const { t, language } = useTranslation("register-office");
  const { memberNumber, name, current, today: day, choices, isPlanned } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const labels = { ...useColumnLabels(["WORK_STATUS"]), from: t("from"), reason: t("reason") };
  const [form, fields] = useForm<{ WORK_STATUS: string; from: string; reason: string }, string[]>({
    id: "status",
    lastResult: refused,
    defaultValue: { WORK_STATUS: current, from: day },
  });
  return (
    <>
      <PageHeader />
      <WhoseRecord name={name} memberNumber={memberNumber} />
      {isPlanned ? (
        <div className="mb-6 max-w-2xl">
          <Notice kind="warning">{t("replaces-planned")}</Notice>
        </div>
      ) : null}
      <form method="post" noValidate {...useChecks(statusInput, "max-w-2xl")}>
        <ErrorSummary form={form as never} labels={labels} />
        <SubmissionId />
        <SelectField
          field={fields.WORK_STATUS as AnyField}
          label={labels.WORK_STATUS}
          none={t("choose")}
          options={statusOptions(choices, language)}
          needed
        />
        <Field
          field={fields.from as AnyField}
          label={labels.from}
          hint={t("hints.from")}
          {...dayInput(String(fields.from.initialValue ?? ""))}
          dir="ltr"
        />
        <TextField
          field={fields.reason as AnyField}
          label={labels.reason}
          hint={t("hints.reason")}
          rows={3}
          dir="auto"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("change-status")}</Button>
          <ButtonLink variant="quiet" href={href(registerOffice.member, { docNo: memberNumber })}>
            {t("cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
