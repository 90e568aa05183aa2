import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/definition-table";

type Props = {
  origin: {
    fileName: string;
    by: string | null;
    ignored: string[];
    sent: string;
    applied: string | null;
  };
};

/** Which file it was, who sent it, and when it was applied. */
export function RollOrigin({ origin: { fileName, by, ignored, sent, applied } }: Props) {
  const { t } = useTranslation("election-office");
  const sender = by ? t("import.by", { name: `\u2068${by}\u2069` }) : t("import.by-office");
  return (
    <div className="max-w-3xl">
      <DefinitionTable
        caption={t("report.file")}
        rows={[
          { label: t("report.file"), value: <bdi className="break-all">{fileName}</bdi> },
          { label: t("report.sent"), value: `${sent} · ${sender}` },
          { label: t("report.applied"), value: applied ?? t("import.state-checked") },
          ...(ignored.length
            ? [
                {
                  label: t("report.ignored"),
                  value: <span className="break-all">{ignored.join(" · ")}</span>,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
