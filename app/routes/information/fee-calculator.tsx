import { dinars } from "~/content/facts/money";
import { registrationSteps } from "~/domain/fees/registration-fee";
import { useTranslation } from "~/i18n/use-translation";
import { Say } from "~/ui/article/say";
import { Button } from "~/ui/button";
import { Choice, Choices } from "./choices";
import type { FeeQuestion } from "./fee-question";

type Props = { asked: FeeQuestion; fee: number | null };

/** What a step of registration costs whom: a form that asks by its address. */
export function FeeCalculator({ asked, fee }: Props) {
  const { t } = useTranslation("calculators");
  return (
    <form action="/registration-requirements#cost" className="calculator">
      <label className="field block">
        <span className="field-label">{t("fee.step")}</span>
        <select name="step" defaultValue={asked.step} className="input">
          {registrationSteps.map((step) => (
            <option key={step} value={step}>
              {t(`fee.steps.${step}`)}
            </option>
          ))}
        </select>
      </label>
      <Choices legend={t("fee.nationality")}>
        <Choice name="nationality" value="jordanian" chosen={asked.jordanian} label={t("fee.jordanian")} />
        <Choice name="nationality" value="other" chosen={!asked.jordanian} label={t("fee.other")} />
      </Choices>
      <Choices legend={t("fee.registered")}>
        <Choice name="registered" value="yes" chosen={asked.registeredBefore} label={t("yes")} />
        <Choice name="registered" value="no" chosen={!asked.registeredBefore} label={t("no")} />
      </Choices>
      <Button type="submit">{t("work-out")}</Button>
      {fee === null ? null : (
        <p role="status" className="answer">
          {t(`fee.steps.${asked.step}`)}
          <b>
            <Say text={dinars(fee)} />
          </b>
        </p>
      )}
    </form>
  );
}
