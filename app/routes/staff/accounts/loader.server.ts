import { data } from "@remix-run/node";
import type { Visit } from "~/auth/handler.server";
import { isFreshlySignedIn } from "~/auth/reauthenticate.server";
import { pageTitle } from "~/content/navigation";
import { listStaff } from "~/domain/accounts/staff-accounts.server";
import { pageIn } from "~/fields/pagination";
import { formatDay } from "~/i18n";
import { shownOnce } from "~/platform/shown-once.server";
import { ACCOUNTS } from "./address";

export type NewLink = { email: string; link: string };

/** Carries a new link to the page that shows it if mail is not set up. */
export const newLink = shownOnce<NewLink>("naqaba_new_link", ACCOUNTS);

export async function loadAccounts({ request, staff, language, url }: Visit<"staff">) {
  const { users, ...list } = await listStaff(pageIn(url.searchParams));
  const { secret: link, headers } = await newLink.take(request);
  const accountView = {
    head: { title: pageTitle(ACCOUNTS)[language] },
    list,
    newLink: link,
    isFresh: await isFreshlySignedIn("staff", request),
    users: users.map(({ removalBy, ...user }) => ({
      ...user,
      removal: removalBy && (removalBy === staff.id ? ("mine" as const) : ("others" as const)),
      isOwn: user.id === staff.id,
      created: formatDay(user.createdOn, language),
    })),
  };
  return data(accountView, { headers });
}

export type LoadedAccounts = Awaited<ReturnType<typeof loadAccounts>>["data"];
export type LoadedAccount = LoadedAccounts["users"][number];
