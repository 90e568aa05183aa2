import { describe, expect, it } from "vitest";
import { kindNames, kindOf, schemas } from "./kinds";

const contact = (fields: Record<string, string>) => schemas.contact.safeParse(fields).success;

describe("a social network account", () => {
  it.each([
    "https://www.facebook.com/association",
    "https://www.facebook.com/profile.php?id=100",
    "http://x.com/association/",
  ])("is linked for %s", (address) => expect(contact({ facebook: address })).toBe(true));

  it.each([
    "facebook.com/association",
    "https://www.facebook.com",
    "https://x.com/",
    "https://x.com/?lang=ar#top",
    "javascript:alert(1)",
    "https://x.com/a b",
  ])("is refused for %s", (address) => expect(contact({ x: address })).toBe(false));
});

describe("the kinds of content", () => {
  it.each(kindNames)("%s has unique field names and a valid first edition", (kind) => {
    const { fields, first } = kindOf(kind);
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const refused = first.filter((item) => !schemas[kind].strict().safeParse(item.fields).success);
    expect(refused.map(({ key }) => key)).toEqual([]);
    expect(first.flatMap(({ samples = [] }) => samples).filter((name) => !names.includes(name))).toEqual([]);
  });

  it("accept coordinates with any number of digits", () => {
    expect(contact({ latitude: "٣١.٩٦٩٢", longitude: "-35.9" })).toBe(true);
    expect(contact({ latitude: "north" })).toBe(false);
  });
});
