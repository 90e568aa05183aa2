import { data } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { listStaff } from "~/domain/accounts/staff-accounts.server";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { ACCOUNTS, pageIn } from "./address";
import { clearLinkCookie, newLinkIn } from "./link-cookie.server";

type Visit = { staff: StaffUser; language: Language };

/** A new link is shown once. */
export async function loadAccounts(request: Request, { staff, language }: Visit) {
  const { users, ...list } = await listStaff(pageIn(request.url));
  const newLink = await newLinkIn(request);
  const shown = {
    head: { title: pages[ACCOUNTS][language] },
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
