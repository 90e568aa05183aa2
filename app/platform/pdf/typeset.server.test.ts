import { beforeAll, describe, expect, it } from "vitest";
import { type Faces, loadFaces } from "./fonts.server";
import { type Line, shape, type TextStyle, typeset, typesetLine } from "./typeset.server";

let faces: Faces;
beforeAll(async () => {
  faces = await loadFaces();
});

const arabic: TextStyle = { weight: "regular", size: 12, direction: "rtl" };
const english: TextStyle = { ...arabic, direction: "ltr" };
const glyphText = (line: Line) =>
  line.pieces.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).join("");
const mirrored = (text: string) => [...text].reverse().join("");

describe("shape", () => {
  it("joins Arabic letters: each has another form alone, first, medial and last", () => {
    const forms = (text: string) =>
      shape(faces.regular, { text, rtl: true }).map(({ parts }) => parts[0]!.id);
    expect(new Set([...forms("ه"), ...forms("ههه")]).size).toBe(4);
  });

  it("has a glyph for every character of the content", () => {
    const alphabet =
      "ابتثجحخدذرزسشصضطظعغفقكلمنهوي أإآءؤئةى لا ، ؛ ؟ « » ( ) % – — … • 0123456789 ٠١٢٣٤٥٦٧٨٩ ٬ ٫ ٪ ABCxyz @ + / : “ ” ’";
    for (const face of Object.values(faces)) {
      const glyphs = alphabet
        .split(" ")
        .flatMap((text) => shape(face, { text, rtl: /[\u0600-\u06ff]/.test(text) }));
      expect(glyphs.filter(({ parts }) => parts.some(({ id }) => id === 0))).toEqual([]);
    }
  });

  it.each(["Иван", "王伟", "a 😀 b"])(
    "prints a question mark for a character that the font lacks: %s",
    (text) => {
      const line = typesetLine(faces, text, english);
      const glyphs = line.pieces.flatMap((piece) => piece.glyphs);
      expect(glyphs.flatMap(({ parts }) => parts).filter(({ id }) => id === 0)).toEqual([]);
      expect(glyphText(line)).toContain("?");
    },
  );

  it("gives each Arabic letter its own glyph, so that words can be searched", () => {
    const glyphs = shape(faces.regular, { text: "الإلكتروني والكوارث لله", rtl: true });
    expect(glyphs.filter((glyph) => glyph.text.length > 1)).toEqual([]);
    expect(mirrored(glyphs.map((glyph) => glyph.text).join(""))).toBe("الإلكتروني والكوارث لله");
  });

  it("mirrors brackets in Arabic and keeps their meaning", () => {
    const [opening] = shape(faces.regular, { text: "(", rtl: true });
    expect(opening!.parts[0]!.id).toBe(faces.regular.shaper.nominalGlyph(")".charCodeAt(0)));
    expect(opening!.text).toBe("(");
  });
});

describe("typesetLine", () => {
  it("shows Arabic digits in order", () => {
    const line = typesetLine(faces, "القانون ٢٠٢٦ والرسم ١٬٢٥٠٫٥", arabic);
    expect(glyphText(line)).toBe(`١٬٢٥٠٫٥${mirrored(" والرسم ")}٢٠٢٦${mirrored("القانون ")}`);
  });

  it("shows numbers in order within Arabic", () => {
    const line = typesetLine(faces, "القانون 14/2015 والدوام 8:30–16:00", arabic);
    expect(glyphText(line)).toBe(`8:30–16:00${mirrored(" والدوام ")}14/2015${mirrored("القانون ")}`);
  });

  it("fits into its column, and loses nothing", () => {
    const text = "يجوز للطبيب ألا يسدد عائدات التقاعد في أول 4 سنوات من تسجيله الدائم وما بعده من سنوات";
    const lines = typeset(faces, text, arabic, 150);
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map((line) => line.width))).toBeLessThanOrEqual(150.5);
    const letters = (all: string) => [...all.replaceAll(" ", "")].sort().join("");
    expect(letters(lines.map(glyphText).join(""))).toBe(letters(text));
  });

  it("has the width of its font size", () => {
    const width = (size: number) => typesetLine(faces, "Guide", { ...english, size }).width;
    expect(width(24)).toBeCloseTo(2 * width(12));
  });

  it("may be empty", () => {
    expect(typesetLine(faces, " ", english)).toMatchObject({ width: 0, pieces: [] });
  });
});
