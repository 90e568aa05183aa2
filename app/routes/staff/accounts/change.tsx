import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { accountIdIn } from "~/domain/accounts/identities";
import { readForm } from "~/forms/read-body.server";
import { pageMeta } from "~/ui/page-meta";
import { AccountsPage } from "./accounts-page";
import { answerChange } from "./answer-change.server";
import { shownAccounts } from "./shown-accounts.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "accounts.manage");
  return shownAccounts(request, staff);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "accounts.manage");
  return answerChange(request, staff, accountIdIn(params.id), await readForm(request));
}

export default AccountsPage;
