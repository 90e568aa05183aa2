import { data } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import { maintenanceInput, maintenanceOf } from "~/domain/maintenance/input";
import { findMaintenance, startMaintenanceBy } from "~/domain/maintenance/state.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseForm, type Refusal } from "~/fields/parse-form";
import { now } from "~/platform/clock.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";

/** Back to the page, which says what was done, or that a form sent twice is not how it stands. */
export const backToPage = (request: Request, done: "started" | "ended", stands: boolean) =>
  redirectWithFlash(
    request,
    "/dashboard/maintenance",
    stands
      ? { kind: "success", key: `maintenance:${done}` }
      : { kind: "error", key: "maintenance:sent-before" },
  );

type Sent = { request: Request; form: FormData; staff: StaffUser };

export async function announceAction({ request, form, staff }: Sent) {
  const { value: typed, refuse } = parseForm(form, maintenanceInput);
  const refused = (refusal: Refusal = {}, status = 422) => data({ answer: refuse(refusal) }, { status });
  if (!typed) return refused();
  const read = maintenanceOf(typed, now());
  if ("wrong" in read) return refused({ fields: read.wrong as Record<string, string[]> });
  try {
    const submission = await submissionOf(form, "start-maintenance", staff);
    const { changed, replayed } = await startMaintenanceBy(staff, read.value, submission);
    const stands = !changed && (!replayed || (await findMaintenance()) !== null);
    return await backToPage(request, "started", stands);
  } catch (error) {
    log.error("maintenance could not be started", describeError(error));
    return refused({ form: ["maintenance:not-done"] }, 503);
  }
}
