import { expect, it } from "vitest";
import { standingOf } from "./levels";

it.each([
  [1, "low"],
  [1.4999, "low"],
  [1.5, "middle"],
  [2, "middle"],
  [2.4999, "middle"],
  [2.5, "high"],
  [3, "high"],
])("an average of %d is %s", (average, standing) => expect(standingOf(average)).toBe(standing));
