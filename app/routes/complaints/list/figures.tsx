import type { Span } from "~/domain/complaints/waiting";
import { useTranslation } from "~/i18n/use-translation";

export type FiguresView = {
  pending: number;
  oldest: { on: string; day: string; waiting: number } | null;
  median: Span | null;
};

export function Figures({ figures: { pending, oldest, median } }: { figures: FiguresView }) {
  const { t } = useTranslation("complaints");
  return (
    <section aria-labelledby="figures" className="mb-8">
      <h2 id="figures" className="sr-only">
        {t("figures.title")}
      </h2>
      <dl className="grid gap-4 border-y border-line py-4 sm:grid-cols-3">
        <div>
          <dt className="text-sm text-muted">{t("figures.pending")}</dt>
          <dd className="text-xl font-bold">{pending}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t("figures.oldest")}</dt>
          <dd>
            {oldest ? (
              <>
                <time dateTime={oldest.on} className="font-bold">
                  {oldest.day}
                </time>
                <br />
                {oldest.waiting ? t("waiting", { count: oldest.waiting }) : t("waiting-today")}
              </>
            ) : (
              t("figures.nothing")
            )}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t("figures.median")}</dt>
          <dd className="text-xl font-bold">
            {median ? t(median.unit, { count: median.count }) : t("figures.nothing")}
          </dd>
        </div>
      </dl>
    </section>
  );
}
