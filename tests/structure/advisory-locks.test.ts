import { expect, it } from "vitest";
import { app } from "./source";

const locks = app.flatMap(({ path, text }) =>
  [...text.matchAll(/^const (\w*LOCK) = ([\d_]+);/gm)].map(([, name, number]) => ({
    lock: `${path}: ${name}`,
    number: number!,
  })),
);

it("each advisory lock of the database has a number of its own", () => {
  expect(locks.length).toBeGreaterThan(3);
  const sharing = locks.filter((one) => locks.some((other) => other !== one && other.number === one.number));
  expect(sharing).toEqual([]);
});
