import { expect, it } from "vitest";
import { columnsIn, headingKey } from "./csv-read.server";

const known = ["DOC_NO", "CENTRE"] as const;

it.each([
  [["DOC_NO", "CENTRE"], { DOC_NO: 0, CENTRE: 1 }],
  [["centre", " doc no "], { DOC_NO: 1, CENTRE: 0 }],
  [["\u200eDoc-No"], { DOC_NO: 0 }],
])("finds the columns of %j", (headings, places) => {
  expect(columnsIn(headings, known)).toEqual({ places, unknown: [], twice: [], renamed: [] });
});

it("lists unknown and repeated columns", () => {
  const columns = columnsIn(["NAME", "DOC_NO", "", "doc_no", "هاتف"], known);
  expect(columns).toEqual({
    ...{ places: { DOC_NO: 1 }, unknown: ["NAME", "هاتف"], twice: ["DOC_NO"], renamed: [] },
  });
});

it("knows what the association calls a column, in any case and spacing, after the column's own name", () => {
  const names = new Map([
    [headingKey("رقم العضوية"), "DOC_NO"],
    [headingKey("Centre"), "DOC_NO"],
  ] as const);
  expect(columnsIn([" رقم  العضوية ", "CENTRE"], known, names)).toEqual({
    places: { DOC_NO: 0, CENTRE: 1 },
    unknown: [],
    twice: [],
    renamed: [{ heading: "رقم  العضوية", name: "DOC_NO" }],
  });
  expect(columnsIn(["DOC_NO", "رقم العضوية"], known, names)).toMatchObject({ twice: ["DOC_NO"] });
});
