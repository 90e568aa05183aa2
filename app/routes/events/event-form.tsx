import { useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { type EventInput, eventInput, eventTexts } from "~/domain/events/input";
import { TextInputs, useTextLabels } from "~/features/publications/text-inputs";
import {
  ChosenAgain,
  ErrorSummary,
  Field,
  HourFields,
  SaveDraft,
  SubmissionId,
  SubmitButton,
  useChecks,
  useErrorText,
  useFileField,
  useHourLabels,
  useKept,
  useUploads,
} from "~/forms";
import { useTranslation } from "~/i18n";
import { ButtonLink } from "~/ui";
import type { RefusedEvent } from "./event-form.server";

type Hours = { publish_at: string; unpublish_at: string };
type Fields = Record<keyof EventInput | keyof Hours | "photo", unknown>;
type Props = {
  texts?: Record<keyof EventInput, string> & Hours;
  present?: ReactNode;
  isPublic?: boolean;
  cancel: string;
  /** Of what readers do not have. */
  deleteAt?: string;
};

const photoTypes = "image/jpeg,image/png,image/webp";

export function EventForm({ texts, present, isPublic = false, cancel, deleteAt }: Props) {
  const { t } = useTranslation("events");
  const kept = useKept("uploads");
  const refused = useActionData<RefusedEvent>();
  const [form, fields] = useForm<Fields>({ id: "event", lastResult: refused?.answer, defaultValue: texts });
  const labels = useFieldLabels();
  const say = useErrorText();
  const photoHelp = useFileField("photo", { type: say("invalid-photo"), large: say("photo-too-large") });
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      {...useChecks(eventInput, "uploads max-w-3xl", kept.enhance)}
      {...kept.data}
      {...useUploads()}
    >
      <ErrorSummary form={form} labels={useFieldLabels(refused?.photo.refused)} />
      <SubmissionId />
      <TextInputs area="events" texts={eventTexts} fields={fields} />
      <ChosenAgain
        sent={refused?.photo.sent}
        refused={[refused?.photo.refused ?? ""]}
        say={t("form.choose-again")}
      />
      {present}
      <Field
        field={fields.photo}
        label={present ? t("form.new-photo") : labels.photo}
        hint={t(present ? "form.replace-hint" : "form.photo-hint")}
        type="file"
        accept={photoTypes}
        {...photoHelp}
        optional
      />
      <HourFields hours={fields} />
      <div className="flex flex-wrap gap-3">
        <SaveDraft />
        <SubmitButton busy={isPublic ? "updating" : "publishing"} name="do" value="publish">
          {t(isPublic ? "form.update" : "form.publish")}
        </SubmitButton>
        <ButtonLink href={cancel} variant="quiet">
          {t("form.cancel")}
        </ButtonLink>
        {deleteAt ? (
          <ButtonLink href={deleteAt} variant="danger">
            {t("delete")}
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}

const isolated = (name: string) => `\u2068${name}\u2069`;

export function useFieldLabels(refusedPhoto = "") {
  const { t } = useTranslation("events");
  const photo = t("form.photo");
  return {
    ...useTextLabels("events", eventTexts),
    photo: refusedPhoto ? `${photo} (${isolated(refusedPhoto)})` : photo,
    ...useHourLabels(),
  };
}
