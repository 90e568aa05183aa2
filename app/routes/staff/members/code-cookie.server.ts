import { createCookie } from "@remix-run/node";
import { settings } from "~/platform/settings.server";
import { MEMBERS } from "./address";

type NewCode = { memberNumber: number; code: string; until: string };

/** Carries a code from the answer to the page that shows it, once. */
const cookie = createCookie("naqaba_new_code", {
  path: MEMBERS,
  httpOnly: true,
  sameSite: "lax",
  secure: settings.publicUrl?.startsWith("https:"),
  maxAge: 300,
  secrets: settings.sessionSecrets,
});

export const codeCookie = (made: NewCode) => cookie.serialize(made);
export const clearCodeCookie = () => cookie.serialize("", { maxAge: 0 });

/** The code of this member that waits to be shown to this browser, or null. */
export async function newCodeIn(request: Request, memberNumber: number): Promise<NewCode | null> {
  const waiting: NewCode | null = await cookie.parse(request.headers.get("Cookie"));
  return waiting?.memberNumber === memberNumber ? waiting : null;
}
