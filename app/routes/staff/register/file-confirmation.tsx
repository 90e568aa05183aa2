import { useForm } from "@conform-to/react";
import { z } from "zod";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import type { FileOutcome } from "~/domain/register/file-state.server";
import type { Answer, Refusal } from "~/fields/parse-form";
import { ErrorSummary, SubmissionId } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, PageHeader } from "~/ui";

type Reason = Extract<FileOutcome, { done: false }>["reason"];

/** The reasons that are a field's, by the field. */
export const fieldOf = { "refused-lines": "good_only", conflicts: "conflicts" } as const;

/** Returns the refusal of a change of a file's state: at its field, or above the form. */
export const refusalOf = (reason: Reason): Refusal =>
  reason in fieldOf
    ? { fields: { [fieldOf[reason as keyof typeof fieldOf]]: [`register-files:problems.${reason}`] } }
    : { form: [`register-files:problems.${reason}`] };

/** The schema of a confirmation, which has no fields. */
export const noFields = z.object({});

type Props = { file: { id: number; fileName: string }; change: "discard" | "undo"; refused?: Answer };

/** The page on which a change of a file's state is confirmed. */
export function FileConfirmation({ file: { id, fileName }, change, refused }: Props) {
  const { t } = useTranslation("register-files");
  const [form] = useForm({ id: change, lastResult: refused });
  return (
    <>
      <PageHeader record={fileName} />
      <p className="mb-6 max-w-3xl">{t(`confirm.${change}`)}</p>
      <form method="post" noValidate className="max-w-3xl">
        <ErrorSummary form={form as never} labels={{}} />
        <SubmissionId />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={change === "discard" ? "danger" : undefined}>
            {t(change)}
          </Button>
          <ButtonLink href={href(registerOffice.file, { id })} variant="quiet">
            {t("cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
