import { describe, expect, it } from "vitest";
import { fromMarkdown, toMarkdown, type Written } from "./as-markdown";

const question: Written = {
  kind: "questions",
  key: "payment",
  texts: {
    topic: "fees",
    question_ar: 'كيف: "أدفع"؟ #1',
    question_en: "- how",
    answer_ar: "سطر\n\n## answer_en\n\\ مائلة\n---\nنهاية",
    related: "/faq\n/contact-us",
  },
  media: null,
  samples: ["question_ar"],
  from: null,
  until: "2027-01-01T08:30:00.000Z",
};
const at = { kind: "questions", key: "payment", file: "questions/payment.md" } as const;
const person: Written = {
  kind: "people",
  key: "1",
  texts: { name_ar: "سلمى", name_en: "yes", order: "01", from: "2026-11-25" },
  media: { path: "media/people-1.webp", name: 'a "b".jpg' },
  samples: [],
  from: "2026-11-25T07:00:00.000Z",
  until: null,
};

describe("a content item as Markdown", () => {
  it("is parsed as it was written", () => {
    expect(fromMarkdown(toMarkdown(question), at)).toEqual(question);
    expect(fromMarkdown(toMarkdown(person), { ...at, kind: "people", key: "1" })).toEqual(person);
    expect(fromMarkdown(toMarkdown(question).replace(/\n/g, "\r\n"), at)).toEqual(question);
  });

  it("is readable: plain words unquoted, texts below their names", () => {
    const { topic, answer_ar } = { topic: "fees", answer_ar: "نقدًا" };
    const plain = { ...question, texts: { topic, answer_ar }, samples: [], until: null };
    expect(toMarkdown(plain)).toBe("---\ntopic: fees\n---\n\n## answer_ar\n\nنقدًا\n");
  });

  it.each([
    ["topic: fees", "no front matter"],
    ["---\ntopic\n---\n", "questions/payment.md:2: expected"],
    ["---\ntopic: a\ntopic: b\n---\n", "payment.md:3: topic stands there twice"],
    ['---\ntopic: "a\n---\n', "quotation mark"],
    ["---\nconstructor: a\n---\n", "questions has no constructor"],
    ["---\n---\n\ntext", "before the first heading"],
    ["---\npublished: soon\n---\n", "no moment"],
  ])("is refused with file and line: %j", (text, message) => {
    expect(() => fromMarkdown(text, at)).toThrow(message);
  });
});
