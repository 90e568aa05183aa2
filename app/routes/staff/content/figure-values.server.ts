import { type FigureValue, writeFigure } from "~/content/figures";
import { type FigureName, figures } from "~/content/first-edition/figures";
import { boundsOf } from "~/domain/content/figure-value";
import { listValues } from "~/domain/content/figures.server";
import { formatDay, formatNumber, type Language } from "~/i18n";

const inWords = (name: FigureName, { value, since }: FigureValue, language: Language) => ({
  value: writeFigure(name, value),
  since: since && formatDay(since, language),
});

/** Returns all values of a figure with their days, latest first, and the hints of its form. */
export async function figureView(name: FigureName, language: Language) {
  const values = (await listValues(name)).get(name) ?? [];
  const { min, max } = boundsOf(name);
  return {
    unit: figures[name].unit,
    least: formatNumber(min, language),
    most: formatNumber(max, language),
    values: values.map(({ state, author, ...each }) => ({
      ...inWords(name, each, language),
      state,
      author,
    })),
  };
}
export type FigureView = Awaited<ReturnType<typeof figureView>>;

/** Returns the current value of each figure, and its scheduled values in order. */
export async function allFigures(language: Language) {
  const values = await listValues();
  return Object.keys(figures).flatMap((key) => {
    const name = key as FigureName;
    const ownValues = values.get(name);
    const held = ownValues?.find(({ state }) => state === "now");
    if (!ownValues || !held) return [];
    const toCome = ownValues.filter(({ state }) => state === "to-come").reverse();
    return [
      {
        name,
        called: figures[name].name,
        ...inWords(name, held, language),
        toCome: toCome.map((each) => inWords(name, each, language)),
      },
    ];
  });
}
