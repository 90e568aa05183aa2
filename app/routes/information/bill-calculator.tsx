import { insurance } from "~/content/facts/insurance";
import { writeDinars } from "~/domain/insurance/dinars";
import { treatments } from "~/domain/insurance/share-of-bill";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Ltr } from "~/ui/ltr";
import { AskedNumber } from "./asked-number";
import type { BillQuestion } from "./bill-question";
import { Choice, Choices } from "./choices";

function Answer({ shares }: { shares: NonNullable<BillQuestion["shares"]> }) {
  const { t } = useTranslation("calculators");
  const amount = (fils: number) => (
    <b>
      <Ltr>{writeDinars(fils)}</Ltr> {t("bill.dinars")}
    </b>
  );
  return (
    <div role="status" className="answer answer-pair">
      <p>
        {t("bill.fund")} {amount(shares.fund)}
      </p>
      <p>
        {t("bill.own")} {amount(shares.own)}
      </p>
      {shares.ceiling ? <p className="w-full">{t(`bill.ceiling.${shares.ceiling}`)}</p> : null}
    </div>
  );
}

/** What the health insurance pays of a bill, and what is left to the doctor. */
export function BillCalculator({ treatment, bill, paid, elderly, refused, shares }: BillQuestion) {
  const { t } = useTranslation("calculators");
  const refusal = (name: "bill" | "paid") => (refused.includes(name) ? t("bill.refused") : null);
  return (
    <form action="/health-insurance-fund#bill-shares" className="calculator">
      <label className="field block">
        <span className="field-label">{t("bill.treatment")}</span>
        <select name="treatment" defaultValue={treatment} className="input">
          {treatments.map((known) => (
            <option key={known} value={known}>
              {t(`bill.treatments.${known}`)}
            </option>
          ))}
        </select>
      </label>
      <AskedNumber name="bill" label={t("bill.amount")} written={bill} refused={refusal("bill")} />
      <AskedNumber
        name="paid"
        label={t("bill.paid")}
        hint={t("bill.paid-hint")}
        written={paid}
        refused={refusal("paid")}
      />
      <Choices legend={t("bill.elderly", { age: insurance.elderly.fromAge })}>
        <Choice name="elderly" value="yes" chosen={elderly} label={t("yes")} />
        <Choice name="elderly" value="no" chosen={!elderly} label={t("no")} />
      </Choices>
      <Button type="submit">{t("work-out")}</Button>
      {shares ? <Answer shares={shares} /> : null}
      <p className="field-hint">{t("bill.estimate")}</p>
    </form>
  );
}
