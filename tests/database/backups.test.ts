import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db, newsAttachments, submissions, type withDedicatedConnection } from "~/db";
import { openArchive, openWhole } from "~/domain/backups/archive-reader.server";
import { backUp } from "~/domain/backups/back-up.server";
import { markRestoreStarted } from "~/domain/backups/empty-target.server";
import { findLastBackup } from "~/domain/backups/last-backup.server";
import type { Manifest } from "~/domain/backups/manifest";
import { restore } from "~/domain/backups/restore.server";
import { columnsNamingFiles } from "~/domain/files/named-files.server";
import {
  filePlaces,
  isSweeperPaused,
  pauseSweeper,
  queueFileDeletion,
  sweepFiles,
} from "~/domain/files/sweep.server";
import { settings } from "~/platform/settings.server";
import { StorageKeyRefused } from "~/platform/storage/storage";
import { retryingStorage, storage } from "~/platform/storage/storage.server";
import { aComplaint, aStaffUser } from "../builders/complaints";
import { emptyDatabase, useDatabase } from "../support/database";
import { rewriteArchive } from "../support/rewritten-archive";

useDatabase();

const folder = mkdtempSync(path.join(tmpdir(), "naqaba-backups-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let archives = 0;
const newFile = () => path.join(folder, `${++archives}.zip`);
const quietly = () => {};
const here: typeof withDedicatedConnection = (work) => work(db);

async function clearFiles() {
  for (const place of [...filePlaces, "operations/"]) {
    for await (const { key } of storage().list(place)) await storage().delete(key);
  }
}
beforeEach(clearFiles);

const clear = () => Promise.all([emptyDatabase(), clearFiles()]);

async function linesIn(file: string): Promise<Record<string, string[]>> {
  const archive = await openArchive(file);
  const found: Record<string, string[]> = {};
  for (const { name, rows } of archive.manifest.tables) {
    if (!rows) continue;
    found[name] = [];
    for await (const line of archive.lines(name)) found[name].push(line);
  }
  archive.close();
  return found;
}

const ODD = `"quoted" \\ back\u2028slash\u2029 'single' {json} [null]\ttab\r\n\u200fتأخّر الموعد 😀`;
const NOTED = "attachments/2026/a-minute-of-the-council.pdf";

async function someRows() {
  const staff = await aStaffUser("editor");
  for (const title of [ODD, "b", "B", "أ", "null", ""])
    await aComplaint({ title, email: title === "b" ? null : "a@b.example", assignedTo: staff.id });
  await db.execute(sql`
    insert into audit (at, actor_kind, action, subject, detail)
    select now() + n * interval '1.000001 s', 'system', 'test', 'n:' || n, case n when 1 then 'null'::jsonb when 2 then null else '{"a": [1.10, "ب"]}'::jsonb end
    from generate_series(1, 30) n`);
  await db.execute(sql`
    insert into news (title, description, date, photo_key, photo_name, photo_width, photo_height, author_id)
    select 'n ' || n, 'd', '2026-01-05', 'news-photos/none', 'p', 1, 1, ${staff.id} from generate_series(1, 3) n`);
  const [article] = await db.execute<{ id: number }>(sql`select min(id) as id from news`);
  await db.execute(sql`delete from news where id > ${article!.id}`);
  await storage().put(NOTED, new Uint8Array([1, 2, 3]), "application/pdf");
  await db.insert(newsAttachments).values({
    newsId: Number(article!.id),
    fileKey: NOTED,
    fileName: "minute.pdf",
    fileSize: 3,
    fileType: "pdf",
    mimeType: "application/pdf",
  });
}

/** Most tests share one archive, because every backup of the embedded database starts an engine on a copy. */
async function makeArchive() {
  await someRows();
  const file = newFile();
  const lastBefore = await findLastBackup();
  const report = await backUp(file, quietly);
  const last = await findLastBackup();
  await clear();
  return { file, report, lastBefore, last };
}
let made: ReturnType<typeof makeArchive> | undefined;
function theArchive() {
  made ??= makeArchive();
  return made;
}

it("an unreadable record of the last backup counts as none", async () => {
  await storage().put("operations/last-backup.json", Buffer.from("{"), "application/json");
  expect(await findLastBackup()).toBeNull();
});

describe("a backup", () => {
  it("restores every row and every byte, with sequences and triggers", async () => {
    const { file: first, report, lastBefore, last } = await theArchive();
    const { manifest, archive, noted } = report;
    expect(lastBefore).toBeNull();
    const ofThis = { finishedAt: expect.any(Date), bytes: archive.size, file: path.basename(first) };
    expect(last).toEqual(ofThis);
    expect([noted, manifest.files.map(({ key }) => key)]).toEqual([true, [NOTED]]);
    expect(manifest.missingFiles).toEqual(
      ["1280", "320", "640", "full"].map((size) => `news-photos/none/${size}.webp`),
    );
    expect(statSync(first).mode & 0o777).toBe(0o600);
    expect(statSync(first).size).toBe(archive.size);
    expect(existsSync(`${first}.part`)).toBe(false);
    const { audit, otherSecrets } = await restore(first, quietly, here);
    expect([audit.entries, audit.broken, otherSecrets]).toEqual([30, null, 0]);
    const second = newFile();
    await backUp(second, quietly);
    expect(await linesIn(second)).toEqual(await linesIn(first));
    const file = await storage().get(NOTED);
    expect(await new Response(file!.body).bytes()).toEqual(new Uint8Array([1, 2, 3]));

    const [next] = await db.execute<{ id: number }>(sql`
      insert into news (title, description, date, photo_key, photo_name, photo_width, photo_height, author_id)
      select 'next', 'd', '2026-01-05', 'news-photos/next', 'p', 1, 1, id from staff_users returning id`);
    expect(Number(next!.id)).toBeGreaterThan(3);
    await expect(db.execute(sql`update audit set subject = 'x'`)).rejects.toThrow();
    await expect(
      db.execute(sql`insert into news_attachments (id, news_id, file_key, file_name, file_size, file_type, mime_type)
      values (${crypto.randomUUID()}, 999, 'k', 'n', 1, 'pdf', 'application/pdf')`),
    ).rejects.toThrow();
  });

  it("contains large rows and many rows", async () => {
    const outcome = { text: "سطر ".repeat(200_000) };
    for (const n of [1, 2, 3])
      await db
        .insert(submissions)
        .values({ id: crypto.randomUUID(), form: "f", actor: `${n}`, bodyHash: "h", outcome });
    await db.execute(
      sql`insert into throttles (key, count) select 'k' || n, n from generate_series(1, 5000) n`,
    );
    const first = newFile();
    await backUp(first, quietly);
    await clear();
    await restore(first, quietly, here);
    expect(await db.$count(sql`throttles`)).toBe(5000);
  });

  it("replaces no existing file, and leaves nothing behind if it fails", async () => {
    const file = newFile();
    writeFileSync(file, "mine");
    await expect(backUp(file, quietly)).rejects.toThrow(/exists already; nothing was written\.$/);
    expect(readFileSync(file, "utf8")).toBe("mine");
    expect(existsSync(`${file}.part`)).toBe(false);
    await expect(backUp(path.join(folder, "none", "a.zip"), quietly)).rejects.toThrow(
      /cannot be written: ENOENT/,
    );
  });
});

describe("a restore", () => {
  const restoring = (file: string) => restore(file, quietly, here);

  it("is refused into a non-empty target, which it names, and from a file that is no complete backup of a known schema", async () => {
    const { file } = await theArchive();
    await restoring(file);
    await expect(restoring(file)).rejects.toThrow(
      /the database must be empty, .* rows in audit \(30\), contacts \(6\)/,
    );
    await clear();
    await storage().put("gallery-photos/somebody/320.webp", new Uint8Array([1]), "image/webp");
    await expect(restoring(file)).rejects.toThrow(/the storage must be empty, .* such as gallery-photos\//);
    await clearFiles();
    const earlier = newFile();
    const cut = { manifest: (one: Manifest) => ({ ...one, migrations: one.migrations.slice(0, 3) }) };
    await rewriteArchive(file, earlier, cut);
    await expect(restoring(earlier)).rejects.toThrow(/restore into a database without a schema/);
    expect(await db.$count(sql`contacts`)).toBe(0);

    const bytes = readFileSync(file);
    const refused = async (content: Buffer, reason: RegExp) => {
      const other = newFile();
      writeFileSync(other, content);
      await expect(openWhole(other, quietly)).rejects.toThrow(reason);
    };
    await expect(openWhole(path.join(folder, "none.zip"), quietly)).rejects.toThrow(/cannot be read: ENOENT/);
    await refused(Buffer.from("a text"), /is damaged or was never finished/);
    await refused(bytes.subarray(0, bytes.length - 100), /is damaged or was never finished/);
    const flipped = (at: number) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(copy.readUInt8(at) ^ 0xff, at);
      return copy;
    };
    const inFile = bytes.indexOf(NOTED) + NOTED.length;
    await refused(flipped(inFile), /is damaged: files\/attachments/);
    const inRows = bytes.indexOf("tables/contacts.ndjson") + 80;
    await refused(flipped(inRows), /is damaged: tables\/contacts\.ndjson\.$/);

    const rewritten = async (changes: Parameters<typeof rewriteArchive>[2], reason: RegExp) => {
      const other = newFile();
      await rewriteArchive(file, other, changes);
      await expect(openWhole(other, quietly)).rejects.toThrow(reason);
    };
    await rewritten(
      { line: (_, line) => line.replace("n:7", "n:8") },
      /is damaged: tables\/audit\.ndjson\.$/,
    );
    await rewritten({ manifest: (one) => ({ ...one, format: 2 }) }, /in a form that this one does not read/);
    await rewritten(
      { manifest: (one) => ({ ...one, application: "x" }) },
      /is no backup of this application/,
    );
    const future = { tag: "9999_future", when: 9_999_999_999_999, hash: "0".repeat(64) };
    const newer = /has the schema 9999_future, which is newer than this version/;
    await rewritten({ manifest: (one) => ({ ...one, migrations: [...one.migrations, future] }) }, newer);
  });
});

describe("a restore that was cut off", () => {
  const restoring = (file: string) => restore(file, quietly, here);
  const underWay = "operations/restore-under-way.json";
  const noteOf = async (file: string) => {
    const { id, close } = await openArchive(file);
    close();
    await markRestoreStarted(id);
  };

  it("leaves files that only a restore of the same archive may overwrite", async () => {
    const { file } = await theArchive();
    const other = newFile();
    await rewriteArchive(file, other, { manifest: (one) => ({ ...one, createdAt: "2031-01-01T00:00:00Z" }) });
    await noteOf(file);
    await storage().put(NOTED, new Uint8Array([1]), "application/pdf");
    await expect(restoring(other)).rejects.toThrow(
      /^Nothing was restored: a restore of another archive was cut off .* empty the bucket or the folder/,
    );
    expect(await db.$count(sql`contacts`)).toBe(0);
    (await openWhole(file, quietly)).close();
    expect(await storage().head(underWay)).not.toBeNull();
    await restoring(file);
    expect(await storage().head(underWay)).toBeNull();
    expect((await storage().head(NOTED))?.size).toBe(3);
  });

  it("leaves no row if it was interrupted among its files, and can be repeated", async () => {
    const { file } = await theArchive();
    const kept = retryingStorage();
    const put = kept.put.bind(kept);
    const cut = vi.spyOn(kept, "put").mockImplementation(async (key, ...content) => {
      await put(key, ...content);
      if (key === NOTED) throw new StorageKeyRefused("cut off");
    });
    await expect(restoring(file)).rejects.toThrow("cut off");
    cut.mockRestore();
    expect(await db.$count(sql`contacts`)).toBe(0);
    expect(await storage().head(NOTED)).not.toBeNull();
    await restoring(file);
    expect(await db.$count(sql`contacts`)).toBe(6);
  });

  it("reports success after its rows were written only if all files are there", async () => {
    const { file } = await theArchive();
    await restoring(file);
    await noteOf(file);
    await db.execute(sql`insert into throttles (key, count) values ('k', 1)`);
    await db.execute(sql`delete from contacts where title = 'b'`);
    await expect(restoring(file)).rejects.toThrow(/the database must be empty/);
    expect(await storage().head(underWay)).not.toBeNull();
    await aComplaint({ title: "b" });
    await expect(restoring(file)).rejects.toThrow(/all rows and files of this archive are there already/);
    expect(await storage().head(underWay)).toBeNull();
    await expect(restoring(file)).rejects.toThrow(/the database must be empty/);
  });
});

describe("the sweeper", () => {
  const noted = async (key: string) => {
    await storage().put(key, new Uint8Array([1]), "text/plain");
    await db.transaction((tx) => queueFileDeletion(tx, [key]));
  };

  it("pauses while a backup is running", async () => {
    await noted("attachments/noted-during-a-backup.txt");
    const releases = [await pauseSweeper(), await pauseSweeper()];
    await releases[0]!();
    expect(await sweepFiles()).toBe(0);
    await releases[1]!();
    expect(await sweepFiles()).toBe(1);
  });

  it.skipIf(settings.s3)("waits six hours for a backup that was killed, and no longer", async () => {
    await pauseSweeper();
    const age = async (hours: number) => {
      const then = new Date(Date.now() - hours * 3_600_000);
      for await (const { key } of storage().list("operations/backups-under-way/"))
        await utimes(path.join(settings.dataDir, "files", key), then, then);
    };
    await age(5.9);
    expect(await isSweeperPaused()).toBe(true);
    await age(6.1);
    expect(await isSweeperPaused()).toBe(false);
  });
});

it("knows every column that names a file", async () => {
  const rows = await db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and column_name like '%\\_key'`);
  expect([...columnsNamingFiles].sort()).toEqual(rows.map(({ name }) => name).sort());
});
