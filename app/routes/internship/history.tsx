import { useTranslation } from "~/i18n/use-translation";
import type { ReceiptView } from "./receipt.server";

export function History({ events }: { events: ReceiptView["events"] }) {
  const { t } = useTranslation("internship-receipt");
  if (!events.length) return null;
  return (
    <section className="mt-10" aria-labelledby="history">
      <h2 id="history" className="mb-3 text-xl">
        {t("history")}
      </h2>
      <ol className="happened">
        {events.map(({ id, kind, at, document }) => (
          <li key={id}>
            <p>
              {t(`events.${kind}`)}
              {document ? " " : null}
              {document ? <bdi className="wrap-anywhere">{document}</bdi> : null}
            </p>
            <p className="text-sm text-muted">
              <time dateTime={at.iso}>{at.text}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
