import { describe, expect, it } from "vitest";
import { edition } from "~/content/current-edition";
import type { Fields, StoredFile } from "~/content/edition";
import { contentRevisions, db } from "~/db";
import { addFirstEdition, loadEdition } from "~/domain/content/edition.server";
import { findNewest, listRevisions, takeDown } from "~/domain/content/items.server";
import { checkFileField } from "~/domain/content/uploads.server";
import { findUnreferenced } from "~/domain/files/named-files.server";
import { today } from "~/platform/clock.server";
import { storage } from "~/platform/storage/storage.server";
import { AT_ONCE, aContentDesk, type More } from "../builders/content";
import { useDatabase } from "../support/database";

useDatabase();

const desk = aContentDesk();

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAfter = (days: number) => new Date(Date.parse(today()) + days * DAY_MS).toISOString().slice(0, 10);

const sent = (name: string, content: string) => {
  const form = new FormData();
  form.append("file", new File([content], name));
  return checkFileField(form, "file");
};

type Saved = Pick<More, "key" | "id" | "seen"> & { file?: string; publish?: boolean };
async function save(validFrom: string, { file, publish = true, ...more }: Saved = {}) {
  const fields: Fields = { title_ar: "القانون", ...(validFrom && { valid_from: validFrom }) };
  const checked = file === undefined ? null : await sent("law.pdf", `%PDF-1.7 ${file}`);
  const upload = checked as Exclude<typeof checked, { code: string } | null> | null;
  return desk.save("documents", fields, { ...more, upload, publish: publish ? AT_ONCE : null });
}

const currentDocument = () => edition().documents.find(({ key }) => key === "1");
async function read({ fileKey }: StoredFile) {
  const stored = await storage().get(fileKey);
  return stored && (await new Response(stored.body).text());
}

describe("a document", () => {
  it("is the published version with the latest effective day that has come", async () => {
    await save(dayAfter(-30), { file: "old" });
    expect(await read(currentDocument()!.file!)).toBe("%PDF-1.7 old");
    await save(dayAfter(30), { key: "1", file: "to come" });
    await save("", { key: "1", file: "older still" });
    expect(await read(currentDocument()!.file!)).toBe("%PDF-1.7 old");
    await save(dayAfter(0), { key: "1", file: "new", publish: false });
    expect(currentDocument()!.validFrom).toBe(dayAfter(-30));
    await save(dayAfter(0), { key: "1" });
    expect([currentDocument()!.validFrom, await read(currentDocument()!.file!)]).toEqual([
      dayAfter(0),
      "%PDF-1.7 new",
    ]);
    expect(await listRevisions({ kind: "documents", key: "1" })).toHaveLength(5);
  });

  it("keeps its file if none is uploaded, and is only a title if it has none", async () => {
    await save("");
    expect(currentDocument()).toMatchObject({
      title: { ar: "القانون", en: "القانون" },
      file: null,
      validFrom: null,
    });
    await save("", { key: "1", file: "the text" });
    await save(dayAfter(-1), { key: "1" });
    expect(currentDocument()!.file).toMatchObject({ fileName: "law.pdf", fileSize: 17, fileType: "pdf" });
  });

  it("is unpublished with all its versions, none of which returns with a later one", async () => {
    await save(dayAfter(-1), { file: "the text" });
    await takeDown(desk.writer(), { kind: "documents", key: "1" }, desk.submission());
    expect(currentDocument()).toBeUndefined();
    await save(dayAfter(-30), { key: "1" });
    expect(currentDocument()!.validFrom).toBe(dayAfter(-30));
  });

  it("is stored once with one file, and its files are those that its versions name", async () => {
    const id = crypto.randomUUID();
    await save("", { file: "once", id });
    await save("", { file: "twice", id });
    const keys: string[] = [];
    for await (const { key } of storage().list("content-files/")) keys.push(key);
    const revisions = await db.select({ key: contentRevisions.fileKey }).from(contentRevisions);
    expect(revisions).toEqual([{ key: currentDocument()!.file!.fileKey }]);
    expect(keys.filter((key) => !key.endsWith(".pdf"))).toEqual([]);
    expect(await findUnreferenced([currentDocument()!.file!.fileKey, "content-files/none.pdf"])).toEqual([
      "content-files/none.pdf",
    ]);
  });

  it("leaves no file behind if it was not saved", async () => {
    const before: string[] = [];
    for await (const { key } of storage().list("content-files/")) before.push(key);
    await save("", { file: "nowhere", key: "77" });
    const after: string[] = [];
    for await (const { key } of storage().list("content-files/")) after.push(key);
    expect(after).toEqual(before);
  });

  it("is listed first by its title until the association publishes its text", async () => {
    await addFirstEdition();
    await loadEdition();
    expect(edition().documents.map(({ file }) => file)).toEqual(Array(8).fill(null));
    await save("", { key: "law-14-2015", file: "the law" });
    await addFirstEdition();
    await loadEdition();
    const law = edition().documents.find(({ key }) => key === "law-14-2015");
    expect(law?.file?.fileName).toBe("law.pdf");
    expect(await findNewest({ kind: "documents", key: "law-14-2015" })).toMatchObject({ number: 2 });
  });
});

describe("a file that is not a document", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ["law.svg", svg],
    ["law.png", svg],
    ["law.pdf", svg],
    ["law.html", "<p>"],
    ["law.xlsx", "PK"],
    ["law.txt", ""],
  ])("is refused: %s", async (name, content) => {
    expect(await sent(name, content)).toMatchObject({ field: "file", code: "content:invalid-file", name });
  });
});
