import { useTranslation } from "~/i18n/use-translation";
import { fileSize } from "~/ui/file-size";
import { DefinitionTable } from "~/ui/table";
import { Ltr } from "~/ui/text";
import { LIST } from "./address";

type Props = {
  asked: {
    id: number;
    memberNumber: number;
    reason: string | null;
    documentName: string;
    documentBytes: number;
    sent: string;
  };
};

/** Who asks, since when, why, and the paper that shows the names. */
export function RequestFacts({ asked }: Props) {
  const { t } = useTranslation("names");
  const record = useTranslation("record").t;
  const { id, memberNumber, reason, documentName, documentBytes, sent } = asked;
  return (
    <div className="mt-8">
      <DefinitionTable
        rows={[
          { label: record("fields.memberNumber"), value: <Ltr>{memberNumber}</Ltr> },
          { label: t("detail.sent"), value: sent },
          {
            label: t("fields.reason"),
            value: reason ? (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {reason}
              </p>
            ) : (
              <span className="text-muted">{t("detail.no-reason")}</span>
            ),
          },
          {
            label: t("fields.document"),
            value: (
              <>
                <a className="link" href={`${LIST}/${id}/document`} download>
                  {t("detail.download")}
                </a>{" "}
                <bdi className="wrap-anywhere">{documentName}</bdi>{" "}
                <Ltr>{`(${fileSize(documentBytes)})`}</Ltr>
                <p className="text-sm text-muted">{t("detail.read-recorded")}</p>
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
