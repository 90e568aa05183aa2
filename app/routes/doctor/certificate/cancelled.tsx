import { association, phoneLink } from "~/content/association";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { DefinitionTable } from "~/ui/table";
import { Ltr } from "~/ui/text";
import type { ShownCertificate } from "./shown-certificate.server";

type Props = Pick<ShownCertificate, "serial" | "issued"> & {
  cancelled: NonNullable<ShownCertificate["cancelled"]>;
  forStaff: boolean;
};

/** In place of a cancelled certificate: when it was cancelled; for staff also by whom and why. */
export function CancelledCertificate({ serial, issued, cancelled, forStaff }: Props) {
  const { t } = useTranslation("certificates");
  const why = [
    { label: t("sheet.cancelled-by"), value: <bdi>{cancelled.by}</bdi> },
    { label: t("sheet.reason"), value: <bdi>{cancelled.reason}</bdi> },
  ];
  return (
    <div className="max-w-3xl">
      <Notice kind="danger">
        <p className="font-bold">{t("sheet.cancelled-on", { day: cancelled.on })}</p>
        {forStaff ? null : (
          <p>
            {`${t("sheet.cancelled-ask")} `}
            <a className="link" href={phoneLink(association.phone)}>
              <Ltr>{association.phone}</Ltr>
            </a>
          </p>
        )}
      </Notice>
      <div className="mt-6 wrap-anywhere">
        <DefinitionTable
          rows={[
            { label: t("serial"), value: <Ltr>{serial}</Ltr> },
            { label: t("issued"), value: issued },
            ...(forStaff ? why : []),
          ]}
        />
      </div>
    </div>
  );
}
