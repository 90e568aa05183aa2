import { describe, expect, it } from "vitest";
import { loadFaces } from "~/platform/pdf/fonts.server";
import { shape } from "~/platform/pdf/typeset.server";
import { unprintableCharacter, withoutTitle } from "./person-name";

describe("withoutTitle", () => {
  it.each([
    ["د. أحمد سالم", "أحمد سالم"],
    ["د.أحمد سالم", "أحمد سالم"],
    ["د أحمد سالم", "أحمد سالم"],
    ["د. د. أحمد", "أحمد"],
    ["أ.د. أحمد", "أحمد"],
    ["د/ أحمد", "أحمد"],
    ["الدكتورة رنا حداد", "رنا حداد"],
    ["Dr. Ahmad Salem", "Ahmad Salem"],
    ["DR Ahmad", "Ahmad"],
    ["Prof. Dr. Ahmad", "Ahmad"],
    ["دانا أحمد", "دانا أحمد"],
    ["أحمد د. سالم", "أحمد د. سالم"],
    ["Drew Barakat", "Drew Barakat"],
    ["أسماء", "أسماء"],
    ["طبيبي أحمد", "طبيبي أحمد"],
    ["د.", "د."],
  ])("turns %j into %j", (name, expected) => {
    expect(withoutTitle(name)).toBe(expected);
  });
});

describe("unprintableCharacter", () => {
  it.each([
    ["Ahmad Al-Masri O'Neill (Jr.)", null],
    ["محمد گلناز پور", null],
    ["Łukasz Müller", null],
    ["Иван Петров", "И"],
    ["王伟", "王"],
    ["Ahmad 😀", "😀"],
  ])("returns for %j the character %j", (name, character) => {
    expect(unprintableCharacter(name)).toBe(character);
  });

  it("accepts only characters that both faces of the documents can draw", async () => {
    const faces = await loadFaces();
    const characters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(
      (character) => /\P{C}/u.test(character) && unprintableCharacter(character) === null,
    );
    expect(characters.length).toBeGreaterThan(400);
    for (const face of [faces.regular, faces.bold]) {
      const missing = characters.filter((character) =>
        shape(face, { text: character, rtl: /\p{Script=Arabic}/u.test(character) }).some(({ parts }) =>
          parts.some(({ id }) => id === 0),
        ),
      );
      expect(missing).toEqual([]);
    }
  });
});
