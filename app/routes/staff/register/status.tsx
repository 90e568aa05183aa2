import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { changeStatus, findScheduledStatus, type StatusChange } from "~/domain/register/change-status.server";
import { judgeTerms } from "~/domain/register/judge-terms.server";
import { judgeForm, statusInput } from "~/domain/register/office-form";
import { parseId } from "~/fields/id";
import { dayInput, ErrorSummary, Field, SelectField, SubmissionId, TextField, useChecks } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatDay, type Language, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import { Button, ButtonLink, Notice, OnRecordNow, PageHeader } from "~/ui";
import { type AnyField, type Choices, statusOptions, useColumnLabels, WhoseRecord } from "./member-fields";
import { changedMeanwhile, getMember, memberChoices, nameOf } from "./office.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(registerOffice.status, async ({ params, language }) => {
  const { memberNumber, member, recorded } = await getMember(params.docNo);
  const [choices, planned] = await Promise.all([memberChoices(), findScheduledStatus(memberNumber)]);
  return {
    memberNumber,
    name: nameOf(member, language),
    version: member.version,
    current: recorded.WORK_STATUS,
    titles: recorded.SPEC_DESC,
    today: today(),
    choices,
    isPlanned: planned !== null,
  };
});

type Typed = Partial<Record<"WORK_STATUS" | "SPEC_DESC" | "ANNUAL", string>>;

/** Reads the form; its values are judged as in a file of the register. Titles that the form lacks stay, an empty fee too. */
async function readStatus(form: FormData, memberNumber: number, recordedTitles: string) {
  const { value, refuse } = readBySchema(form, statusInput, {
    show: (answer, { status }) => ({ answer, conflict: status === 409 }),
  });
  if (!value) return { value, refuse };
  const fee = String(form.get("ANNUAL") ?? "").trim();
  const titles = form.get("SPEC_DESC");
  const typed: Typed = {
    WORK_STATUS: value.WORK_STATUS,
    ...(fee && { ANNUAL: fee }),
    ...(typeof titles === "string" && { SPEC_DESC: titles }),
  };
  const terms = await judgeTerms([memberNumber]);
  const verdict = judgeForm(String(memberNumber), typed, { SPEC_DESC: recordedTitles }, terms);
  if ("problems" in verdict) return { value: null, refuse: () => refuse({ fields: verdict.problems }) };
  const { values, paid } = verdict.facts;
  const change: StatusChange = {
    ...{ workStatus: Number(values.workStatus), from: value.from, reason: value.reason },
    ...("specialties" in values && { specialties: values.specialties }),
    ...(typeof paid.annualFeePaidYear === "number" && { annualFeePaidYear: paid.annualFeePaidYear }),
  };
  return { value: { change, version: parseId(String(form.get("version"))) }, refuse };
}

const statusNameOf = ({ statuses }: Choices, status: string, language: Language) =>
  statuses.find(({ value }) => value === status)?.name[language] ?? status;

export const action = handler(registerOffice.status, async ({ request, params, staff, language }) => {
  const { memberNumber, recorded } = await getMember(params.docNo);
  return submit(request, {
    form: `register-status:${memberNumber}`,
    by: staff,
    read: (form) => readStatus(form, memberNumber, recorded.SPEC_DESC),
    write: ({ change, version }, submission) =>
      changeStatus(memberNumber, change, { staff, submission, version }),
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
      if (outcome.reason === "changed-meanwhile") return refuse(changedMeanwhile, { status: 409 });
      if (outcome.reason === "not-found") throw new Response(null, { status: 404 });
      return refuse({ fields: { WORK_STATUS: ["register-office:status-same"] } });
    },
    sentBefore: "forms:sent-before",
    failed: { log: "failed to change the status of a member", say: "register-office:save-failed" },
  });
});

export default function ChangeStatus() {
  const { t, language } = useTranslation("register-office");
  const {
    memberNumber,
    name,
    version,
    current,
    titles,
    today: day,
    choices,
    isPlanned,
  } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const labels = {
    ...useColumnLabels(["WORK_STATUS", "SPEC_DESC", "ANNUAL"]),
    from: t("from"),
    reason: t("reason"),
  };
  const [form, fields] = useForm<
    { WORK_STATUS: string; SPEC_DESC: string; ANNUAL: string; from: string; reason: string },
    string[]
  >({
    id: "status",
    lastResult: refused?.answer,
    defaultValue: { WORK_STATUS: current, SPEC_DESC: titles, from: day },
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
        <input type="hidden" name="version" value={version} />
        <SelectField
          field={fields.WORK_STATUS as AnyField}
          label={labels.WORK_STATUS}
          none={t("choose")}
          options={statusOptions(choices, language)}
          needed
        />
        <Field
          field={fields.SPEC_DESC as AnyField}
          label={labels.SPEC_DESC}
          hint={t("hints.SPEC_DESC")}
          dir="auto"
          maxLength={1600}
          optional
        />
        <Field
          field={fields.ANNUAL as AnyField}
          label={labels.ANNUAL}
          hint={t("hints.fee-with-status")}
          inputMode="numeric"
          dir="ltr"
          maxLength={4}
          optional
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
      {refused?.conflict ? (
        <OnRecordNow
          rows={[
            { label: labels.WORK_STATUS, value: statusNameOf(choices, current, language) },
            { label: labels.SPEC_DESC, value: titles },
          ]}
        />
      ) : null}
    </>
  );
}
