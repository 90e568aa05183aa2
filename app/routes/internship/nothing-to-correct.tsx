import { ErrorSummary } from "~/forms/error-summary";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { GivenAnswers } from "./given-answers";
import type { ShownCorrection } from "./answer-correction.server";

type Props = { path: string; sent: ShownCorrection | undefined };

/** In place of a correction that is not asked for, or no longer: the way to the receipt, and what was typed. */
export function NothingToCorrect({ path, sent }: Props) {
  const { t } = useTranslation("internship-receipt");
  const none = { id: "correct", allErrors: {}, errors: undefined };
  return (
    <div className="max-w-2xl">
      {sent ? (
        <>
          <ErrorSummary form={none} labels={{}} sentence={sent.sentence} />
          <GivenAnswers answers={sent.typed} />
        </>
      ) : (
        <p className="text-lg">{t("correction.not-now")}</p>
      )}
      <p className="mt-8">
        <ButtonLink href={path}>{t("print.back")}</ButtonLink>
      </p>
    </div>
  );
}
