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
