import { describe, expect, it } from "vitest";
import { edition } from "~/content/current-edition";
import type { Fields } from "~/content/edition";
import { peopleOf } from "~/content/shown-article";
import { takeDown } from "~/domain/content/items.server";
import { findMediaUses, mentionsMedia } from "~/domain/content/media.server";
import { AT_ONCE, aCheckedPhoto, aContentDesk, type More } from "../builders/content";
import { useDatabase } from "../support/database";

useDatabase();

const desk = aContentDesk();

type Saved = Pick<More, "key" | "upload"> & { publish?: boolean };
const save = (kind: "media" | "people", fields: Fields, { publish = true, ...more }: Saved = {}) =>
  desk.save(kind, fields, { ...more, publish: publish ? AT_ONCE : null });

const described = { description_ar: "مبنى النقابة", description_en: "The association's building" };
const portrait = () => peopleOf("board")[0]?.photo;

describe("a picture of the library", () => {
  it("is replaced, and keeps its focal point, wherever it is named", async () => {
    await save("media", { ...described, focal_x: "20" }, { upload: await aCheckedPhoto("#0a5") });
    await save("people", { name_ar: "سلمى", group: "board", media: "1" });
    expect(portrait()).toMatchObject({ photoName: "0a5.jpg", focus: { x: 20, y: 50 } });
    await save("media", described, { key: "1", upload: await aCheckedPhoto("#50a") });
    expect(portrait()).toMatchObject({ photoName: "50a.jpg", focus: { x: 50, y: 50 } });
    await save("media", { ...described, description_en: "The hall" }, { key: "1" });
    expect(edition().media[0]).toMatchObject({
      description: { en: "The hall" },
      picture: { photoName: "50a.jpg" },
    });
    await takeDown(desk.writer(), { kind: "media", key: "1" }, desk.submission());
    expect(portrait()).toBeNull();
  });

  it("lists the places where it is used now and in scheduled versions", async () => {
    await save("media", described, { upload: await aCheckedPhoto("#0a5") });
    await save("media", described, { upload: await aCheckedPhoto("#0a5") });
    await save("people", { name_ar: "سلمى", group: "board", media: "1" });
    await save("people", { name_ar: "ريما", group: "board", media: "2" }, { publish: false });
    await save("people", { name_ar: "سلمى", group: "board" }, { key: "1", publish: false });
    const usesOf = await findMediaUses();
    expect(["1", "2", "3"].map((key) => usesOf(key).map((use) => use.key))).toEqual([["1"], ["2"], []]);
  });
});

describe("references to a picture", () => {
  it("is a field or a block called media, at any depth", () => {
    const page = { sections: [{ blocks: [{ kind: "text" }, { kind: "picture", media: "7" }] }] };
    expect([mentionsMedia(page, "7"), mentionsMedia(page, "8"), mentionsMedia(null, "7")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(mentionsMedia({ order: "7" }, "7")).toBe(false);
  });
});
