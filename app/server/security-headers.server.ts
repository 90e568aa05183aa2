import type { RequestHandler } from "express";
import { settings } from "~/platform/settings.server";
import { beforeHeaders } from "./before-headers.server";

const served = settings.publicUrl?.startsWith("https:") ?? false;

// `no-referrer` would make browsers send `Origin: null` with every form.
const always = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** The headers every answer carries, errors and files included; the base policy stands where the page set none. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  const secure = served || request.secure;
  beforeHeaders(response, () => {
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
    if (secure) response.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
    if (!response.hasHeader("Content-Security-Policy")) {
      response.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    }
  });
  next();
};
