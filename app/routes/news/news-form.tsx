import { type FormMetadata, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { MOST_ATTACHMENTS, newsInput, newsTexts } from "~/domain/news/input";
import { TextInputs, useTextLabels } from "~/features/publications/text-inputs";
import {
  AtOnce,
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
import type { Refused } from "./news-form.server";

type Texts = Record<keyof typeof newsTexts, string>;
type Hours = { publish_at: string; unpublish_at: string };
type Fields = Record<keyof Texts | keyof Hours | "photo" | "attachments", unknown>;
type Props = {
  texts: Partial<Texts & Hours>;
  isPublic?: boolean;
  /** Whether a photo that is chosen takes the place of another. */
  replacesPhoto?: boolean;
  presentPhoto?: ReactNode;
  presentFiles?: ReactNode;
  cancel: string;
  /** Of what readers do not have. */
  deleteAt?: string;
};

const photoTypes = "image/jpeg,image/png,image/webp";
const attachmentTypes = ".pdf,.doc,.docx,.txt";

export function NewsForm({
  texts,
  isPublic = false,
  replacesPhoto = false,
  presentPhoto,
  presentFiles,
  cancel,
  deleteAt,
}: Props) {
  const { t } = useTranslation("news");
  const kept = useKept("uploads");
  const refused = useActionData<Refused>();
  const [form, fields] = useForm<Fields>({
    id: "news",
    lastResult: refused?.answer,
    defaultValue: texts,
  });
  const labels = useFieldLabels();
  const { photoHelp, attachmentHelp } = useFileHelp();
  const refusedFiles = refused?.files.refused ?? {};
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      {...useChecks(newsInput, "uploads max-w-3xl", kept.enhance)}
      {...kept.data}
      {...useUploads()}
    >
      <ErrorSummary form={form} labels={withFileNames(labels, refusedFiles)} />
      <SubmissionId />
      <TextInputs area="news" texts={newsTexts} fields={fields} />
      <ChosenAgain
        sent={refused?.files.sent}
        refused={Object.values(refusedFiles)}
        say={t("form.choose-again")}
      />
      {presentPhoto}
      <Field
        field={fields.photo}
        label={replacesPhoto ? t("form.new-photo") : labels.photo}
        hint={t(replacesPhoto ? "form.replace-hint" : "form.photo-hint")}
        type="file"
        accept={photoTypes}
        {...photoHelp}
        optional={replacesPhoto}
      />
      {presentFiles}
      <FileProblems form={form} names={refusedFiles} />
      <Field
        field={fields.attachments}
        label={presentFiles ? t("form.new-attachments") : labels.attachments}
        hint={
          <>
            {t("form.attachments-hint", { most: MOST_ATTACHMENTS })}
            <AtOnce />
          </>
        }
        type="file"
        accept={attachmentTypes}
        {...attachmentHelp}
        multiple
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

/** Keeps a name's own direction inside a sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export function useFieldLabels() {
  const { t } = useTranslation("news");
  return {
    ...useTextLabels("news", newsTexts),
    photo: t("form.photo"),
    attachments: t("form.attachments"),
    ...useHourLabels(),
  };
}

function useFileHelp() {
  const say = useErrorText();
  const photoHelp = useFileField("photo", { type: say("invalid-photo"), large: say("photo-too-large") });
  const attachmentHelp = useFileField(
    "attachment",
    {
      type: say("news:invalid-attachment"),
      large: say("news:attachment-too-large"),
      many: say("news:too-many-attachments"),
    },
    MOST_ATTACHMENTS,
  );
  return { photoHelp, attachmentHelp };
}

function withFileNames(labels: ReturnType<typeof useFieldLabels>, refused: Record<string, string>) {
  const named = Object.entries(refused).map(([field, name]) => {
    const label = field === "photo" ? labels.photo : labels.attachments;
    return [field, name ? `${label} (${isolated(name)})` : label];
  });
  return { ...labels, ...Object.fromEntries(named) } as Record<string, string>;
}

type FileProblemsProps = {
  form: Pick<FormMetadata<Record<string, unknown>, string[]>, "id" | "allErrors">;
  names: Record<string, string>;
};

function FileProblems({ form, names }: FileProblemsProps) {
  const say = useErrorText();
  return Object.entries(form.allErrors)
    .filter(([field]) => field.startsWith("attachments["))
    .map(([field, codes]) => (
      <p key={field} id={`${form.id}-${field}`} className="field-error">
        <bdi>{names[field]}</bdi>
        {": "}
        {say(codes[0]!)}
      </p>
    ));
}
