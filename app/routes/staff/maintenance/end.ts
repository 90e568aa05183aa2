import { redirect } from "@remix-run/node";
import { maintenance } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { endMaintenanceBy, findMaintenance } from "~/domain/maintenance/state.server";
import { submit } from "~/forms/submit.server";
import { backToMaintenance, MAINTENANCE } from "./announce";

export const loader = handler(maintenance.end, () => redirect(MAINTENANCE));

export const action = handler(maintenance.end, async ({ request, staff }) =>
  submit(request, {
    form: "end-maintenance",
    by: staff,
    write: (_, submission) => endMaintenanceBy(staff, submission),
    answer: async (_, __, { wrote }) =>
      backToMaintenance("ended", !wrote.replayed || (await findMaintenance()) === null),
    failed: { log: "failed to end maintenance", say: "maintenance:not-done", to: MAINTENANCE },
  }),
);
