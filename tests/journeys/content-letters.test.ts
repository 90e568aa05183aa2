import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

journeys("An editor of email texts", (language, test) => {
  const content = words(language, "content");

  test("sees unknown and missing placeholders, and restores a version", async ({ visitor }) => {
    await visitor.signIn("content");
    await visitor.visit("/dashboard/content/letters");
    await expectPresentable(visitor);
    await visitor.press(content.things.letters["name-refused"], { in: "main" });
    await visitor.see([content.letter.holders, "{{name_ar}}"], { in: "main" });
    await expectPresentable(visitor);
    const editor = visitor.path;
    const english = await visitor.value("body_en");

    await visitor.fill({ body_en: `${english}\n{{nmae}}`, subject_en: "{{note}}" });
    expect(await visitor.press(content.publish)).toBe(422);
    await visitor.see(["{{nmae}}", "{{note}}"], { in: "[role=alert]" });
    await expectPresentable(visitor);

    await visitor.visit(editor.replace("name-refused", "returned"));
    await visitor.fill({ body_ar: "تحية طيبة" });
    expect(await visitor.press(content["save-draft"])).toBe(422);
    await visitor.see("{{reason}} {{link}}", { in: "[role=alert]" });

    await visitor.visit(editor);
    await visitor.fill({ body_en: `${english}\nWrite to us again.` });
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);
    await visitor.press(content.versions.title);
    expect(await visitor.text("main ins")).toContain("Write to us again.");
    await visitor.press(content.versions.restore.replace("{{number}}", "1"));
    await visitor.press(content.publish);
    expect(await visitor.value("body_en")).toBe(english);
  });

  test("cannot add or take down a text", async ({ visitor }) => {
    await visitor.signIn("content");
    for (const path of ["letters/add", "letters/nothing", "letters/constructor"])
      expect([path, await visitor.visit(`/dashboard/content/${path}`)]).toEqual([path, 404]);
    await visitor.visit("/dashboard/content/letters/receipt");
    expect(await visitor.count("main button[value=take-down]")).toBe(0);
    const sent = await visitor.post("/dashboard/content/letters/receipt", { do: "take-down", version: "" });
    expect(sent.status).toBe(422);
  });
});
