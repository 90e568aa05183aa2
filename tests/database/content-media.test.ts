import { beforeEach, describe, expect, it } from "vitest";
import { peopleOf } from "~/content/article";
import { edition, type Fields } from "~/content/edition";
import { db } from "~/db/client.server";
import { staffUsers } from "~/db/schema";
import { loadEdition } from "~/domain/content/edition.server";
import { saveRevision, takeDown } from "~/domain/content/items.server";
import { namesMedia, usesOfMedia } from "~/domain/content/media.server";
import type { CheckedUpload } from "~/domain/content/uploads.server";
import { preparePhoto } from "~/platform/photos.server";
import { useDatabase } from "../support/database";
import { aPhoto } from "../visitor/uploads";

useDatabase();

let staff: { id: string };
beforeEach(async () => {
  const [user] = await db
    .insert(staffUsers)
    .values({ email: "content@site.test", fullName: "Writer", role: "content", passwordHash: "none" })
    .returning({ id: staffUsers.id });
  staff = user!;
  await loadEdition();
});

const submission = () => ({ id: crypto.randomUUID(), form: "content", actor: staff.id, bodyHash: "" });
const photo = async (colour: string): Promise<CheckedUpload> => ({
  name: `${colour.slice(1)}.jpg`,
  prepared: await preparePhoto(new Uint8Array((await aPhoto(colour)).buffer)),
});

type More = { key?: string; upload?: CheckedUpload; publish?: boolean };
async function save(kind: "media" | "people", fields: Fields, { key, upload, publish = true }: More = {}) {
  const hours = publish ? { from: null, until: null } : null;
  const what = { kind, key: key ?? null, fields, upload: upload ?? null, seen: null, staff };
  return saveRevision({ ...what, publish: hours }, submission());
}

const described = { description_ar: "مبنى النقابة", description_en: "The association's building" };
const portrait = () => peopleOf("board")[0]?.photo;

describe("a picture of the library", () => {
  it("is replaced, and keeps its focal point, wherever it is named", async () => {
    await save("media", { ...described, focal_x: "20" }, { upload: await photo("#0a5") });
    await save("people", { name_ar: "سلمى", group: "board", media: "1" });
    expect(portrait()).toMatchObject({ photoName: "0a5.jpg", focus: { x: 20, y: 50 } });
    await save("media", described, { key: "1", upload: await photo("#50a") });
    expect(portrait()).toMatchObject({ photoName: "50a.jpg", focus: { x: 50, y: 50 } });
    await save("media", { ...described, description_en: "The hall" }, { key: "1" });
    expect(edition().media[0]).toMatchObject({
      description: { en: "The hall" },
      picture: { photoName: "50a.jpg" },
    });
    await takeDown(staff, { kind: "media", key: "1" }, submission());
    expect(portrait()).toBeNull();
  });

  it("knows where it is shown, and where it will be", async () => {
    await save("media", described, { upload: await photo("#0a5") });
    await save("media", described, { upload: await photo("#0a5") });
    await save("people", { name_ar: "سلمى", group: "board", media: "1" });
    await save("people", { name_ar: "ريما", group: "board", media: "2" }, { publish: false });
    await save("people", { name_ar: "سلمى", group: "board" }, { key: "1", publish: false });
    const usesOf = await usesOfMedia();
    expect(["1", "2", "3"].map((key) => usesOf(key).map((use) => use.key))).toEqual([["1"], ["2"], []]);
  });
});

describe("what names a picture", () => {
  it("is a field or a block called media, at any depth", () => {
    const page = { sections: [{ blocks: [{ kind: "text" }, { kind: "picture", media: "7" }] }] };
    expect([namesMedia(page, "7"), namesMedia(page, "8"), namesMedia(null, "7")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(namesMedia({ order: "7" }, "7")).toBe(false);
  });
});
