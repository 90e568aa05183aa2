import { utimes } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  deleteStaged,
  fileNamed,
  isGone,
  readStagedFile,
  stageFile,
  sweepStaged,
} from "~/domain/files/staged-files.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";

let people = 0;
const aDoctor = () => ({ kind: "doctor", id: ++people }) as const;
const aFile = (text = "a paper") => new File([text], "../قرار.pdf", { type: "application/pdf" });
const staged = async (...args: Parameters<typeof stageFile>) => (await stageFile(...args))!;

describe("a file uploaded ahead of its form", () => {
  it("is stored under a sanitized name and can be opened only by its sender", async () => {
    const mine = aDoctor();
    const name = await staged(mine, aFile());
    const file = readStagedFile(mine, name)!;
    expect([file.name, file.type, file.size]).toEqual(["قرار.pdf", "application/pdf", 7]);
    expect(await file.text()).toBe("a paper");
    expect(readStagedFile(aDoctor(), name)).toBeNull();
    expect(readStagedFile({ kind: "applicant", id: mine.id }, name)).toBeNull();
    expect(readStagedFile(mine, `${name}xxxx`)).toBeNull();
    expect(readStagedFile(mine, "staged.")).toBeNull();
  });

  it("is missing if a form names another sender's, and is never read as text", async () => {
    const [mine, otherDoctor] = [aDoctor(), aDoctor()];
    const name = await staged(otherDoctor, aFile());
    const bytesOf = async (file: File | null) => new Uint8Array(await file!.arrayBuffer());
    const [ownFile, others] = [fileNamed(otherDoctor, name), fileNamed(mine, name)];
    expect(isGone(ownFile!, await bytesOf(ownFile))).toBe(false);
    expect(isGone(others!, await bytesOf(others))).toBe(true);
    for (const text of ["", "نص", "staged. and more"]) expect(fileNamed(mine, text)).toBeNull();
  });

  it("gives the same form as a directly submitted file, also after it was deleted", async () => {
    const mine = aDoctor();
    const name = await staged(mine, new File(["a paper"], "a.pdf"));
    const hashOf = async (document: File) => {
      const form = new FormData();
      form.append("document", document);
      return (await submissionOf(form, "names", { id: "1" })).bodyHash;
    };
    const file = readStagedFile(mine, name)!;
    await deleteStaged([file]);
    expect(await hashOf(file)).toBe(await hashOf(new File(["a paper"], "a.pdf")));
    expect(await file.text()).toBe("");
  });

  it("is refused if its sender has too many, and accepted again once one is deleted", async () => {
    const mine = aDoctor();
    const names = [];
    for (let nth = 0; nth < 6; nth++) names.push(await staged(mine, aFile()));
    expect(await stageFile(mine, aFile())).toBeNull();
    expect(await stageFile(aDoctor(), aFile())).not.toBeNull();
    await deleteStaged([readStagedFile(mine, names[0]!)!]);
    expect(await stageFile(mine, aFile())).not.toBeNull();
  });

  it("is accepted however many other senders' files are stored", async () => {
    const key = "staged/applicant/somebody/paper";
    const list = vi.spyOn(storage(), "list").mockImplementation(async function* (prefix) {
      if (key.startsWith(prefix)) yield { key, size: 5 * 1024 ** 3, modifiedAt: new Date() };
    });
    onTestFinished(() => list.mockRestore());
    expect(await stageFile({ kind: "applicant", id: 1 }, aFile())).toBeNull();
    for (const kind of ["staff", "doctor"] as const)
      expect(await stageFile({ kind, id: "one" }, aFile())).not.toBeNull();
  });

  it("is deleted after a day", async () => {
    const mine = aDoctor();
    const [old, young] = [await staged(mine, aFile()), await staged(mine, aFile())];
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(path.join(settings.dataDir, "files", readStagedFile(mine, old)!.key), yesterday, yesterday);
    expect(await sweepStaged(new Date())).toBe(1);
    expect(await readStagedFile(mine, old)!.text()).toBe("");
    expect(await storage().head(readStagedFile(mine, young)!.key)).not.toBeNull();
  });
});
