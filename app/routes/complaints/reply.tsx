import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { href } from "~/addresses/href";
import { complaints } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { getComplaint } from "~/domain/complaints/complaint.server";
import { replyInput } from "~/domain/complaints/input";
import { replyToComplaint } from "~/domain/complaints/reply.server";
import { parseId } from "~/fields/id";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, SubmissionId, SubmitButton, TextField, useChecks, useKeptDraft } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { sentence, useTranslation } from "~/i18n";
import { ButtonLink, DefinitionTable, EmailAddress, Ltr, Notice, PageHeader } from "~/ui";
import { loadComplaint } from "./load-complaint.server";
import { StatusTag, StoredReply, Written } from "./message-view";

export const loader = handler(complaints.reply, async ({ params, language }) => {
  const complaint = await loadComplaint(params.id, language);
  const title = sentence(language, complaint.email ? "complaints:reply" : "complaints:phone-answer");
  return { head: { title }, complaint };
});

const done = { email: "complaints:reply-saved", phone: "complaints:phone-recorded" };

export const action = handler(complaints.reply, async ({ request, params, staff }) => {
  const { id } = await getComplaint(parseId(params.id));
  const to = href(complaints.detail, { id });
  return submit(request, {
    form: `reply:${id}`,
    by: staff,
    read: (form) =>
      readBySchema(form, replyInput, {
        show: (answer, { status }) => ({ answer, conflict: status === 409 }),
      }),
    write: ({ reply_message: text, version: seenVersion }, submission) =>
      replyToComplaint(staff, { id, text, seenVersion }, submission),
    answer: (outcome, refuse) => {
      if (outcome.done) return { to, say: done[outcome.way] };
      const code = outcome.reason === "replied-meanwhile" ? "reply" : "changed";
      return refuse({ form: [`complaints:conflict.${code}`] }, { status: 409 });
    },
    sentBefore: "forms:sent-before",
    failed: { log: "failed to store a reply", say: "complaints:reply-failed" },
  });
});

export default function ReplyToComplaint() {
  const { t } = useTranslation("complaints");
  const { complaint } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { email, phone, status, givenReply } = complaint;
  return (
    <>
      <PageHeader record={<Written>{complaint.title}</Written>} />
      <ReplyForm complaint={complaint} refused={refused}>
        {refused?.conflict ? (
          <p className="mb-4">
            {`${t("conflict.status-now")} `}
            <StatusTag status={status} />
          </p>
        ) : null}
        {givenReply ? (
          <StoredReply title={t(refused?.conflict ? "conflict.theirs" : "the-reply")} reply={givenReply} />
        ) : null}
        {givenReply && !refused ? <Notice kind="warning">{t("answered-before")}</Notice> : null}
        <div className="my-6">
          <DefinitionTable
            caption={t("the-message")}
            rows={[
              email
                ? {
                    label: t("reply-form.recipient"),
                    value: (
                      <Written>
                        <EmailAddress address={email} />
                      </Written>
                    ),
                  }
                : { label: t("fields.phone"), value: <Ltr>{phone}</Ltr> },
              { label: t("fields.name"), value: <Written>{complaint.name}</Written> },
              { label: t("fields.title"), value: <Written>{complaint.title}</Written> },
            ]}
          />
          <p dir="auto" className="mt-4 whitespace-pre-wrap wrap-anywhere">
            {complaint.subject}
          </p>
        </div>
      </ReplyForm>
    </>
  );
}

type RefusedReply = { answer: Answer; conflict: boolean };

type Props = {
  complaint: { id: number; email: string | null; version: number };
  refused: RefusedReply | undefined;
  children: ReactNode;
};

function ReplyForm({ complaint: { id, email, version }, refused, children }: Props) {
  const { t } = useTranslation("complaints");
  const [form, fields] = useForm<{ reply_message: string; version: string }, string[]>({
    id: "reply",
    lastResult: refused?.answer,
  });
  const kept = useKeptDraft();
  const seen = refused && !refused.conflict ? fields.version.initialValue : undefined;
  const label = t(email ? "reply-form.message" : "reply-form.phone-message");
  const way = email ? "send" : "record";
  const send = email ? t("reply-form.send") : t("phone-answer");
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      {...useChecks(replyInput, "max-w-3xl", kept.enhance)}
      {...kept.data}
    >
      <ErrorSummary form={form} labels={{ reply_message: label }} />
      {children}
      <SubmissionId />
      <input type="hidden" name="version" value={seen ?? version} />
      <TextField
        field={fields.reply_message}
        label={label}
        hint={t(email ? "reply-form.message-hint" : "reply-form.phone-hint")}
        rows={6}
        dir="auto"
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy="sending">{refused?.conflict ? t(`conflict.${way}-anyway`) : send}</SubmitButton>
        <ButtonLink href={href(complaints.detail, { id })} variant="quiet">
          {t(refused?.conflict ? "conflict.discard" : "reply-form.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}
