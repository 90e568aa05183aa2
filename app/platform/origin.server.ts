import { settings } from "./settings.server";

const known = settings.publicUrl && new URL(settings.publicUrl).origin;

/** Returns the origin of PUBLIC_URL, else that of the request. */
export const ownOrigin = (request: Request) => known ?? new URL(request.url).origin;

const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Null without PUBLIC_URL but on the machine itself: a request says by itself where it was sent. */
export function emailLinkOrigin(request: Request): string | null {
  const { hostname, origin } = new URL(request.url);
  return known ?? (OWN_MACHINE.test(hostname) ? origin : null);
}

export function ownAddress(path: string, origin?: string | null): string | null {
  const base = known ?? origin;
  return base ? `${base}${path}` : null;
}

type Sender = {
  origin: string | null | undefined;
  secFetchSite: string | null | undefined;
  hasSession: boolean;
  ownOrigin: string;
};

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Checks the origin of a writing request (R18). Sec-Fetch-Site decides if a proxy hides our scheme; without either
 * header, only requests without a session pass.
 */
export function originAllowed({ origin, secFetchSite, hasSession, ownOrigin }: Sender): boolean {
  if (origin === ownOrigin) return true;
  if (origin && origin !== "null" && hostOf(origin) !== hostOf(ownOrigin)) return false;
  if (secFetchSite) return secFetchSite === "same-origin" || secFetchSite === "none";
  return !origin && !hasSession;
}
