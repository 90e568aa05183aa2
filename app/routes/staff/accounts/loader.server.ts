import { data } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { listStaff } from "~/domain/accounts/staff-accounts.server";
import { formatDay } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { documentTitle } from "~/ui/page-meta";
import { ACCOUNTS, pageIn } from "./address";
import { clearLinkCookie, newLinkIn } from "./link-cookie.server";

/** A new link is shown once. */
export async function loadAccounts(request: Request, staff: StaffUser) {
  const language = await languageOf(request);
  const { users, ...list } = await listStaff(pageIn(request.url));
  const newLink = await newLinkIn(request);
  const title = pages[ACCOUNTS][language];
  const shown = {
    title,
    documentTitle: documentTitle(title, language),
    list,
    newLink,
    users: users.map((user) => ({
      ...user,
      own: user.id === staff.id,
      created: formatDay(user.createdOn, language),
    })),
  };
  return data(shown, newLink ? { headers: { "Set-Cookie": await clearLinkCookie() } } : undefined);
}

export type LoadedAccounts = Awaited<ReturnType<typeof loadAccounts>>["data"];
export type LoadedAccount = LoadedAccounts["users"][number];
