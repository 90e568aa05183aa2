import type { AppLoadContext } from "@remix-run/node";
import { SignInRefused } from "~/auth/sign-in.server";
import { countTry } from "~/auth/throttle.server";

const CLIENT_MOST = 5;
const CLIENT_WINDOW_S = 10 * 60;
const TOGETHER_MOST = 60;
const TOGETHER_WINDOW_S = 60;

/**
 * Passes while one client has registered at most 5 numbers in 10 minutes, and all together 60 in a minute (R24); a
 * client over its own budget uses up nothing of the others'. Throws SignInRefused with the moment to try again.
 */
export async function mustNotFlood({ client }: AppLoadContext): Promise<void> {
  const until =
    (await countTry(`oath:${client || "unknown"}`, CLIENT_MOST, CLIENT_WINDOW_S)) ??
    (await countTry("oath", TOGETHER_MOST, TOGETHER_WINDOW_S));
  if (until) throw new SignInRefused(until);
}
