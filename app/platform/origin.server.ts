import { settings } from "./settings.server";

const known = settings.publicUrl && new URL(settings.publicUrl).origin;

/** Scheme, host and port of our own pages, for links that leave them: PUBLIC_URL's, else the request's. */
export const ownOrigin = (request: Request) => known ?? new URL(request.url).origin;

const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The same for a letter that anybody can set off: without PUBLIC_URL a request says by itself where it was sent, and is
 * believed only on the machine itself; else null, and the letter goes without a link.
 */
export function letterOrigin(request: Request): string | null {
  const { hostname, origin } = new URL(request.url);
  return known ?? (OWN_MACHINE.test(hostname) ? origin : null);
}

/** The whole address of one of our pages, on PUBLIC_URL, else on `origin`; null where neither is known. */
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
 * Whether a request that changes something came from our own pages (R18). The browser's own word about the site
 * is the fallback where a proxy hides our scheme; a caller that is no browser may post only without a session.
 */
export function originAllowed({ origin, secFetchSite, hasSession, ownOrigin }: Sender): boolean {
  if (origin === ownOrigin) return true;
  if (origin && origin !== "null" && hostOf(origin) !== hostOf(ownOrigin)) return false;
  if (secFetchSite) return secFetchSite === "same-origin" || secFetchSite === "none";
  return !origin && !hasSession;
}
