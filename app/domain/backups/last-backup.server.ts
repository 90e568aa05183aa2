import { z } from "zod";
import { now } from "~/platform/clock.server";
import { retryingStorage, storage } from "~/platform/storage/storage.server";

const KEY = "operations/last-backup.json";
const shape = z.object({ finishedAt: z.coerce.date(), bytes: z.number(), file: z.string() });

export type LastBackup = z.infer<typeof shape>;

const HOUR_MS = 3_600_000;

export const ageInHours = ({ finishedAt }: LastBackup): number =>
  (now().getTime() - finishedAt.getTime()) / HOUR_MS;

export const noteBackup = (backup: LastBackup): Promise<void> =>
  retryingStorage().put(KEY, Buffer.from(JSON.stringify(backup)), "application/json");

/** Null where there was none, or storage does not answer. Never throws. */
export async function findLastBackup(): Promise<LastBackup | null> {
  try {
    const found = await storage().get(KEY);
    return found && shape.parse(await new Response(found.body).json());
  } catch {
    return null;
  }
}
