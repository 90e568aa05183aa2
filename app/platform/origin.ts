export type Sender = {
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
