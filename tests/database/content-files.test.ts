import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { edition } from "~/content/current-edition";
import type { Person } from "~/content/edition";
import { contentItems, db } from "~/db";
import { addFirstEdition, loadEdition } from "~/domain/content/edition.server";
import { takeDown } from "~/domain/content/items.server";
import { aCheckedPhoto, aContentDesk } from "../builders/content";
import { commandHere } from "../support/command-here";
import { emptyDatabase, useDatabase } from "../support/database";

useDatabase();

const desk = aContentDesk();
let folder = "";
beforeEach(async () => {
  await addFirstEdition();
  await loadEdition();
  folder = path.join(await mkdtemp(path.join(tmpdir(), "content-")), "out");
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

const files = async () =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const at = path.join(entry.parentPath, entry.name);
          return [path.relative(folder, at), (await readFile(at)).toString("base64")] as const;
        }),
    ),
  );

/** Leaves out the storage keys of pictures, which differ on each site. */
const contentState = () =>
  JSON.stringify(edition())
    .replace(/content-photos\/[0-9a-f]+/g, "")
    .replace(/"photoBytes":\{[^}]*\}/g, "");

async function emptySite() {
  await emptyDatabase();
  await loadEdition();
}

it("keeps a photo while its item is unpublished, and shows it when the item is published again", async () => {
  const person = { name_ar: "سلمى", group: "board" };
  await desk.save("people", person, { upload: await aCheckedPhoto("#0a5") });
  const [{ key, photo }] = edition().people.filter(({ name }) => name.ar === "سلمى") as [Person];
  expect(photo).not.toBeNull();
  await takeDown(desk.writer(), { kind: "people", key }, desk.submission());
  await desk.save("people", person, { key });
  expect(edition().people.find((each) => each.key === key)?.photo).toEqual(photo);
});

describe("content as files", () => {
  it("are exported as they are published, identically each time, and reproduce the content on another site", async () => {
    const upload = await aCheckedPhoto("#0a5");
    await desk.save("people", { name_ar: "سلمى", group: "board", order: "1" }, { upload });
    const notice = { text_ar: "إعلان: «مهم»", text_en: "# Notice" };
    await desk.save("announcement", notice, { key: "announcement" });
    const fee = { value: "175", from: "2026-01-01" };
    await desk.save("figures", fee, { key: "registration.permanent" });
    await takeDown(desk.writer(), { kind: "questions", key: "elections" }, desk.submission());
    const before = contentState();
    expect(await commandHere("content", "export", folder)).toMatchObject({ code: 0 });
    const first = await files();
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining([
        "letters/invitation.md",
        "questions/payment.md",
        "contact/contact.md",
        "pages/welcome.ar.md",
        "pages/authority-fund.en.md",
        "announcement/announcement.md",
        "media/people-25.webp",
      ]),
    );
    expect(Object.keys(first)).not.toContain("questions/elections.md");
    expect((await commandHere("content", "export", folder)).code).toBe(1);
    await rm(folder, { recursive: true });
    await commandHere("content", "export", folder);
    expect(await files()).toEqual(first);

    const refused = await commandHere("content", "import", folder);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("already written")]);
    await emptySite();
    expect(await commandHere("content", "import", folder)).toMatchObject({ code: 0 });
    expect(contentState()).toBe(before);
  });

  it.each([
    ["people/1.md", "---\nname_ar: a\ngroup: board\nphoto: media/../../secret\n---\n", "no file in media"],
    ["people/1.md", "---\nname_ar: a\ngroup: board\nphoto: /etc/passwd\n---\n", "no file in media"],
    ["people/1.md", "---\nname_ar: a\ngroup: board\nphoto: media/link.webp\n---\n", "no such file"],
    ["people/1.md", "---\nname_ar: a\ngroup: nowhere\n---\n", "people/1.md: group"],
    ["people/..1.md", "---\nname_ar: a\n---\n", "not the name of a thing"],
    ["letters/nothing.md", "---\nsubject_ar: a\n---\n", "no such letters"],
    ["letters/code.md", "---\nsubject_ar: a\n---\n\n## body_ar\n\nb\n", "{{code}}"],
    ["unknown/1.md", "---\n---\n", "no such content"],
  ])("is refused as a whole: %s, %j", async (file, text, message) => {
    await emptySite();
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await mkdir(path.join(folder, "media"), { recursive: true });
    await symlink("/etc/passwd", path.join(folder, "media/link.webp"));
    await writeFile(path.join(folder, file), text);
    const { code, output } = await commandHere("content", "import", folder);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect(await db.$count(contentItems)).toBe(0);
  });

  it.each(["media", "people"])("is read from no folder that %s leads to elsewhere", async (part) => {
    await emptySite();
    await mkdir(folder, { recursive: true });
    await symlink(tmpdir(), path.join(folder, part));
    expect(await commandHere("content", "import", folder)).toEqual({
      code: 1,
      output: expect.stringContaining(`${part}: not a folder`),
    });
  });
});
