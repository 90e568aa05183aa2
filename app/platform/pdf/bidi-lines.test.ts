import { describe, expect, it } from "vitest";
import { type Direction, ordered, ownDirection, visualRuns } from "./bidi-lines";
import { isolated, printable } from "./printable-text";

const seen = (text: string, direction: Direction) =>
  visualRuns(ordered(printable(text), direction)).map((run) => (run.rtl ? `←${run.text}` : run.text));

describe("the visual order of a line", () => {
  it("keeps a text of one direction in one run", () => {
    expect(seen("Registration fees", "ltr")).toEqual(["Registration fees"]);
    expect(seen("رسوم التسجيل", "rtl")).toEqual(["←رسوم التسجيل"]);
  });

  it.each([
    ["14/2015", "14/2015"],
    ["8:30–16:00", "8:30–16:00"],
    ["2026-11-20", "2026-11-20"],
    [isolated("+962 6 500 0000"), "+962 6 500 0000"],
  ])("keeps %s in order within Arabic", (written, read) => {
    expect(seen(`رقم ${written} وما بعده`, "rtl")).toEqual(["← وما بعده", read, "←رقم "]);
  });

  it("places Arabic words in an English line in their own order", () => {
    expect(seen("the word دليل النقابة means guide", "ltr")).toEqual([
      "the word ",
      "←دليل النقابة",
      " means guide",
    ]);
  });

  it("places Latin words and what follows them where Arabic readers expect them", () => {
    expect(seen("بطاقات Visa أو MasterCard الذكية", "rtl")).toEqual([
      "← الذكية",
      "MasterCard",
      "← أو ",
      "Visa",
      "←بطاقات ",
    ]);
  });

  it("is computed for each line of a paragraph", () => {
    const paragraph = ordered("أول Latin words ثان", "rtl");
    const end = paragraph.text.indexOf("words");
    expect(visualRuns(paragraph, 0, end - 1).map((run) => run.text)).toEqual(["Latin", "أول "]);
    expect(visualRuns(paragraph, end).map((run) => run.text)).toEqual([" ثان", "words"]);
  });

  it("keeps trailing spaces at the end", () => {
    expect(visualRuns(ordered("أول Latin ", "rtl")).at(0)).toMatchObject({ text: " ", rtl: true });
  });

  it("contains no isolates", () => {
    const drawn = visualRuns(ordered(`قبل ${isolated("8:30")} بعد`, "rtl"));
    expect(drawn.map((run) => run.text).join("")).not.toMatch(/[\u2066-\u2069]/);
  });
});

describe("the direction of quoted text", () => {
  it.each([
    ["Please send page 2 again.", "ltr"],
    ["2. صورة الهوية (ID) غير واضحة.", "rtl"],
    ["14/2015", "rtl"],
  ])("for %s is %s in an Arabic document", (text, direction) => {
    expect(ownDirection(text, "rtl")).toBe(direction);
  });
});
