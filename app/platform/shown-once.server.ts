import { createCookie } from "@remix-run/node";
import { settings } from "./settings.server";

const MINUTES = 5;

/**
 * Carries a secret, such as a link for a new password, in a signed cookie of five minutes from the response that
 * created it to the page under `path` that shows it. Reading deletes it, so that it is shown once.
 */
export function shownOnce<Secret>(name: string, path: string) {
  const cookie = createCookie(name, {
    path,
    httpOnly: true,
    sameSite: "lax",
    secure: settings.publicUrl?.startsWith("https:"),
    maxAge: MINUTES * 60,
    secrets: settings.sessionSecrets,
  });
  return {
    async keep(secret: Secret): Promise<Headers> {
      return new Headers({ "Set-Cookie": await cookie.serialize(secret) });
    },
    /** Returns the secret meant for this page, and the headers that delete it. */
    async take(request: Request, isMeant: (secret: Secret) => boolean = () => true) {
      const secret: Secret | null = await cookie.parse(request.headers.get("Cookie"));
      if (!secret || !isMeant(secret)) return { secret: null, headers: undefined };
      return { secret, headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } };
    },
  };
}
