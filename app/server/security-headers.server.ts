import type { ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { settings } from "~/platform/settings.server";

export function onHeaders(response: ServerResponse, act: () => void): void {
  const original = response.writeHead;
  response.writeHead = function writeHead(
    this: ServerResponse,
    ...parameters: Parameters<ServerResponse["writeHead"]>
  ) {
    response.writeHead = original;
    act();
    return original.apply(response, parameters);
  } as typeof response.writeHead;
}

const served = settings.publicUrl?.startsWith("https:") ?? false;

// `no-referrer` would make browsers send `Origin: null` with every form.
const always: Array<[name: string, value: string]> = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
];
const nothingElse = "microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()";
const policyOfAll = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const overTls: typeof always = [
  ...always,
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
];
const withCamera = /^\/verify(?:[/?]|$)/;

/** Allows the camera only for the page that reads the QR code of a certificate. */
export const commonHeaders = (secure: boolean, address: string): typeof always => [
  ...(served || secure ? overTls : always),
  ["Permissions-Policy", `camera=(${withCamera.test(address) ? "self" : ""}), ${nothingElse}`],
];

export const securityHeaders: RequestHandler = (request, response, next) => {
  const all = commonHeaders(request.secure, request.originalUrl);
  onHeaders(response, () => {
    for (const [name, value] of all) response.setHeader(name, value);
    if (!response.hasHeader("Content-Security-Policy")) {
      response.setHeader("Content-Security-Policy", policyOfAll);
    }
  });
  next();
};
