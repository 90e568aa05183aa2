import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { i18nOf, languages } from "~/i18n";
import { Bars, Columns, Months, Scale, Steps, Years } from "./chart";

const says = "جملة تقول ما يبيّنه الشكل كله من أوله إلى آخره";
const centre = "مركز الاقتراع في مجمع النقابات المهنية، عمّان";
const amounts = (count: number, label: string) =>
  Array.from({ length: count }, (_, index) => ({
    label: `${index} ${label}`,
    value: index * 977,
    words: "100.0%",
  }));
const years = Array.from({ length: 12 }, (_, index) => ({
  year: 2015 + index,
  words: "مسدَّد",
  paid: index < 9,
}));

const charts = {
  columns: <Columns says={says} amounts={amounts(16, "")} />,
  "columns up to": <Columns says={says} amounts={amounts(12, "")} scale={12000} />,
  bars: <Bars says={says} amounts={amounts(40, centre)} />,
  scale: <Scale says={says} value={977} full={1000} words={says} limit={{ at: 900, words: says }} />,
  months: <Months says={says} paid={9} current={11} first="كانون الثاني" last="كانون الأول" words={says} />,
  years: <Years says={says} years={years} />,
  steps: <Steps says={says} amounts={amounts(5, "أدّى القسم")} />,
};

const draw = (chart: React.ReactElement, language: "ar" | "en") =>
  renderToStaticMarkup(<I18nextProvider i18n={i18nOf[language]}>{chart}</I18nextProvider>);

describe.each(Object.entries(charts))("a chart of %s", (_, chart) => {
  it.each(languages)("is an image with a sentence as its name, and small (%s)", (language) => {
    const drawn = draw(chart, language);
    expect(drawn).toContain(`role="img" aria-label="${says}"`);
    expect(new TextEncoder().encode(drawn).length).toBeLessThanOrEqual(3072);
    expect(drawn).not.toMatch(/NaN|undefined/);
  });

  it("starts at the reading edge", () => {
    expect(draw(chart, "ar")).not.toBe(draw(chart, "en"));
  });
});

it("draws zero as zero", () => {
  const drawn = draw(<Columns says={says} amounts={[{ label: "8", value: 0 }]} />, "en");
  expect(drawn).toContain("v0H");
  expect(drawn).toContain(">0<");
});
