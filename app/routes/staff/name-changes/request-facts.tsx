import { fileSize } from "~/i18n/file-size";
import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/table";
import { Ltr } from "~/ui/text";

type Names = { nameAr: string; nameEn: string };
type NamesProps = { present: Names; asked: Names; waits: boolean };

const fields = [
  ["nameAr", "ar"],
  ["nameEn", "en"],
] as const;

export function NamesBeside({ present, asked, waits }: NamesProps) {
  const { t } = useTranslation("names");
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Column title={t("detail.present")} names={present} />
        <Column title={t("detail.asked")} names={asked} />
      </div>
      {waits ? null : <p className="mt-2 text-sm text-muted">{t("detail.before")}</p>}
    </>
  );
}

function Column({ title, names }: { title: string; names: Names }) {
  const { t } = useTranslation("record");
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      <DefinitionTable
        caption={title}
        rows={fields.map(([name, language]) => ({
          label: t(`fields.${name}`),
          value: names[name] ? (
            <bdi lang={language} className="wrap-anywhere">
              {names[name]}
            </bdi>
          ) : (
            <span className="text-muted">{t("not-recorded")}</span>
          ),
        }))}
      />
    </section>
  );
}

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
                <a className="link" href={`/dashboard/name-changes/${id}/document`} download>
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
