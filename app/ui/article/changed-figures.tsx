import { Fragment } from "react";
import { edition } from "~/content/edition";
import { writeFigure } from "~/content/figures";
import { type FigureName, figures } from "~/content/first-edition/figures";
import { formatDay } from "~/i18n/dates";
import { useTranslation } from "~/i18n/use-translation";
import { Say } from "../text";

/** Of the figures of a page those that the association has changed, with the days of their values, the latest first. */
export function ChangedFigures({ names = [] }: { names?: readonly FigureName[] }) {
  const { t } = useTranslation("article");
  const changed = names.filter((name) => edition().figures[name].length > 1);
  if (!changed.length) return null;
  return (
    <section className="article-part">
      <h2>{t("changed-figures")}</h2>
      <ul className="points">
        {changed.map((name) => (
          <li key={name}>
            <Say text={figures[name].name} />: <Values name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Values({ name }: { name: FigureName }) {
  const { t, language } = useTranslation("article");
  return edition()
    .figures[name].toReversed()
    .map(({ value, since }, at) => (
      <Fragment key={since}>
        {at > 0 ? t("and-before") : null}
        <Say text={writeFigure(name, value)} />
        {since ? (
          <>
            {` ${t("figure-since")} `}
            <time dateTime={since}>{formatDay(since, language)}</time>
          </>
        ) : (
          ` ${t("valid-before")}`
        )}
      </Fragment>
    ));
}
