import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { readForm } from "~/forms/read-body.server";
import { pageMeta } from "~/ui/page-meta";
import { AccountsPage } from "./accounts-page";
import { answerCreation } from "./answer-creation.server";
import { shownAccounts } from "./shown-accounts.server";

export const handle = { failure: "accounts:list-failed" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "accounts.manage");
  return shownAccounts(request, staff);
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "accounts.manage");
  return answerCreation(request, staff, await readForm(request));
}

export default AccountsPage;
