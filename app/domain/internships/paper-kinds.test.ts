import { expect, it } from "vitest";
import { neededPapers, papersByKind } from "./paper-kinds";

const JORDAN = 400;
const EGYPT = 818;

it("requires an equivalence only for a degree from outside Jordan", () => {
  expect(neededPapers({ degreeCountry: JORDAN })).toEqual(["identity", "degree", "school", "photo"]);
  expect(neededPapers({ degreeCountry: EGYPT })).toEqual([
    "identity",
    "degree",
    "school",
    "equivalence",
    "photo",
  ]);
});

it("files a paper under its kind, or among the others", () => {
  const [passport, back, old, equivalence] = (["identity", "identity", null, "equivalence"] as const).map(
    (kind, id) => ({ id, kind }),
  );
  const { places, others } = papersByKind({ degreeCountry: JORDAN }, [passport!, old!, back!, equivalence!]);
  expect(places).toEqual([
    { kind: "identity", papers: [passport, back] },
    { kind: "degree", papers: [] },
    { kind: "school", papers: [] },
    { kind: "photo", papers: [] },
  ]);
  expect(others).toEqual([old, equivalence]);
});
