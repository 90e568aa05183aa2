import { type FieldMetadata, type FormMetadata, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ZodObject } from "zod";
import type { TextFields } from "~/domain/publications/text-fields";
import type { Answer } from "~/fields/parse-form";
import {
  ChooseFilesAgain,
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
  useKeptDraft,
  useUploads,
} from "~/forms";
import { useTranslation } from "~/i18n";
import { ButtonLink } from "~/ui";
import { TextInputs, useTextLabels } from "./text-inputs";

type Area = "news" | "events";
type Described = { area: Area; texts: TextFields };

/** A refused form: the typed values, and the refused files by field and name. */
export type RefusedPublication = {
  answer: Answer;
  files: { sent: boolean; refused: Record<string, string> };
  /** True if somebody else saved meanwhile; the current version is then shown below the form. */
  conflict: boolean;
  seenVersion: number | null;
};

type Form = Pick<FormMetadata<Record<string, unknown>, string[]>, "id" | "allErrors">;
type Fields = Record<string, FieldMetadata<unknown, Record<string, unknown>, string[]>>;

type Props = Described & {
  id: string;
  schema: ZodObject;
  values?: Record<string, string>;
  isPublic?: boolean;
  /** True if it can be published without choosing a photo. */
  isPhotoOptional: boolean;
  /** True if a chosen photo replaces another. */
  replacesPhoto: boolean;
  presentPhoto?: ReactNode;
  cancel: string;
  /** The path of the page that deletes an unpublished publication. */
  deleteAt?: string;
  /** The inputs for files other than the photo. */
  children?: (form: Form, fields: Fields) => ReactNode;
};

/** The form of a publication with a photo: texts, photo, other files, publishing hours and buttons. */
export function PublicationForm({
  area,
  texts,
  id,
  schema,
  values,
  presentPhoto,
  children,
  ...props
}: Props) {
  const { t } = useTranslation(["news", "events"]);
  const kept = useKeptDraft("uploads");
  const refused = useActionData<RefusedPublication>();
  const lastResult = refused?.answer;
  const [form, fields] = useForm<Record<string, unknown>>({ id, lastResult, defaultValue: values });
  const labels = usePublicationLabels({ area, texts });
  const { sent, refused: refusedFiles = {} } = refused?.files ?? {};
  const say = useErrorText();
  const photoHelp = useFileField("photo", { type: say("invalid-photo"), large: say("photo-too-large") });
  const { replacesPhoto, isPhotoOptional, ...ways } = props;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      {...useChecks(schema, "uploads max-w-3xl", kept.enhance)}
      {...kept.data}
      {...useUploads()}
    >
      <ErrorSummary form={form} labels={withFileNames(labels, refusedFiles)} />
      <SubmissionId />
      <TextInputs area={area} texts={texts} fields={fields as Fields} />
      <ChooseFilesAgain
        sent={sent}
        refused={Object.values(refusedFiles)}
        say={t(`${area}:form.choose-again`)}
      />
      {presentPhoto}
      <Field
        field={fields.photo!}
        label={replacesPhoto ? t(`${area}:form.new-photo`) : labels.photo!}
        hint={t(`${area}:form.${replacesPhoto ? "replace-hint" : "photo-hint"}`)}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        {...photoHelp}
        optional={isPhotoOptional}
      />
      {children?.(form, fields as Fields)}
      <HourFields hours={fields as Parameters<typeof HourFields>[0]["hours"]} />
      <Buttons area={area} {...ways} />
    </form>
  );
}

function Buttons({
  area,
  isPublic,
  cancel,
  deleteAt,
}: Pick<Props, "area" | "isPublic" | "cancel" | "deleteAt">) {
  const { t } = useTranslation(["news", "events"]);
  return (
    <div className="flex flex-wrap gap-3">
      <SaveDraft />
      <SubmitButton busy={isPublic ? "updating" : "publishing"} name="do" value="publish">
        {t(`${area}:form.${isPublic ? "update" : "publish"}`)}
      </SubmitButton>
      <ButtonLink href={cancel} variant="quiet">
        {t(`${area}:form.cancel`)}
      </ButtonLink>
      {deleteAt ? (
        <ButtonLink href={deleteAt} variant="danger">
          {t(`${area}:delete`)}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** Returns the label of each field by its name. */
export function usePublicationLabels({ area, texts }: Described): Record<string, string> {
  const { t } = useTranslation(["news", "events"]);
  return {
    ...useTextLabels(area, texts),
    photo: t(`${area}:form.photo`),
    ...(area === "news" && { attachments: t("news:form.attachments") }),
    ...useHourLabels(),
  };
}

/** Keeps a name's own direction inside a sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Adds labels for the refused files, as "Photo (tree.bmp)": of several in one field each has a name such as `attachments[1]`. */
function withFileNames(labels: Record<string, string>, refused: Record<string, string>) {
  const named = Object.entries(refused).map(([field, name]) => {
    const label = labels[field.replace(/\[\d+\]$/, "")]!;
    return [field, name ? `${label} (${isolated(name)})` : label];
  });
  return { ...labels, ...Object.fromEntries(named) };
}
