import type { FormMetadata } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { MAX_ATTACHMENTS, newsInput, newsTexts } from "~/domain/news/input";
import { PublicationForm } from "~/features/publications/publication-form";
import { AllAtOnceHint, Field, useErrorText, useFileField } from "~/forms";
import { useTranslation } from "~/i18n";
import type { Refused } from "./news-form.server";

type Props = Pick<
  ComponentProps<typeof PublicationForm>,
  "values" | "presentPhoto" | "isPublic" | "cancel" | "deleteAt"
> & { replacesPhoto?: boolean; presentFiles?: ReactNode };

export function NewsForm({ presentFiles, replacesPhoto = false, ...props }: Props) {
  const { t } = useTranslation("news");
  const names = useActionData<Refused>()?.files.refused ?? {};
  const say = useErrorText();
  const attachmentHelp = useFileField(
    "attachment",
    {
      type: say("news:invalid-attachment"),
      large: say("news:attachment-too-large"),
      many: say("news:too-many-attachments"),
    },
    MAX_ATTACHMENTS,
  );
  return (
    <PublicationForm
      {...props}
      area="news"
      texts={newsTexts}
      id="news"
      schema={newsInput}
      replacesPhoto={replacesPhoto}
      isPhotoOptional={replacesPhoto}
    >
      {(form, fields) => (
        <>
          {presentFiles}
          <FileProblems form={form} names={names} />
          <Field
            field={fields.attachments!}
            label={t(presentFiles ? "form.new-attachments" : "form.attachments")}
            hint={
              <>
                {t("form.attachments-hint", { most: MAX_ATTACHMENTS })}
                <AllAtOnceHint />
              </>
            }
            type="file"
            accept=".pdf,.doc,.docx,.txt"
            {...attachmentHelp}
            multiple
            optional
          />
        </>
      )}
    </PublicationForm>
  );
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
