import type { Tx } from "~/db/client.server";
import { record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { log } from "~/platform/log.server";
import { setReadOnly } from "~/platform/read-only.server";
import { storage } from "~/platform/storage/storage.server";
import type { MaintenanceFields } from "./input";
import { type Maintenance, maintenanceIn } from "./stored";

const KEY = "operations/maintenance.json";
const MOST_BYTES = 10_000;

type Staff = { id: string };

let saidBroken = false;

function broken(): null {
  if (!saidBroken) log.error("the stored maintenance cannot be read and counts as none", { key: KEY });
  saidBroken = true;
  return null;
}

/**
 * The maintenance that is under way, or null; it is one for all processes of both engines. What cannot be read as one
 * counts as none and is logged; throws while the storage is away.
 */
export async function findMaintenance(): Promise<Maintenance | null> {
  const found = await storage().get(KEY);
  if (!found) return null;
  if (found.size > MOST_BYTES) {
    await found.body.cancel();
    return broken();
  }
  const read = maintenanceIn(await new Response(found.body).text());
  if (!read) return broken();
  saidBroken = false;
  return read;
}

/** What the gate of forms and the notice of pages are told in this process. */
export const follow = (maintenance: Maintenance | null): void =>
  setReadOnly(
    "maintenance",
    maintenance && { until: maintenance.until, message: maintenance.message ?? undefined },
  );

/**
 * Begins maintenance, or changes the end and message of the one under way: here at once, in the other processes within
 * seconds. Throws while the storage is away.
 */
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

/** Ends maintenance, whether or not there was any. Throws while the storage is away. */
export async function endMaintenance(): Promise<void> {
  await storage().delete(KEY);
  follow(null);
}

const note = (
  tx: Tx,
  { id }: Staff,
  action: "maintenance.start" | "maintenance.end",
  detail?: Record<string, unknown>,
) => record(tx, { actor: { kind: "staff", id }, action, subject: "site", detail });

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
