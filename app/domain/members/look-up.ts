import { z } from "zod";
import { causesOf } from "~/platform/unavailable";
import { memberNumber } from "./member-number";

export const lookUpInput = z.object({ doc_no: memberNumber("cards:enter-number", "cards:must-be-numeric") });

export type LookUpProblem = "timeout" | "server" | "other";

/** The time limit of specification 2, §9. */
export const LONGEST_LOOK_UP_MS = 30_000;

/** Thrown after the time limit, which includes the wait for a connection. */
export class LookUpTimedOut extends Error {
  override name = "LookUpTimedOut";
}

const STATEMENT_CANCELLED = "57014";
const TIMED_OUT = new Set([STATEMENT_CANCELLED, "CONNECT_TIMEOUT", "ETIMEDOUT", "ESOCKETTIMEDOUT"]);

const codeOf = (error: Error) => (error as { code?: unknown }).code;

export function lookUpProblem(error: unknown): LookUpProblem {
  let problem: LookUpProblem = "other";
  for (const at of causesOf(error)) {
    const code = codeOf(at);
    if (at instanceof LookUpTimedOut || TIMED_OUT.has(String(code))) return "timeout";
    if (code) problem = "server";
  }
  return problem;
}

/** Throws LookUpTimedOut; the work itself ends by its own time-out. */
export async function withTimeout<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new LookUpTimedOut()), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
