import type { IncomingMessage } from "node:http";
import { type AddressMatch, matchAddress } from "~/addresses/site-map";
import { memoize } from "~/platform/memoize";

declare module "node:http" {
  interface IncomingMessage {
    addressMatch?: AddressMatch | null;
  }
}

/** Cached pages are requested so often that even a few microseconds count. */
const rememberedMatch = memoize(1000, matchAddress);

type UrlRequest = Pick<IncomingMessage, "url" | "addressMatch"> & { originalUrl?: string };

/** Returns the address of a request, which is matched once, before the body, and kept with the request. */
export function addressMatchOf(request: UrlRequest): AddressMatch | null {
  if (request.addressMatch === undefined) {
    const [pathname = "/"] = (request.originalUrl ?? request.url ?? "/").split("?", 1);
    request.addressMatch = rememberedMatch(pathname);
  }
  return request.addressMatch;
}
