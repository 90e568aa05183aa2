import { useTranslation } from "~/i18n/use-translation";
import { Recorded } from "~/ui/recorded";
import { DefinitionTable } from "~/ui/table";
import { Ltr } from "~/ui/text";

type Props = { card: { memberNumber: number; nameAr: string; nameEn: string } };

/** What a doctor reads and does not edit: the number and the names. */
export function FixedFields({ card: { memberNumber, nameAr, nameEn } }: Props) {
  const { t } = useTranslation("record");
  return (
    <div className="mb-8">
      <DefinitionTable
        rows={[
          { label: t("fields.memberNumber"), value: <Ltr>{memberNumber}</Ltr> },
          { label: t("fields.nameAr"), value: <Recorded lang="ar" value={nameAr} /> },
          { label: t("fields.nameEn"), value: <Recorded lang="en" value={nameEn} /> },
        ]}
      />
      <p className="mt-3 text-muted">
        {`${t("names-fixed")} `}
        <a className="link" href="/dr-dashboard/name-change">
          {t("ask-for-names")}
        </a>
      </p>
    </div>
  );
}
