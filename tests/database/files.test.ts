import { utimes } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { db, fileDeletions } from "~/db";
import { noteOrphans, queueFileDeletion, sweepFiles } from "~/domain/files/sweep.server";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";
import { useDatabase } from "../support/database";

useDatabase();

const put = (key: string) => storage().put(key, new Uint8Array([1]), "text/plain");
const age = async (key: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000);
  await utimes(path.join(settings.dataDir, "files", key), then, then);
};

describe("the sweeper", () => {
  it("deletes noted files, and ignores files already deleted", async () => {
    await put("attachments/a-noted-file.txt");
    await db.transaction((tx) =>
      queueFileDeletion(tx, ["attachments/a-noted-file.txt", "attachments/long-gone.txt"]),
    );
    expect(await sweepFiles()).toBe(2);
    expect(await storage().head("attachments/a-noted-file.txt")).toBeNull();
    expect(await sweepFiles()).toBe(0);
  });

  it("keeps the note of a file while storage is unreachable, and deletes the file afterwards", async () => {
    const key = "attachments/deleted-while-away.txt";
    await put(key);
    await db.transaction((tx) => queueFileDeletion(tx, [key]));
    const away = vi.spyOn(storage(), "delete").mockRejectedValue(new Error("away"));
    expect(await sweepFiles()).toBe(0);
    away.mockRestore();
    expect(await sweepFiles()).toBe(1);
    expect(await storage().head(key)).toBeNull();
  });

  it("notes no file of a failed transaction", async () => {
    await put("attachments/a-kept-file.txt");
    const failing = db.transaction(async (tx) => {
      await queueFileDeletion(tx, ["attachments/a-kept-file.txt"]);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await sweepFiles()).toBe(0);
    expect(await storage().head("attachments/a-kept-file.txt")).not.toBeNull();
  });

  it("finds files of an interrupted upload after a day", async () => {
    await put("attachments/an-old-orphan.txt");
    await put("attachments/a-young-orphan.txt");
    await age("attachments/an-old-orphan.txt", 25);
    expect(await noteOrphans(new Date())).toBe(1);
    await sweepFiles();
    expect(await storage().head("attachments/an-old-orphan.txt")).toBeNull();
    expect(await storage().head("attachments/a-young-orphan.txt")).not.toBeNull();
  });

  it("checks a few hundred files at a time, up to the last", async () => {
    const keys = Array.from({ length: 405 }, (_, n) => `attachments/left-${n}.txt`);
    await Promise.all(keys.map(put));
    const dayAfter = new Date(Date.now() + 25 * 3_600_000);
    const orphans = await noteOrphans(dayAfter);
    expect(orphans).toBeGreaterThanOrEqual(keys.length);
    const noted = await db.select().from(fileDeletions);
    expect(noted.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  });
});
