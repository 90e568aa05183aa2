import { describe, expect, it } from "vitest";
import { dictionaries } from "~/i18n";
import { app } from "./source";

/** The codes of messages that are followed by a value: `area:key?${value}`. */
const codes = app.flatMap(({ path, text }) =>
  [...text.matchAll(/`([a-z-]+):([\w.-]+)\?\$\{/g)].map(([, area, key]) => ({
    path,
    area: area!,
    key: key!,
  })),
);

const textOf = (dictionary: object, area: string, key: string) =>
  [area, ...key.split(".")].reduce<unknown>((found, name) => Object(found)[name], dictionary);

describe("a message with a value after its code", () => {
  it("is found in the code", () => expect(codes.length).toBeGreaterThan(3));

  it.each(codes)("says it as `names`: $area:$key", ({ area, key }) => {
    for (const dictionary of Object.values(dictionaries)) {
      const placeholders = String(textOf(dictionary, area, key)).match(/\{\{\w+\}\}/g) ?? [];
      expect(placeholders).toContain("{{names}}");
    }
  });
});
