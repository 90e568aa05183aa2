import type { RequestHandler } from "express";
import { counter, polledGauge } from "~/platform/metrics.server";
import { mayUpload } from "./body-limits.server";
import { refuse } from "./refuse.server";
import { onHeaders } from "./security-headers.server";

const turnedAway = counter(
  "http_turned_away_total",
  "Requests answered 503 because too many were in progress",
);

/** Turns more away at once, so that those inside stay quick, and who sends files slowly keeps no reader out. */
export function overload(limits: { pages: number; uploads: number }): RequestHandler {
  const working = { pages: 0, uploads: 0 };
  polledGauge("http_answers_underway", "Answers in the making", () => working.pages + working.uploads);
  return (request, response, next) => {
    const kind = request.method === "POST" && mayUpload(request) ? "uploads" : "pages";
    if (working[kind] >= limits[kind]) {
      turnedAway.inc();
      return refuse(request, response, 503);
    }
    working[kind] += 1;
    let counted = true;
    const done = () => {
      if (counted) working[kind] -= 1;
      counted = false;
    };
    onHeaders(response, done);
    response.once("close", done);
    next();
  };
}
