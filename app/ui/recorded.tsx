import { useTranslation } from "~/i18n";
import { DefinitionTable } from "./table";

type Props = {
  value: string | null;
  lang?: "ar" | "en";
  /** True for numbers and addresses, which always read from left to right. */
  ltr?: boolean;
};

export function Recorded({ value, lang, ltr = lang === "en" }: Props) {
  const { t } = useTranslation("record");
  if (!value) return <span className="text-muted">{t("not-recorded")}</span>;
  return (
    <bdi lang={lang} dir={ltr ? "ltr" : lang && "rtl"} className="wrap-anywhere">
      {value}
    </bdi>
  );
}

type Row = { label: string; value: string | null; lang?: "ar" | "en" };

export function OnRecordNow({ rows }: { rows: Row[] }) {
  const { t } = useTranslation("record");
  return (
    <section className="mt-10 max-w-2xl" aria-labelledby="on-record-now">
      <h2 id="on-record-now" className="mb-3 text-xl">
        {t("on-record-now")}
      </h2>
      <DefinitionTable
        rows={rows.map(({ label, ...recorded }) => ({ label, value: <Recorded {...recorded} /> }))}
      />
    </section>
  );
}
