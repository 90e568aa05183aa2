import { useTranslation } from "~/i18n";
import { Say } from "~/ui";
import type { FigureView } from "./figure-values.server";

/** Every value of a figure with the day from which it holds or held. */
export function FigureValues({ values }: Pick<FigureView, "values">) {
  const { t } = useTranslation("content");
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("figures.values")}</h2>
      <ol className="rows">
        {values.map(({ value, since, state, author }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, two values may be of one day
          <li key={at} className="row">
            <div className="row-line">
              <p className="text-lg">
                <b>
                  <Say text={value} />
                </b>
              </p>
              <p className="text-sm text-muted">
                {since
                  ? t(state === "to-come" ? "figures.to-come" : "figures.since", { day: since })
                  : t("figures.from-start")}
                {author ? (
                  <>
                    {" · "}
                    <bdi>{author}</bdi>
                  </>
                ) : null}
              </p>
            </div>
            <p>
              <span className="tag">{t(`figures.states.${state}`)}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
