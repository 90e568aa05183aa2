import { createCookie } from "@remix-run/node";
import { settings } from "~/platform/settings.server";

/** Carries a secret from the answer to the page that shows it, once. */
const cookie = createCookie("naqaba_new_secret", {
  path: "/dashboard",
  httpOnly: true,
  sameSite: "lax",
  secure: settings.publicUrl?.startsWith("https:"),
  maxAge: 300,
  secrets: settings.sessionSecrets,
});

type Shown = { of: "api-client" | "webhook"; secret: string };

export const showOnce = async (shown: Shown) => new Headers({ "Set-Cookie": await cookie.serialize(shown) });

/** The secret that waits to be shown to this browser, and the headers that forget it. */
export async function shownOnce(request: Request, of: Shown["of"]) {
  const waiting: Shown | null = await cookie.parse(request.headers.get("Cookie"));
  if (waiting?.of !== of) return { secret: null, headers: undefined };
  return { secret: waiting.secret, headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } };
}
