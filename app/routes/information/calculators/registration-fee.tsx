import { writeAmount } from "~/content/figures";
import {
  type RegistrationStep,
  registrationFee,
  registrationSteps,
} from "~/domain/calculators/registration-fee";
import { useTranslation } from "~/i18n";
import { Button, LocalizedText } from "~/ui";
import { Choice, Choices } from "./fields";

type FeeQuestion = { step: RegistrationStep; jordanian: boolean; registeredBefore: boolean };

/** Parses the fee form of the address; defaults to the first choices. */
export function feeQuestion(params: URLSearchParams): { question: FeeQuestion; fee: number | null } {
  const step = registrationSteps.find((known) => known === params.get("step"));
  const question = {
    step: step ?? registrationSteps[0],
    jordanian: params.get("nationality") !== "other",
    registeredBefore: params.get("registered") === "yes",
  };
  return { question, fee: step ? registrationFee(step, question) : null };
}

type FeeCalculatorProps = { question: FeeQuestion; fee: number | null };

export function FeeCalculator({ question, fee }: FeeCalculatorProps) {
  const { t } = useTranslation("calculators");
  return (
    <form action="#cost" className="calculator">
      <label className="field block">
        <span className="field-label">{t("fee.step")}</span>
        <select name="step" defaultValue={question.step} className="input">
          {registrationSteps.map((step) => (
            <option key={step} value={step}>
              {t(`fee.steps.${step}`)}
            </option>
          ))}
        </select>
      </label>
      <Choices legend={t("fee.nationality")}>
        <Choice name="nationality" value="jordanian" chosen={question.jordanian} label={t("fee.jordanian")} />
        <Choice name="nationality" value="other" chosen={!question.jordanian} label={t("fee.other")} />
      </Choices>
      <Choices legend={t("fee.registered")}>
        <Choice name="registered" value="yes" chosen={question.registeredBefore} label={t("yes")} />
        <Choice name="registered" value="no" chosen={!question.registeredBefore} label={t("no")} />
      </Choices>
      <Button type="submit" asks>
        {t("work-out")}
      </Button>
      {fee === null ? null : (
        <p role="status" className="answer">
          {t(`fee.steps.${question.step}`)}
          <b>
            <LocalizedText text={writeAmount("dinars", fee)} />
          </b>
        </p>
      )}
    </form>
  );
}
