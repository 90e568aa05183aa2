import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/table";

type Names = { nameAr: string; nameEn: string };
type Props = { present: Names; asked: Names; waits: boolean };

const fields = [
  ["nameAr", "ar"],
  ["nameEn", "en"],
] as const;

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

/** The names on the register beside those that are asked for; below each other on a narrow screen. */
export function NamesBeside({ present, asked, waits }: Props) {
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
