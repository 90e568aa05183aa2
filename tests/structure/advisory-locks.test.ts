import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { app } from "./source";

const locksOfCode = app.flatMap(({ path, text }) =>
  [...text.matchAll(/^const (\w*LOCK) = ([\d_]+);/gm)].map(([, name, number]) => ({
    lock: `${path}: ${name}`,
    number: Number(number!.replaceAll("_", "")),
  })),
);

const locksOfTriggers = readdirSync("drizzle")
  .filter((file) => file.endsWith(".sql"))
  .flatMap((file) =>
    [...readFileSync(`drizzle/${file}`, "utf8").matchAll(/pg_advisory_xact_lock\((\d+)\)/g)].map(
      ([, number]) => ({ lock: file, number: Number(number) }),
    ),
  );

it("each advisory lock of the database has a number of its own", () => {
  const locks = [...locksOfCode, ...locksOfTriggers];
  expect(locksOfCode.length).toBeGreaterThan(3);
  expect(locksOfTriggers.length).toBeGreaterThan(0);
  const sharing = locks.filter((one) => locks.some((other) => other !== one && other.number === one.number));
  expect(sharing).toEqual([]);
});
