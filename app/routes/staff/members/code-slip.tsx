import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PrintButton } from "~/ui/paper";
import { DefinitionTable } from "~/ui/table";
import { Ltr } from "~/ui/text";
import { memberPage } from "./address";

type SlipProps = { memberNumber: number; name: string; code: string; until: string; address: string };

/** The code to print and hand over; it is never shown again. */
export function CodeSlip({ memberNumber, name, code, until, address }: SlipProps) {
  const { t } = useTranslation("portal");
  const rows = [
    { label: t("members.name"), value: <bdi>{name}</bdi> },
    { label: t("number"), value: <Ltr>{memberNumber}</Ltr> },
    { label: t("code.until"), value: until },
  ];
  return (
    <div className="max-w-2xl">
      <div className="mb-6 print:hidden">
        <Notice kind="warning">{`${t("code.once")} ${t("code.print-hint")}`}</Notice>
      </div>
      <p className="mb-4 border border-line p-4 text-center">
        {t("recover.code")}
        <strong className="block font-mono text-2xl whitespace-nowrap">
          <Ltr>{code}</Ltr>
        </strong>
      </p>
      <DefinitionTable caption={t("code.title")} rows={rows} />
      <h2 className="mt-6 text-lg">{t("code.how")}</h2>
      <p>{t("code.how-body")}</p>
      <p className="wrap-anywhere">
        {`${t("code.address")}: `}
        <Ltr>{address}</Ltr>
      </p>
      <p className="mt-3 font-bold">{t("code.keep")}</p>
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <PrintButton>{t("code.print")}</PrintButton>
        <ButtonLink href={memberPage(memberNumber)} variant="quiet">
          {t("code.another")}
        </ButtonLink>
      </div>
    </div>
  );
}
