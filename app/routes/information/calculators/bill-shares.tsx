import { figure } from "~/content/current-edition";
import { readDinars, writeDinars } from "~/domain/calculators/dinars";
import { type Shares, shareOfBill, type Treatment, treatments } from "~/domain/calculators/share-of-bill";
import { useTranslation } from "~/i18n";
import { Button, Ltr } from "~/ui";
import { Choice, Choices, NumberField } from "./fields";

type BillQuestion = {
  treatment: Treatment;
  bill: string;
  paid: string;
  elderly: boolean;
  refused: Array<"bill" | "paid">;
  shares: Shares | null;
};

/** Parses the bill form of the address; amounts are dinars in any digits. */
export function billQuestion(params: URLSearchParams): BillQuestion {
  const [bill, paid] = ["bill", "paid"].map((name) => (params.get(name) ?? "").trim().slice(0, 20));
  const question = {
    treatment: treatments.find((known) => known === params.get("treatment")) ?? treatments[0],
    elderly: params.get("elderly") === "yes",
  };
  const fils = readDinars(bill!);
  const paidThisYear = paid ? readDinars(paid) : 0;
  const refused: BillQuestion["refused"] = [];
  if (params.has("bill") && !fils) refused.push("bill");
  if (paidThisYear === null) refused.push("paid");
  const shares = fils && paidThisYear !== null ? shareOfBill({ ...question, fils, paidThisYear }) : null;
  return { ...question, bill: bill!, paid: paid!, refused, shares };
}

function Answer({ shares }: { shares: NonNullable<BillQuestion["shares"]> }) {
  const { t, language } = useTranslation("calculators");
  const amount = (fils: number) => (
    <b>
      <Ltr>{writeDinars(fils, language)}</Ltr> {t("bill.dinars")}
    </b>
  );
  return (
    <div role="status" className="answer answer-pair">
      <p>
        {t("bill.fund")} {amount(shares.fund)}
      </p>
      <p>
        {t("bill.own")} {amount(shares.patient)}
      </p>
      {shares.ceiling ? <p className="w-full">{t(`bill.ceiling.${shares.ceiling}`)}</p> : null}
    </div>
  );
}

export function BillCalculator({ treatment, bill, paid, elderly, refused, shares }: BillQuestion) {
  const { t } = useTranslation("calculators");
  const refusal = (name: "bill" | "paid") => (refused.includes(name) ? t("bill.refused") : null);
  return (
    <form action="#bill-shares" className="calculator">
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
      <NumberField name="bill" label={t("bill.amount")} written={bill} refused={refusal("bill")} />
      <NumberField
        name="paid"
        label={t("bill.paid")}
        hint={t("bill.paid-hint")}
        written={paid}
        refused={refusal("paid")}
      />
      <Choices legend={t("bill.elderly", { age: figure("insurance.elderly.age") })}>
        <Choice name="elderly" value="yes" chosen={elderly} label={t("yes")} />
        <Choice name="elderly" value="no" chosen={!elderly} label={t("no")} />
      </Choices>
      <Button type="submit" asks>
        {t("work-out")}
      </Button>
      {shares ? <Answer shares={shares} /> : null}
      <p className="field-hint">{t("bill.estimate")}</p>
    </form>
  );
}
