import { createCookie } from "@remix-run/node";
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
export const clearLinkCookie = () => cookie.serialize("", { maxAge: 0 });

/** The link that waits to be shown to this browser, or null. */
export async function newLinkIn(request: Request): Promise<NewLink | null> {
  const waiting = await cookie.parse(request.headers.get("Cookie"));
  return typeof waiting?.link === "string" && typeof waiting.email === "string" ? waiting : null;
}
