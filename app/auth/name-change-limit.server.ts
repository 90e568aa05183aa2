import { secondsUntil } from "~/platform/clock.server";
import { countTry } from "./throttle.server";

const MOST = 20;
const WINDOW_S = 10 * 60;

/**
 * Passes for 20 sendings of a request for other names by one doctor in 10 minutes, asked before a paper is read. Throws
 * a Response, 429, with when to try again.
 */
export async function mustNotAskForNamesTooOften(memberNumber: number): Promise<void> {
  const until = await countTry(`name-change:${memberNumber}`, MOST, WINDOW_S);
  if (until)
    throw new Response(null, { status: 429, headers: { "Retry-After": String(secondsUntil(until)) } });
}
