import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { maintenance } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { endMaintenanceBy, findMaintenance } from "~/domain/maintenance/state.server";
import { submit } from "~/forms/submit.server";
import { MAINTENANCE, told } from "./announce";

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, maintenance.end);
  return redirect(MAINTENANCE);
}

export async function action({ request }: ActionFunctionArgs) {
  const { staff } = await visit(request, maintenance.end);
  return submit(request, {
    form: "end-maintenance",
    by: staff,
    write: (_, submission) => endMaintenanceBy(staff, submission),
    answer: async (_, __, { wrote }) => told("ended", !wrote.replayed || (await findMaintenance()) === null),
    failed: { log: "maintenance could not be ended", say: "maintenance:not-done", to: MAINTENANCE },
  });
}
