import type { RequestHandler } from "express";
import { counted, readGauge } from "~/platform/metrics.server";
import { beforeHeaders } from "./before-headers.server";
import { refuse } from "./refuse.server";

const turnedAway = counted("http_turned_away_total", "Requests answered 503 because too many were under way");

/** At most so many answers in the making at once; more are turned away at once, so that those inside stay quick. */
export function overload(most: number): RequestHandler {
  let working = 0;
  readGauge("http_answers_underway", "Answers in the making", () => working);
  return (request, response, next) => {
    if (working >= most) {
      turnedAway.inc();
      return refuse(request, response, 503);
    }
    working += 1;
    let counted = true;
    const done = () => {
      if (counted) working -= 1;
      counted = false;
    };
    beforeHeaders(response, done);
    response.once("close", done);
    next();
  };
}
