import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Ltr } from "~/ui/text";

/** The temporary number over the page right after sending, where the script of its class opens it; else never seen. */
export function SentDialog({ number }: { number: string }) {
  const { t } = useTranslation("internship-receipt");
  return (
    <dialog className="sent-dialog" aria-labelledby="sent-title">
      <h2 id="sent-title" className="text-xl">
        {t("sent")}
      </h2>
      <p className="mt-4 text-muted">{t("number")}</p>
      <p className="receipt-number temp-number">
        <Ltr>{number}</Ltr>
      </p>
      <p>{t("keep")}</p>
      <form method="dialog" className="mt-6 flex flex-wrap gap-3">
        <a className="btn" href="/">
          {t("ok")}
        </a>
        <Button type="submit" variant="quiet">
          {t("stay")}
        </Button>
      </form>
    </dialog>
  );
}
