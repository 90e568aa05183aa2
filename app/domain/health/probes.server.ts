import { access, constants } from "node:fs/promises";
import { pingDatabase } from "~/db/start.server";
import { findLastBackup } from "~/domain/backups/last-backup.server";
import { findOutboxFigures } from "~/domain/outbox/letters.server";
import { diskLevel, diskState, freeBytesIn, roomIn } from "~/platform/disk.server";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";

const LONGEST_WAIT = 2000;

const later = <Value>(value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, LONGEST_WAIT, value).unref());

/**
 * Wraps a measurement: one runs at a time, its result is kept for `cacheMs`; after two seconds or a failure it is
 * `unknown`, and the next caller measures again.
 */
export function probe<Found, Unknown>(
  run: () => Promise<Found>,
  unknown: Unknown,
  cacheMs = 0,
): () => Promise<Found | Unknown> {
  let running: Promise<Found | Unknown> | undefined;
  let cached: { found: Found; until: number } | undefined;
  const taken = async () => {
    try {
      const found = await run();
      cached = { found, until: performance.now() + cacheMs };
      return found;
    } catch {
      return unknown;
    }
  };
  const begin = () => {
    const mine = taken();
    const forget = () => {
      clearTimeout(timer);
      if (running === mine) running = undefined;
    };
    const timer = setTimeout(forget, LONGEST_WAIT).unref();
    mine.then(forget);
    return mine;
  };
  return async () => {
    if (cached && performance.now() < cached.until) return cached.found;
    running ??= begin();
    return Promise.race([running, later(unknown)]);
  };
}

const OUTBOX_KEPT_MS = 5000;
const BACKUP_KEPT_MS = 60_000;

async function checkFolder() {
  await access(settings.dataDir, constants.W_OK);
  if (diskLevel(await freeBytesIn(settings.dataDir), diskState()) === "full")
    throw new Error("disk almost full");
}

async function checkStorage() {
  if (!settings.s3 || !settings.databaseUrl) await checkFolder();
  if (settings.s3) await storage().head("readiness");
}

async function timePing(): Promise<number> {
  const startedAt = performance.now();
  await pingDatabase();
  return performance.now() - startedAt;
}

/** The database's response time in milliseconds. */
export const databaseDelay = probe(timePing, null);

export const databaseAnswers = async (): Promise<boolean> => (await databaseDelay()) !== null;

export const storageAnswers = probe(() => checkStorage().then(() => true), false);

export const outboxFigures = probe(findOutboxFigures, null, OUTBOX_KEPT_MS);

export const diskRoom = probe(() => roomIn(settings.dataDir), null);

export const lastBackup = probe(findLastBackup, null, BACKUP_KEPT_MS);
