import { settings } from "./settings.server";

const known = settings.publicUrl && new URL(settings.publicUrl).origin;

/** Scheme, host and port of our own pages, for links that leave them: PUBLIC_URL's, else the request's. */
export const ownOrigin = (request: Request) => known ?? new URL(request.url).origin;

/** The whole address of one of our pages, on PUBLIC_URL, else on `origin`; null where neither is known. */
export function ownAddress(path: string, origin?: string): string | null {
  const base = known ?? origin;
  return base ? `${base}${path}` : null;
}
