import type { IncomingMessage } from "node:http";
import { type AddressMatch, matchAddress } from "~/addresses/site-map";

declare module "node:http" {
  interface IncomingMessage {
    addressMatch?: AddressMatch | null;
  }
}

type Asked = Pick<IncomingMessage, "url" | "addressMatch"> & { originalUrl?: string };

/** The address that a request asks for: it is matched once, before the body, and kept with the request. */
export function addressMatchOf(request: Asked): AddressMatch | null {
  if (request.addressMatch === undefined) {
    const [pathname = "/"] = (request.originalUrl ?? request.url ?? "/").split("?", 1);
    request.addressMatch = matchAddress(pathname);
  }
  return request.addressMatch;
}
