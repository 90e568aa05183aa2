import { describe, expect, it } from "vitest";
import { makeReference, readReference } from "./reference";

/** Numbers that repeat from one run to the next. */
function randomSource(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
const roll = randomSource(2026);
const samples = Array.from({ length: 300 }, () => makeReference(roll));

describe("a complaint reference", () => {
  it("has two groups of four characters without look-alikes, and is random", () => {
    for (const reference of samples)
      expect(reference).toMatch(/^[2-9AC-HJKMNP-TV-Z]{4}-[2-9AC-HJKMNP-TV-Z]{4}$/);
    expect(new Set(samples).size).toBe(samples.length);
  });

  it("is parsed in any notation", () => {
    for (const reference of samples) {
      expect(readReference(reference)).toBe(reference);
      expect(readReference(` ${reference.toLowerCase().replace("-", " – ")} `)).toBe(reference);
      expect(readReference(reference.replace("-", "").replace(/\d/g, (d) => "٠١٢٣٤٥٦٧٨٩"[Number(d)]!))).toBe(
        reference,
      );
    }
  });

  it("detects one wrong character and two swapped ones", () => {
    const reference = makeReference(randomSource(7)).replace("-", "");
    const signs = [...reference];
    for (let index = 0; index < signs.length; index++) {
      for (const other of "23456789ACDEFGHJKMNPQRSTVWXYZ") {
        if (other !== signs[index]) expect(readReference(signs.with(index, other).join(""))).toBeNull();
      }
      for (let place = index + 1; place < signs.length; place++) {
        if (signs[index] === signs[place]) continue;
        const swapped = signs.with(index, signs[place]!).with(place, signs[index]!);
        expect(readReference(swapped.join(""))).toBeNull();
      }
    }
  });

  it.each(["", "K7M4", "K7M4-QX9R-2T", "0000-0000", "مرجع", "\u0000"])("is not %j", (typed) => {
    expect(readReference(typed)).toBeNull();
  });
});
