import { parse } from "cookie";
import type { RequestHandler } from "express";
import { originAllowed } from "~/platform/origin";
import { ownOriginOf } from "./allowed-request.server";
import { refuse } from "./refuse.server";

const preferences = ["lang", "theme"];

/** Refuses another site's form before the application sees it, whatever kind of address it posts to (R18). */
export const originGate: RequestHandler = (request, response, next) => {
  if (request.method !== "POST") return next();
  const cookies = Object.keys(parse(request.headers.cookie ?? ""));
  const allowed = originAllowed({
    origin: request.get("Origin"),
    secFetchSite: request.get("Sec-Fetch-Site"),
    hasSession: cookies.some((name) => !preferences.includes(name)),
    ownOrigin: ownOriginOf(request),
  });
  if (allowed) next();
  else refuse(request, response, 403);
};
