import type { Tx } from "~/db/client.server";
import { record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import type { MaintenanceFields } from "./input";
import { endMaintenance, startMaintenance } from "./state.server";

type By = { id: string };
const subject = "site";
const note = (
  tx: Tx,
  { id }: By,
  action: "maintenance.start" | "maintenance.end",
  detail?: Record<string, unknown>,
) => record(tx, { actor: { kind: "staff", id }, action, subject, detail });

/** Begins maintenance, or changes what is said of the one under way, by a member of staff and on record. */
export const beginMaintenance = (staff: By, value: MaintenanceFields, submission: Submission) =>
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

/** Ends maintenance, by a member of staff and on record. */
export const finishMaintenance = (staff: By, submission: Submission) =>
  once(submission, async (tx) => {
    await note(tx, staff, "maintenance.end");
    await endMaintenance();
    return { done: true };
  });
