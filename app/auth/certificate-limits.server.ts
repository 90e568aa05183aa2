import { createHash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { mustNotHarvest } from "./look-up-limit.server";
import { SignInRefused } from "./password-strategy.server";
import { countTry } from "./throttle.server";

const ISSUES_MOST = 10;
const ISSUES_WINDOW_S = 60;

/** Passes ten times a minute for one doctor (R17); throws SignInRefused with the moment at which to ask again. */
export async function mustNotIssueTooOften(memberNumber: number): Promise<void> {
  const until = await countTry(`certificate:${memberNumber}`, ISSUES_MOST, ISSUES_WINDOW_S);
  if (until) throw new SignInRefused(until);
}

/** Counts a check of a certificate among the look-ups of its client (S21), without keeping the code. */
export const mustNotTryCodes = (context: AppLoadContext, code: string): Promise<void> =>
  mustNotHarvest(context, `code-${createHash("sha256").update(code).digest("base64url")}`);
