import { z } from "zod";
import { patientStorage } from "~/platform/storage/storage.server";

const KEY = "operations/restore-under-way.json";
const shape = z.object({ archive: z.string() });

/**
 * The id of the archive of which a restore has begun to store files and has not come to its end, so that what lies there
 * is what it left; empty where the note of it cannot be read, null without one.
 */
export async function restoreUnderWay(): Promise<string | null> {
  const found = await patientStorage().get(KEY);
  if (!found) return null;
  const note = await new Response(found.body).json().catch(() => null);
  return shape.safeParse(note).data?.archive ?? "";
}

export const noteRestore = (archive: string): Promise<void> =>
  patientStorage().put(
    KEY,
    Buffer.from(JSON.stringify({ archive, startedAt: new Date() })),
    "application/json",
  );

export const forgetRestore = (): Promise<void> => patientStorage().delete(KEY);
