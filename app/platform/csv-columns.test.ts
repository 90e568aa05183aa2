import { expect, it } from "vitest";
import { columnsIn } from "./csv-read.server";

const known = ["DOC_NO", "CENTRE"] as const;

it.each([
  [["DOC_NO", "CENTRE"], { DOC_NO: 0, CENTRE: 1 }],
  [["centre", " doc no "], { DOC_NO: 1, CENTRE: 0 }],
  [["\u200eDoc-No"], { DOC_NO: 0 }],
])("finds the columns of %j", (headings, places) => {
  expect(columnsIn(headings, known)).toEqual({ places, unknown: [], twice: [] });
});

it("lists unknown and repeated columns", () => {
  const columns = columnsIn(["NAME", "DOC_NO", "", "doc_no", "هاتف"], known);
  expect(columns).toEqual({ places: { DOC_NO: 1 }, unknown: ["NAME", "هاتف"], twice: ["DOC_NO"] });
});
