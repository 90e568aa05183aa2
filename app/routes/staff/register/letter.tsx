import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { membersAddress, membersFilter } from "~/domain/register/members-filter";
import { letterInput } from "~/domain/register/office-form";
import { writeToMembers } from "~/domain/register/selected-members.server";
import { ErrorSummary, Field, SubmissionId, TextField, useChecks } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatNumber, useTranslation } from "~/i18n";
import { Button, ButtonLink, PageHeader } from "~/ui";
import type { AnyField } from "./member-fields";
import { refusalOf, selectedView } from "./selected.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(registerOffice.letter, async ({ url }) => selectedView(url));

export const action = handler(registerOffice.letter, async ({ request, url, staff }) => {
  const filter = membersFilter(url.searchParams);
  return submit(request, {
    form: "register-letter",
    by: staff,
    read: (form) => readBySchema(form, letterInput),
    write: (letter, submission) => writeToMembers(filter, letter, { staff, submission }),
    answer: (outcome, refuse) =>
      outcome.done
        ? {
            to: membersAddress(filter),
            say: "register-office:selected.sent",
            params: { number: String(outcome.count) },
          }
        : refuse(refusalOf(outcome.reason)),
    sentBefore: "forms:sent-before",
    failed: { log: "failed to queue a letter to members", say: "register-office:save-failed" },
  });
});

export default function LetterToMembers() {
  const { t, language } = useTranslation("register-office");
  const { list, count } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [form, fields] = useForm<{ subject: string; text: string }, string[]>({
    id: "letter",
    lastResult: refused,
  });
  return (
    <>
      <PageHeader />
      <p className="mb-2 text-lg font-bold">{t("found", { count: count.all })}</p>
      <p className="mb-6 max-w-3xl">
        {t("selected.letter-about", { reachable: formatNumber(count.reachable, language) })}
      </p>
      <form method="post" noValidate {...useChecks(letterInput, "max-w-3xl")}>
        <ErrorSummary
          form={form as never}
          labels={{ subject: t("selected.subject"), text: t("selected.text") }}
        />
        <SubmissionId />
        <Field field={fields.subject as AnyField} label={t("selected.subject")} dir="auto" maxLength={200} />
        <TextField
          field={fields.text as AnyField}
          label={t("selected.text")}
          hint={t("selected.text-hint")}
          rows={14}
          dir="auto"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("selected.send")}</Button>
          <ButtonLink variant="quiet" href={list}>
            {t("cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
