import { z } from "zod";
import { now } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { storage } from "~/platform/storage/storage.server";

const KEY = "operations/unreadable-forwarded-for.json";
const shape = z.object({ at: z.coerce.date(), header: z.string() });
const NOTED_EVERY_MS = 60_000;
const LONGEST_HEADER = 100;

let notedAt = Number.NEGATIVE_INFINITY;

/** Logs the header that a proxy sent, and notes it for `doctor`; at most once a minute. */
export function noteUnreadableForwardedFor(header: string): void {
  const at = now();
  if (at.getTime() - notedAt < NOTED_EVERY_MS) return;
  notedAt = at.getTime();
  const shortened = header.slice(0, LONGEST_HEADER);
  log.warn("X-Forwarded-For names no client; refused the request", { header: shortened });
  const note = Buffer.from(JSON.stringify({ at, header: shortened }));
  storage()
    .put(KEY, note, "application/json")
    .catch((error) => log.warn("failed to record an unreadable X-Forwarded-For", describeError(error)));
}

/** Returns null if there was none or storage does not answer. Never throws. */
export async function findUnreadableForwardedFor(): Promise<z.infer<typeof shape> | null> {
  try {
    const found = await storage().get(KEY);
    return found && shape.parse(await new Response(found.body).json());
  } catch {
    return null;
  }
}
