import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "./definition-table";
import { Recorded } from "./recorded";

type Row = { label: string; value: string | null; lang?: "ar" | "en" };

/** What somebody else saved while this reader was typing, to be compared with what stands in the fields. */
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
