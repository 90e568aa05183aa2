import { useForm } from "@conform-to/react";
import type { ApplicationField as Name } from "~/domain/internships/application";
import { ErrorSummary } from "~/forms/error-summary";
import { SubmissionId, SubmitButton } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { CorrectionFields } from "./correction-fields";
import type { ShownCorrection } from "./answer-correction.server";
import { VERSION } from "./sent-form";

type Props = {
  shown: ShownCorrection;
  version: number;
  reason: string | null;
  /** The fields that were asked for, where those that are shown may be more. */
  asked: Name[];
  path: string;
};

function Reason({ reason }: { reason: string | null }) {
  const { t } = useTranslation("internship-receipt");
  if (!reason) return null;
  return (
    <div className="mb-8">
      <Notice kind="warning">
        <h2 className="text-base font-bold">{t("correction.reason")}</h2>
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
      </Notice>
    </div>
  );
}

/** Why the application came back, and the answers that are to be corrected. */
export function CorrectionForm({ shown, version, reason, asked, path }: Props) {
  const { t } = useTranslation(["internship-receipt", "internship"]);
  const { fields: names, values, errors, sentence, countryChanged } = shown;
  const [form, fields] = useForm<Record<Name, string>, string[]>({
    id: "correct",
    lastResult: { status: "error", initialValue: values, error: errors },
  });
  const labels = Object.fromEntries(names.map((name) => [name, t(`internship:fields.${name}`)]));
  const choosesUniversity = names.includes("UNIV_CODE");
  return (
    <>
      <ErrorSummary form={form} labels={labels} sentence={sentence} />
      <Reason reason={reason} />
      <form method="post" noValidate className={choosesUniversity ? "universities" : undefined}>
        <SubmissionId />
        <input type="hidden" name={VERSION} value={version} />
        {choosesUniversity ? (
          <button type="submit" tabIndex={-1} className="sr-only">
            {t("internship-receipt:correction.submit")}
          </button>
        ) : null}
        <h2 className="mb-4 text-xl">
          {t(names.length ? "internship-receipt:correction.what" : "internship-receipt:papers.title")}
        </h2>
        {names.length ? null : <p className="mb-6">{t("internship-receipt:correction.nothing")}</p>}
        <CorrectionFields
          names={names}
          asked={asked}
          fields={fields as never}
          country={values.COUNTRY_CODE ?? ""}
          countryChanged={countryChanged}
          path={path}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy="submitting">{t("internship-receipt:correction.submit")}</SubmitButton>
          <ButtonLink href={`${path}/documents`} variant="quiet">
            {t("internship-receipt:correction.papers")}
          </ButtonLink>
          <ButtonLink href={path} variant="quiet">
            {t("internship-receipt:correction.cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
