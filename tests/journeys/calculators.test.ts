import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

journeys("A reader works out", (language, test) => {
  const calculators = words(language, "calculators");

  test("the cost of a registration", async ({ visitor }) => {
    const form = "#cost form";
    await visitor.visit("/registration-requirements");
    await visitor.fill({ step: "comprehensive-exam", nationality: "other", registered: "no" }, { in: form });
    await visitor.press(calculators["work-out"], { in: form });
    expect(visitor.path).toMatch(/#cost$/);
    await visitor.see("106", { in: `${form} [role=status]` });
    expect(await visitor.value("nationality", form)).toBe("other");
    await visitor.fill({ step: "internship", nationality: "jordanian" }, { in: form });
    await visitor.press(calculators["work-out"], { in: form });
    await visitor.see("60", { in: `${form} [role=status]` });
    await expectPresentable(visitor);
  });

  test("the effect of their age on the authority fund", async ({ visitor }) => {
    const form = "#age form";
    const ask = async (age: string) => {
      await visitor.fill({ age }, { in: form });
      await visitor.press(calculators["work-out"], { in: form });
    };
    await visitor.visit("/authority-fund");
    for (const [age, answer] of [
      ["٤٥", calculators.entry.times.half],
      ["52", calculators.entry["no-retirement"]],
      ["30", calculators.entry.times.once],
    ] as const) {
      await ask(age);
      await visitor.see(answer, { in: "#age [role=status]" });
    }
    await ask("abc");
    expect(await visitor.count("[role=alert]")).toBe(1);
    expect(await visitor.value("age", form)).toBe("abc");
    await expectPresentable(visitor);
  });

  test("the share of a bill that the insurance covers", async ({ visitor }) => {
    const form = "#bill-shares form";
    const ask = async (bill: string) => {
      await visitor.fill({ bill }, { in: form });
      await visitor.press(calculators["work-out"], { in: form });
    };
    await visitor.visit("/health-insurance-fund");
    await visitor.fill({ treatment: "beneficiary-admission" }, { in: form });
    await ask("١٢٥٠٫٥");
    await visitor.see(["1,200.5", "50"], { in: `${form} [role=status]` });
    await ask("9000");
    await visitor.see(calculators.bill.ceiling.admission, { in: `${form} [role=status]` });
    await ask("-3");
    await visitor.see(calculators.bill.refused, { in: `${form} [role=alert]` });
    await expectPresentable(visitor);
  });
});
