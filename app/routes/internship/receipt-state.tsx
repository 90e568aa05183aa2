import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import type { ShownReceipt } from "./shown-receipt.server";

/** Where the application stands, in words; one that was returned says why and leads to its correction. */
export function ReceiptState({ receipt: { state, reason, path } }: { receipt: ShownReceipt }) {
  const { t } = useTranslation("internship-receipt");
  if (state !== "returned")
    return (
      <p className="mb-6 text-lg">
        {t(`states.${state}`)}
        {state === "accepted" ? " " : null}
        {state === "accepted" ? (
          <a className="link" href="/registration-requirements">
            {t("requirements")}
          </a>
        ) : null}
      </p>
    );
  return (
    <div className="mb-8">
      <Notice kind="warning">
        <p>{t("states.returned")}</p>
        <p dir="auto" className="mt-2 text-lg font-bold whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
        <p className="mt-4">
          <a className="btn" href={`${path}/correct`}>
            {t("correct")}
          </a>
        </p>
      </Notice>
    </div>
  );
}
