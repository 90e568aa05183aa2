import { describe, expect, it } from "vitest";
import { parseForm } from "~/fields/parse-form";
import { decisionInput, isSameName, nameChangeInput } from "./input";

function read(schema: typeof decisionInput | typeof nameChangeInput, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { value, refuse } = parseForm(form, schema);
  return value ?? refuse().error;
}

describe("decisionInput", () => {
  it.each([
    [{ decision: "accept" }, { decision: "accept", note: null }],
    [
      { decision: "accept", note: " تم\r\nالتحقق " },
      { decision: "accept", note: "تم\nالتحقق" },
    ],
    [
      { decision: "refuse", note: "الوثيقة غير واضحة" },
      { decision: "refuse", note: "الوثيقة غير واضحة" },
    ],
    [{ decision: "refuse", note: " \u200f " }, { note: ["names:errors.note"] }],
    [{ decision: "delete", note: "x" }, { decision: ["names:errors.decision"] }],
    [{}, { decision: ["names:errors.decision"] }],
    [{ decision: "refuse", note: "x".repeat(1001) }, { note: ["too-long"] }],
  ])("parses %j", (fields, answer) => {
    expect(read(decisionInput, fields as Record<string, string>)).toEqual(answer);
  });
});

describe("nameChangeInput", () => {
  it("accepts a missing reason", () => {
    expect(read(nameChangeInput, { DOC_NAME_A: "رنا", DOC_NAME_E: "Rana", reason: " " })).toEqual({
      DOC_NAME_A: "رنا",
      DOC_NAME_E: "Rana",
      reason: null,
    });
  });

  it("requires a change", () => {
    const names = { nameAr: "رنا", nameEn: "Rana" };
    expect(isSameName({ DOC_NAME_A: "رنا", DOC_NAME_E: "Rana" }, names)).toBe(true);
    expect(isSameName({ DOC_NAME_A: "رنا", DOC_NAME_E: "Rana H" }, names)).toBe(false);
  });
});
