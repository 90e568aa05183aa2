import { createHash, timingSafeEqual } from "node:crypto";
import { Router } from "express";
import { gauge, measureProcess, registry } from "~/platform/metrics.server";
import { settings } from "~/platform/settings.server";
import { setAskedMetrics } from "./asked-metrics.server";

const hashOf = (text: string) => createHash("sha256").update(text).digest();
const BEARER = /^Bearer +(\S+) *$/i;

/** In a time that tells nothing of how much was right. */
const bears = (header: string | undefined, token: string) =>
  timingSafeEqual(hashOf(BEARER.exec(header ?? "")?.[1] ?? ""), hashOf(token));

/** `/metrics`, for whoever shows METRICS_TOKEN; without that setting there is no such address. `version` names the build. */
export function metrics(version: string): Router {
  const router = Router();
  const token = settings.metricsToken;
  if (!token) return router;
  measureProcess();
  gauge("build_info", "Always 1; the labels tell what runs", "version", "node").set(
    { version, node: process.version },
    1,
  );
  router.get("/metrics", async (request, response) => {
    response.set("Cache-Control", "no-store");
    if (!bears(request.headers.authorization, token)) {
      response.status(401).set("WWW-Authenticate", 'Bearer realm="metrics"').end();
      return;
    }
    await setAskedMetrics();
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
