import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/text";
import type { ShownReceipt } from "./shown-receipt.server";

/** The number of the application, large enough to be read out, and what goes with it. */
export function ReceiptBox({ receipt: { number, code, name, day } }: { receipt: ShownReceipt }) {
  const { t } = useTranslation("internship-receipt");
  return (
    <section className="receipt">
      <h2>{t("number")}</h2>
      <p className="receipt-number temp-number">
        <Ltr>{number}</Ltr>
      </p>
      <p>{t("keep")}</p>
      <dl>
        <dt>{t("facts.name")}</dt>
        <dd>
          <bdi className="wrap-anywhere">{name}</bdi>
        </dd>
        <dt>{t("facts.day")}</dt>
        <dd>
          <time dateTime={day.iso}>{day.text}</time>
        </dd>
        {code ? (
          <>
            <dt>{t("facts.code")}</dt>
            <dd className="resume-code">
              <Ltr>{code}</Ltr>
            </dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}
