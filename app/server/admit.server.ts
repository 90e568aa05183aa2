import { parse } from "cookie";
import type { Request, RequestHandler } from "express";
import { site } from "~/addresses/public";
import { isUsed } from "~/content/current-edition";
import { originAllowed } from "~/platform/origin.server";
import { settings } from "~/platform/settings.server";
import { addressMatchOf } from "./address-match.server";
import { refuse } from "./refuse.server";

const METHODS = ["GET", "HEAD", "POST"];
const LONGEST_ADDRESS = 4096;
const malformed = /%(?![0-9a-f]{2})|%00/i;
const validHost =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.?|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/i;
const publicHost = settings.publicUrl ? new URL(settings.publicUrl).host : null;

/** Matches paths that the application would read as another one than the guards and the log before it. */
const readsOtherwise = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)|\\/i;
const decodes = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

function hostOf(request: Request): string {
  const forwarded =
    settings.trustProxy > 0 ? request.get("X-Forwarded-Host")?.split(",")[0]?.trim() : undefined;
  return forwarded || request.get("Host") || "";
}

export const ownOriginOf = (request: Request) =>
  settings.publicUrl
    ? new URL(settings.publicUrl).origin
    : new URL(`${request.protocol}://${hostOf(request)}`).origin;

export const allowedMethod: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) return next();
  response.set("Allow", METHODS.join(", "));
  refuse(request, response, 405);
};

export const allowedAddress: RequestHandler = (request, response, next) => {
  const url = request.originalUrl;
  const fine = url.startsWith("/") && url.length <= LONGEST_ADDRESS && !malformed.test(url);
  if (fine && decodes(request.path) && !readsOtherwise.test(request.path)) next();
  else refuse(request, response, 400);
};

/** Node keeps the first of two Host headers, but a proxy before it may have routed by the second. */
export const hasOneHost = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length <= 1;

/** Without PUBLIC_URL, allows any well-formed host (R21). */
export const allowedHost: RequestHandler = (request, response, next) => {
  if (!hasOneHost(request.rawHeaders)) return refuse(request, response, 400);
  const host = hostOf(request);
  const isPublicHost = () => new URL(`${settings.publicUrl?.split(":")[0]}://${host}`).host === publicHost;
  if (validHost.test(host) && URL.canParse(`http://${host}`) && (!publicHost || isPublicHost())) next();
  else refuse(request, response, 400);
};

const preferences = ["lang", "theme"];

/** Checks the origin before the application sees the request, whatever address it posts to (R18). */
export const allowedOrigin: RequestHandler = (request, response, next) => {
  if (request.method !== "POST") return next();
  const cookies = Object.keys(parse(request.headers.cookie ?? ""));
  const allowed = originAllowed({
    origin: request.get("Origin"),
    secFetchSite: request.get("Sec-Fetch-Site"),
    hasSession: cookies.some((name) => !preferences.includes(name)),
    ownOrigin: ownOriginOf(request),
  });
  if (!allowed) return refuse(request, response, 403);
  // Remix checks the header again, and would treat "null" as a foreign host.
  if (request.get("Origin") === "null") delete request.headers.origin;
  next();
};

/**
 * Refuses POST to addresses that accept no body. Unknown paths are left to the 404 page, and unused parts of the site
 * answer 404 to every method.
 */
export const allowedPost: RequestHandler = (request, response, next) => {
  const address = request.method === "POST" ? addressMatchOf(request)?.address : null;
  if (!address || address === site.notFound || address.takes) return next();
  if (!isUsed(address.use)) return refuse(request, response, 404);
  response.set("Allow", "GET, HEAD");
  refuse(request, response, 405);
};
