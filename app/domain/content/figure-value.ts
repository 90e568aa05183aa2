import { type FigureName, figures, type Unit } from "~/content/first-edition/figures";

/** Values outside these bounds are treated as typing mistakes. */
const bounds: Record<Unit, { min: number; max: number; isInteger: boolean }> = {
  dinars: { min: 0, max: 1_000_000, isInteger: false },
  days: { min: 0, max: 3_660, isInteger: true },
  months: { min: 0, max: 120, isInteger: true },
  years: { min: 0, max: 100, isInteger: true },
  hours: { min: 0, max: 720, isInteger: true },
  age: { min: 1, max: 120, isInteger: true },
  percent: { min: 0, max: 100, isInteger: false },
  times: { min: 0, max: 10, isInteger: false },
  number: { min: 0, max: 1_000_000, isInteger: true },
};

export const boundsOf = (name: FigureName) => bounds[figures[name].unit];

/**
 * Matches a number with up to three decimals, such as 1,250.5 or ١٬٢٥٠٫٥, after its digits were converted to Latin
 * ones.
 */
export const AMOUNT = "^([0-9]{1,7}|[0-9]{1,3}([,٬][0-9]{3})+)([.٫][0-9]{1,3})?$";

export const plainAmount = (typed: string) => `${Number(typed.replace(/[,٬]/g, "").replace("٫", "."))}`;

/** Returns the error code if a figure cannot have a value, or null. */
export function figureProblem(name: FigureName, value: number): string | null {
  const { min, max, isInteger } = boundsOf(name);
  if (isInteger && !Number.isInteger(value)) return "content:not-whole";
  return value < min || value > max ? "content:out-of-bounds" : null;
}

export type ValueState = "now" | "to-come" | "past" | "replaced";

/** Adds to each value how it stands at `at`. The values come latest first; of two with one time, the first counts. */
export function withStates<Value extends { from: number }>(values: readonly Value[], at: number) {
  let held = false;
  return values.map((value, index): Value & { state: ValueState } => {
    if (index > 0 && values[index - 1]!.from === value.from) return { ...value, state: "replaced" };
    if (value.from > at) return { ...value, state: "to-come" };
    const state = held ? "past" : "now";
    held = true;
    return { ...value, state };
  });
}
