import type { RequestHandler } from "express";
import { beforeHeaders } from "./before-headers.server";
import { refuse } from "./refuse.server";

/** At most so many answers in the making at once; more are turned away at once, so that those inside stay quick. */
export function overload(most: number): RequestHandler {
  let working = 0;
  return (request, response, next) => {
    if (working >= most) return refuse(request, response, 503);
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
