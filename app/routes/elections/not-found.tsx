import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/ltr";
import { Notice } from "~/ui/notice";

/** Nobody has the number that was typed. */
export function NotFound({ typed }: { typed: string }) {
  const { t } = useTranslation("elections");
  return (
    <div role="alert" className="mt-10 max-w-2xl">
      <Notice kind="warning">
        <p className="font-bold">{t("not-found")}</p>
        <p className="mt-1 wrap-anywhere">
          {`${t("no-account")} `}
          <Ltr>{typed}</Ltr>
        </p>
      </Notice>
    </div>
  );
}
