import { stat, statfs } from "node:fs/promises";
import path from "node:path";
import { diskLevel } from "~/platform/disk-level";
import { settings } from "~/platform/settings.server";
import { BackupRefused } from "./refused";

const LOOK_EVERY_BYTES = 16 * 1024 * 1024;

async function isOnTheSitesDisk(folder: string): Promise<boolean> {
  if (settings.databaseUrl && settings.s3) return false;
  const [its, ours] = await Promise.all([stat(folder), stat(settings.dataDir)]);
  return its.dev === ours.dev;
}

/**
 * What is to be told how many bytes of an archive are written: throws BackupRefused once the disk is getting full, where
 * the site itself writes to it.
 */
export async function sparingDisk(file: string): Promise<(written: number) => Promise<void>> {
  const folder = path.dirname(path.resolve(file));
  if (!(await isOnTheSitesDisk(folder))) return async () => {};
  let lookAt = 0;
  return async (written) => {
    if (written < lookAt) return;
    lookAt = written + LOOK_EVERY_BYTES;
    const { bavail, bsize } = await statfs(folder);
    if (diskLevel(bavail * bsize, "fine") !== "fine")
      throw new BackupRefused(
        `Nothing was backed up: it would leave less than 512 MB on the disk of the site itself; write ${file} to another one.`,
      );
  };
}
