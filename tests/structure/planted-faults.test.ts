import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const AREAS = "tests/mutants";
type Fault = { file: string; from: string; to: string; breaks: string };

const areas = await Promise.all(
  readdirSync(AREAS)
    .filter((name) => name.endsWith(".mjs"))
    .map(async (name) => ({
      name,
      faults: (await import(`../mutants/${name}`)).default as Fault[],
    })),
);
const idOf = ({ file, breaks }: Fault) => `${file}: ${breaks}`;

describe("the planted faults", () => {
  it.each(areas)("$name each occur once in their files", ({ faults }) => {
    const lost = faults.filter(
      ({ file, from }) => !existsSync(file) || readFileSync(file, "utf8").split(from).length !== 2,
    );
    expect(lost.map(idOf), "its `from` must stand once in its file: adapt it in tests/mutants").toEqual([]);
  });

  it("match the stored results", () => {
    const planted = new Set(areas.flatMap(({ faults }) => faults).map(idOf));
    const known = Object.keys(JSON.parse(readFileSync(`${AREAS}/caught.json`, "utf8")));
    expect(
      known.filter((id) => !planted.has(id)),
      "delete it from tests/mutants/caught.json, or give it its new name",
    ).toEqual([]);
  });
});
