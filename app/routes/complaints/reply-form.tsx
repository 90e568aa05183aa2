import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { SubmissionId } from "~/forms/hidden-fields";
import type { Answer } from "~/forms/parse-form";
import { SubmitButton } from "~/forms/submit-button";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";

export type RefusedReply = { answer: Answer; conflict: boolean };

type Props = {
  complaint: { id: number; email: string | null; version: number };
  refused: RefusedReply | undefined;
  /** What stands between the problem and the box: the message, a colleague's reply. */
  children: ReactNode;
};

/** Six lines for an answer; after a colleague was quicker, the same text as a second one. */
export function ReplyForm({ complaint: { id, email, version }, refused, children }: Props) {
  const { t } = useTranslation("complaints");
  const [form, fields] = useForm<{ reply_message: string; version: string }, string[]>({
    id: "reply",
    lastResult: refused?.answer,
  });
  const seen = refused && !refused.conflict ? fields.version.initialValue : undefined;
  const label = t(email ? "reply-form.message" : "reply-form.phone-message");
  const way = email ? "send" : "record";
  const send = email ? t("reply-form.send") : t("phone-answer");
  return (
    <form method="post" encType="multipart/form-data" noValidate className="max-w-3xl">
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
        <ButtonLink href={`/complaints/${id}`} variant="quiet">
          {t(refused?.conflict ? "conflict.discard" : "reply-form.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}
