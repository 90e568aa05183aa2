import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { soon } from "../visitor/soon";
import { aPhoto } from "../visitor/uploads";

const OFFICE = "/dashboard/content";

journeys("The media library", (language, test) => {
  const content = words(language, "content");
  const { media, people } = content.fields;

  test("asks for a description in both languages, and replaces a picture wherever it is shown", async ({
    visitor,
    another,
  }) => {
    const altText = `مبنى ${crypto.randomUUID().slice(0, 8)}`;
    await visitor.signIn("content");
    await visitor.visit(`${OFFICE}/media`);
    await visitor.press(content.add.media);
    await expectPresentable(visitor);
    await visitor.fill({ file: [await aPhoto("#0a5")], [media.description_ar]: altText });
    expect(await visitor.press(content.publish)).toBe(422);
    await visitor.fill({ [media.description_ar]: altText, [media.description_en]: altText });
    // With script, the file was uploaded before the form, and is still there.
    if (!visitor.scripted) expect(await visitor.press(content["save-draft"])).toBe(422);
    await visitor.fill({ ...(!visitor.scripted && { file: [await aPhoto("#0a5")] }), focal_x: "١٠١" });
    expect(await visitor.press(content.publish)).toBe(422);
    await visitor.see(content["not-a-percentage"]);
    await visitor.fill({ ...(!visitor.scripted && { file: [await aPhoto("#0a5")] }), focal_x: "٢٠" });
    await visitor.press(content.publish);
    await visitor.see([content.saved.live, content["media-unused"]]);
    await expectPresentable(visitor);
    const editor = visitor.path;
    await visitor.visit(`${OFFICE}/media`);
    await visitor.see([altText, content.unused], { in: "main" });
    await expectPresentable(visitor);

    await visitor.visit(`${OFFICE}/people/add`);
    const name = `د. ${crypto.randomUUID().slice(0, 8)}`;
    await visitor.fill({ [people.name_ar]: name, group: "board", order: "99", [people.media]: altText });
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);
    const person = visitor.path;
    const reader = await another();
    const portrait = async () => {
      await reader.visit("/association-council");
      const seat = (await reader.all("main .board li")).find((each) => each.textContent?.includes(name))!;
      return seat.querySelector("img")!;
    };
    await soon(async () => expect((await portrait()).className).toBe("focus focus-x-20"));
    const before = (await portrait()).getAttribute("src")!;
    expect((await reader.get(before)).status).toBe(200);

    await visitor.visit(editor);
    await visitor.see(name, { in: "main" });
    await visitor.fill({ file: [await aPhoto("#50a")] });
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);
    await soon(async () => expect((await portrait()).getAttribute("src")).not.toBe(before));

    for (const path of [person, editor]) {
      await visitor.visit(path);
      await visitor.press(content["take-down"]);
      await visitor.see(content["taken-down"]);
    }
    const unknown = { name_ar: name, group: "board", media: "4711", version: "", do: "publish" };
    expect((await visitor.post(`${OFFICE}/people/add`, unknown)).status).toBe(422);
  });
});
