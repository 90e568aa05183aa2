import type { RollReport } from "~/domain/elections/roll-report";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/ltr";

/** The lines that cannot be taken, each with the value and the reason. */
export function RejectTable({ report: { rejects, rejected } }: { report: RollReport }) {
  const { t } = useTranslation("election-office");
  if (!rejects.length) return null;
  return (
    <section className="mt-8 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("report.rejects")}</h2>
      {rejected > rejects.length ? (
        <p className="mb-3 text-muted">
          {t("report.rejects-more", { most: rejects.length, all: rejected.toLocaleString("en") })}
        </p>
      ) : null}
      <table className="table">
        <caption className="sr-only">{t("report.rejects")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("report.line")}</th>
            <th scope="col">{t("report.value")}</th>
            <th scope="col">{t("report.reason")}</th>
          </tr>
        </thead>
        <tbody>
          {rejects.map(({ line, value, because, firstLine }) => (
            <tr key={line}>
              <th scope="row">
                <Ltr>{line}</Ltr>
              </th>
              <td>
                <div className="min-w-16 break-all">
                  {value ? <bdi>{value}</bdi> : <span className="text-muted">{t("report.empty-value")}</span>}
                </div>
              </td>
              <td>{t(`report.reasons.${because}`, { line: firstLine })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
