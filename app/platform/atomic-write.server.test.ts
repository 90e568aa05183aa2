import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createAtomicFile, WriteFailed, writeAtomically } from "./atomic-write.server";

const root = mkdtempSync(path.join(tmpdir(), "naqaba-new-file-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder: string;
let file: string;
let nth = 0;
beforeEach(() => {
  folder = path.join(root, `${nth++}`);
  mkdirSync(folder);
  file = path.join(folder, "a.csv");
});

const text = (content: string) => writeAtomically(file, (written) => written.write(content));

describe("createAtomicFile", () => {
  it("gives the file its name once it is complete, readable only by its owner", async () => {
    const written = await createAtomicFile(file);
    await written.write("one, ");
    await written.write(Buffer.from("two"));
    expect(readdirSync(folder)).toEqual(["a.csv.part"]);
    await written.finish();
    await written.discard();
    expect([readdirSync(folder), readFileSync(file, "utf8")]).toEqual([["a.csv"], "one, two"]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("never replaces a file, even one that appears meanwhile or a dangling link", async () => {
    const meanwhile = writeAtomically(file, async () => writeFileSync(file, "theirs"));
    await expect(meanwhile).rejects.toThrow(`${file} exists already; nothing was written.`);
    await expect(text("ours")).rejects.toThrow(WriteFailed);
    expect([readdirSync(folder), readFileSync(file, "utf8")]).toEqual([["a.csv"], "theirs"]);
    rmSync(file);
    symlinkSync(path.join(folder, "nowhere"), file);
    await expect(text("ours")).rejects.toThrow("exists already");
    expect(readdirSync(folder)).toEqual(["a.csv"]);
  });

  it("follows no symbolic link left by a killed process", async () => {
    const other = path.join(folder, "other");
    writeFileSync(other, "theirs", { mode: 0o644 });
    symlinkSync(other, `${file}.part`);
    await text("ours");
    expect([lstatSync(file).isFile(), readFileSync(other, "utf8")]).toEqual([true, "theirs"]);
    writeFileSync(path.join(folder, "b.csv.part"), "left by somebody", { mode: 0o644 });
    file = path.join(folder, "b.csv");
    await text("ours");
    expect([readFileSync(file, "utf8"), statSync(file).mode & 0o777]).toEqual(["ours", 0o600]);
  });

  it("leaves nothing behind on failure, and reports an unusable path", async () => {
    const failing = writeAtomically(file, async () => Promise.reject(new Error("work")));
    await expect(failing).rejects.toThrow("work");
    expect(readdirSync(folder)).toEqual([]);
    file = path.join(folder, "none", "a.csv");
    await expect(text("ours")).rejects.toThrow(`${file} cannot be written: ENOENT.`);
    file = path.join(folder, "b.csv");
    mkdirSync(`${file}.part`);
    await expect(text("ours")).rejects.toThrow(/cannot be written: \w+\.$/);
  });
});
