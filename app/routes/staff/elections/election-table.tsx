import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/definition-table";
import { Ltr } from "~/ui/ltr";

type Props = {
  caption: string;
  election: {
    opens: string;
    closes: string;
    objections: string | null;
    rollImported: string | null;
    onRoll: number;
    marked: number;
  };
};

const figure = (value: number) => <Ltr>{value.toLocaleString("en")}</Ltr>;

/** The moments of an election and the state of its roll. */
export function ElectionTable({ caption, election }: Props) {
  const { t } = useTranslation("election-office");
  const { opens, closes, objections, rollImported, onRoll, marked } = election;
  const imported = rollImported
    ? t("roll-imported", { moment: `\u2068${rollImported}\u2069` })
    : t("roll-register");
  return (
    <DefinitionTable
      caption={caption}
      rows={[
        { label: t("opens"), value: opens },
        { label: t("closes"), value: closes },
        { label: t("objections"), value: objections ?? t("no-objections") },
        { label: t("roll"), value: imported },
        { label: t("on-roll"), value: figure(onRoll) },
        { label: t("marked"), value: figure(marked) },
      ]}
    />
  );
}
