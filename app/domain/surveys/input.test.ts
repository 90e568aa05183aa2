import { describe, expect, it } from "vitest";
import { surveyInput } from "./input";

const answered = { question1: "1", question2: "2", question3: "3", question4: "3" };
const codesOf = (sheet: object) =>
  surveyInput.safeParse(sheet).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

describe("surveyInput", () => {
  it("has four levels, and a comment only if one was written", () => {
    const levels = { question1: 1, question2: 2, question3: 3, question4: 3 };
    for (const comment of [undefined, "", " \r\n\t "])
      expect(surveyInput.parse({ ...answered, additional_feedback: comment })).toEqual(levels);
    expect(surveyInput.parse({ ...answered, additional_feedback: "  شكرًا\r\nلكم " })).toEqual({
      ...levels,
      additional_feedback: "شكرًا\nلكم",
    });
  });

  it.each([undefined, "", "0", "4", "-1", "1.5", "satisfied", "١١"])("takes %j for unanswered", (sent) => {
    expect(codesOf({ ...answered, question2: sent })).toEqual(["question2 survey:choose"]);
  });

  it("names every unanswered question", () => {
    expect(codesOf({ question3: "2" })).toHaveLength(3);
  });

  it("accepts any digits, and refuses a repeated answer", () => {
    expect(surveyInput.parse({ ...answered, question1: "٣" }).question1).toBe(3);
    expect(codesOf({ ...answered, question1: ["1", "2"] })).toEqual(["question1 sent-twice"]);
  });

  it("accepts comments of up to 2000 characters", () => {
    const comment = (length: number) => ({ ...answered, additional_feedback: ` ${"س".repeat(length)} ` });
    expect(codesOf(comment(2000))).toEqual([]);
    expect(codesOf(comment(2001))).toEqual(["additional_feedback too-long"]);
  });
});
