import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** Without one of these PostgreSQL cannot open a folder; without the first, the engine would initialise it again. */
const REQUIRED_ENTRIES = ["PG_VERSION", "base", "global/pg_control", "pg_wal"];

export type FolderState = { kind: "new" } | { kind: "complete" } | { kind: "incomplete"; missing: string };

/** A folder that is missing or empty is new. Any other must hold a complete database: it is never initialised again. */
export function readFolderState(folder: string): FolderState {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return { kind: "new" };
  const missing = REQUIRED_ENTRIES.find((entry) => !existsSync(path.join(folder, entry)));
  return missing ? { kind: "incomplete", missing } : { kind: "complete" };
}

/**
 * Fills a folder beside `folder` and renames it, so that a process killed half-way leaves no incomplete database behind.
 * `folder` must be new.
 */
export async function initialiseFolder(
  folder: string,
  fill: (target: string) => Promise<void>,
): Promise<void> {
  const beside = `${folder}.new`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true, mode: 0o700 });
  await fill(beside);
  await rename(beside, folder);
}

const run = promisify(execFile);

export async function unpackSnapshot(snapshot: string, target: string): Promise<void> {
  await run("tar", ["--extract", "--no-same-owner", "--file", snapshot, "--directory", target]);
}
