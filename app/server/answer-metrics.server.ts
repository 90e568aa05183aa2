import { counted, timed } from "~/platform/metrics.server";

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.6, 1, 2.5, 5, 15];

const answers = counted(
  "http_requests_total",
  "Answers, by what was asked and the class of the status",
  "method",
  "route",
  "status",
);
const durations = timed("http_request_duration_seconds", "Until the last byte", BUCKETS_S, "route");
const METHODS = ["GET", "HEAD", "POST"];

/** `route` is undefined for what never came to the pages. */
export type Answered = { method: string; route: string | undefined; status: number; ms: number };

/** Whatever never came to the pages is one of two: a file, or a refusal at the front gate. */
const routeLabel = (route: string | undefined, status: number) =>
  route ?? (status < 400 ? "file" : "refused");

/** Counts one answer; labels take the values of the site map alone, whatever strangers ask for. */
export function countAnswer({ method, route, status, ms }: Answered): void {
  const label = routeLabel(route, status);
  const asked = METHODS.includes(method) ? method : "other";
  answers.inc({ method: asked, route: label, status: `${Math.floor(status / 100)}xx` });
  durations.observe({ route: label }, ms / 1000);
}
