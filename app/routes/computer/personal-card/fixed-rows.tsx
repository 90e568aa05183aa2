import { type DetailName, useDetailLabels } from "~/forms/detail-labels";
import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/definition-table";
import { Ltr } from "~/ui/ltr";
import { Recorded } from "~/ui/recorded";
import type { Mode } from "./mode";
import type { ShownCard } from "./shown-card.server";

export function useNameLabels() {
  const { t } = useTranslation("record");
  return { DOC_NAME_A: t("fields.nameAr"), DOC_NAME_E: t("fields.nameEn") };
}

const details = ["NATIONAL_NO", "MOBIL", "HOME_ADD", "WORK_ADD", "E_MAIL"] as const;
const numbers: readonly string[] = ["NATIONAL_NO", "MOBIL", "E_MAIL"];

/** What of a card is read and not edited: all of it but what the mode opens; the number always. */
export function FixedRows({ card, mode }: { card: ShownCard; mode: Mode | null }) {
  const { t } = useTranslation("record");
  const names = useNameLabels();
  const labels = useDetailLabels();
  const nameRows = [
    { label: names.DOC_NAME_A, value: <Recorded lang="ar" value={card.typed.DOC_NAME_A} /> },
    { label: names.DOC_NAME_E, value: <Recorded lang="en" value={card.typed.DOC_NAME_E} /> },
  ];
  const rowOf = (name: DetailName) => ({
    label: labels[name],
    value: <Recorded ltr={numbers.includes(name)} value={card.typed[name]} />,
  });
  return (
    <DefinitionTable
      rows={[
        { label: t("fields.memberNumber"), value: <Ltr>{card.memberNumber}</Ltr> },
        ...(mode === "names" ? [] : nameRows),
        ...(mode === "details" ? [] : details.map(rowOf)),
      ]}
    />
  );
}
