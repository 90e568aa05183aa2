import { createCookie, data } from "@remix-run/node";
import type { Visit } from "~/auth/handler.server";
import { isFreshlySignedIn } from "~/auth/reauthenticate.server";
import { pageTitle } from "~/content/navigation";
import { listStaff } from "~/domain/accounts/staff-accounts.server";
import { pageIn } from "~/fields/pagination";
import { formatDay } from "~/i18n";
import { settings } from "~/platform/settings.server";
import { ACCOUNTS } from "./address";

export type NewLink = { email: string; link: string };

/** Carries a link that no mail carries from the answer to the page that shows it, once. */
const cookie = createCookie("naqaba_new_link", {
  path: ACCOUNTS,
  httpOnly: true,
  sameSite: "lax",
  secure: settings.publicUrl?.startsWith("https:"),
  maxAge: 300,
  secrets: settings.sessionSecrets,
});

export const linkCookie = (link: NewLink) => cookie.serialize(link);
const clearLinkCookie = () => cookie.serialize("", { maxAge: 0 });

async function newLinkIn(request: Request): Promise<NewLink | null> {
  const waiting = await cookie.parse(request.headers.get("Cookie"));
  return typeof waiting?.link === "string" && typeof waiting.email === "string" ? waiting : null;
}

/** A new link is shown once. */
export async function loadAccounts({ request, staff, language, url }: Visit<"staff">) {
  const { users, ...list } = await listStaff(pageIn(url.searchParams));
  const newLink = await newLinkIn(request);
  const shown = {
    head: { title: pageTitle(ACCOUNTS)[language] },
    list,
    newLink,
    isFresh: await isFreshlySignedIn("staff", request),
    users: users.map(({ removalBy, ...user }) => ({
      ...user,
      removal: removalBy && (removalBy === staff.id ? ("mine" as const) : ("others" as const)),
      own: user.id === staff.id,
      created: formatDay(user.createdOn, language),
    })),
  };
  return data(shown, newLink ? { headers: { "Set-Cookie": await clearLinkCookie() } } : undefined);
}

export type LoadedAccounts = Awaited<ReturnType<typeof loadAccounts>>["data"];
export type LoadedAccount = LoadedAccounts["users"][number];
