import { describe, expect, it } from "vitest";
import { association } from "~/content/association";
import { firstLetters } from "~/content/first-edition/letters";
import { letterNames } from "~/content/letters";
import { ltr } from "~/content/words";
import { letterMistakes } from "./letter-mistakes";

const invitation = firstLetters.invitation;

describe("letterMistakes", () => {
  it.each(letterNames)("finds none in the delivered letter %s, which names no association", (name) => {
    expect(letterMistakes(name, firstLetters[name])).toEqual({});
    const texts = Object.values(firstLetters[name]).join();
    for (const spelled of Object.values(association.name)) expect(texts).not.toContain(spelled);
  });

  it("lists unknown placeholders once each, at most five", () => {
    const body_en = `${invitation.body_en}{{nobody}} {{code}} {{nobody}}`;
    expect(letterMistakes("invitation", { ...invitation, body_en })).toEqual({
      body_en: [`content:unknown-holders?${ltr("{{nobody}}")} ${ltr("{{code}}")}`],
    });
    const many = [1, 2, 3, 4, 5, 6].map((n) => `{{x${n}}}`).join("");
    const { body_ar } = letterMistakes("invitation", { ...invitation, body_ar: many });
    expect(body_ar![0]!.match(/x\d/g)).toHaveLength(5);
  });

  it("requires the link, and keeps the code out of the subject", () => {
    const body_ar = "افتح الرابط";
    expect(letterMistakes("invitation", { ...invitation, body_ar })).toEqual({
      body_ar: [`content:lacking-holders?${ltr("{{link}}")}`],
    });
    const subject_en = "Your code: {{code}}";
    expect(letterMistakes("code", { ...firstLetters.code, subject_en })).toEqual({
      subject_en: [`content:unknown-holders?${ltr("{{code}}")}`],
    });
  });

  it("accepts a missing English text", () => {
    expect(letterMistakes("invitation", { ...invitation, body_en: "", subject_en: undefined })).toEqual({});
  });
});
