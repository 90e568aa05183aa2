import { setTimeout as delay } from "node:timers/promises";
import type { Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { setReadOnly } from "~/platform/read-only.server";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";
import type { MaintenanceFields } from "./input";
import { type Maintenance, parseMaintenance } from "./stored";

const KEY = "operations/maintenance.json";
const MAX_BYTES = 10_000;
const SECONDS = 1000;
const EVERY_MS = (settings.s3 ? 5 : 3) * SECONDS;
const LONGEST_FIRST_LOOK = 3 * SECONDS;

type Staff = { id: string };

let saidBroken = false;

function broken(): null {
  if (!saidBroken) log.error("the stored maintenance state is unreadable; ignoring it", { key: KEY });
  saidBroken = true;
  return null;
}

/**
 * Reads the maintenance state shared by all processes. Unreadable content is logged and counts as none; throws while
 * the storage is unreachable.
 */
export async function findMaintenance(): Promise<Maintenance | null> {
  const found = await storage().get(KEY);
  if (!found) return null;
  if (found.size > MAX_BYTES) {
    await found.body.cancel();
    return broken();
  }
  const read = parseMaintenance(await new Response(found.body).text());
  if (!read) return broken();
  saidBroken = false;
  return read;
}

const follow = (maintenance: Maintenance | null): void =>
  setReadOnly(
    "maintenance",
    maintenance && { until: maintenance.until, message: maintenance.message ?? undefined },
  );

/** Starts maintenance; other processes follow within seconds. Throws while the storage is unreachable. */
export async function startMaintenance({
  until,
  message,
}: Pick<Maintenance, "until" | "message">): Promise<Maintenance> {
  const startedAt = (await findMaintenance())?.startedAt ?? now().toISOString();
  const maintenance = { startedAt, until, message };
  await storage().put(KEY, new TextEncoder().encode(JSON.stringify(maintenance)), "application/json");
  follow(maintenance);
  return maintenance;
}

/** Throws while the storage is away. */
export async function endMaintenance(): Promise<void> {
  await storage().delete(KEY);
  follow(null);
}

const note = (
  tx: Tx,
  { id }: Staff,
  action: "maintenance.start" | "maintenance.end",
  detail?: Record<string, unknown>,
) => record(tx, byStaff({ id }), { action, subject: "site", detail });

export const startMaintenanceBy = (staff: Staff, value: MaintenanceFields, submission: Submission) =>
  once(submission, async (tx) => {
    const { until, message } = value;
    const detail = {
      ...(until && { until }),
      ...(message && { messageAr: message.ar, messageEn: message.en }),
    };
    await note(tx, staff, "maintenance.start", detail);
    await startMaintenance(value);
    return { done: true };
  });

export const endMaintenanceBy = (staff: Staff, submission: Submission) =>
  once(submission, async (tx) => {
    await note(tx, staff, "maintenance.end");
    await endMaintenance();
    return { done: true };
  });

/**
 * Follows the state; while the storage is unreachable, the last one stands. Resolves after the first read with a
 * function that stops it.
 */
export async function watchMaintenance(): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let was = false;
  let isAway = false;
  const look = async () => {
    try {
      const maintenance = await findMaintenance();
      follow(maintenance);
      if (was !== Boolean(maintenance)) log.info(maintenance ? "maintenance began" : "maintenance ended");
      was = Boolean(maintenance);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn("failed to read the maintenance state", describeError(error));
      isAway = true;
    }
  };
  const first = look();
  const run = async () => {
    await first;
    while (!stopping.signal.aborted) {
      await delay(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (!stopping.signal.aborted) await look();
    }
  };
  const ended = run();
  await Promise.race([first, delay(LONGEST_FIRST_LOOK, undefined, { ref: false })]);
  return async () => {
    stopping.abort();
    await Promise.race([ended, delay(SECONDS, undefined, { ref: false })]);
  };
}
