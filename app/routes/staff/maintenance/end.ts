import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { maintenance } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { endMaintenanceBy, findMaintenance } from "~/domain/maintenance/state.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { backToPage } from "./announce/action.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, maintenance.end);
  return redirect("/dashboard/maintenance");
}

export async function action({ request }: ActionFunctionArgs) {
  const { staff } = await visit(request, maintenance.end);
  const form = await readForm(request);
  try {
    const submission = await submissionOf(form, "end-maintenance", staff);
    const { replayed } = await endMaintenanceBy(staff, submission);
    const stands = !replayed || (await findMaintenance()) === null;
    return await backToPage(request, "ended", stands);
  } catch (error) {
    log.error("maintenance could not be ended", describeError(error));
    return redirectWithFlash(request, "/dashboard/maintenance", {
      kind: "error",
      key: "maintenance:not-done",
    });
  }
}
