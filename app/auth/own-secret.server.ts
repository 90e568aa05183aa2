import { isOwnPassword } from "~/domain/accounts/own-password.server";
import { stepOfCode } from "~/domain/accounts/second-step.server";
import { mustBeRight } from "./must-be-right.server";
import { SignInRefused } from "./password-strategy.server";
import { countTry } from "./throttle.server";

const CODE_LIFE_S = 120;
const MOST_CODES = 10;
const CODES_WINDOW_S = 5 * 60;

/** Passes only with the password of this member of staff, put off after wrong ones as a sign-in is; throws SignInRefused. */
export const mustKnowPassword = (id: string, password: string) =>
  mustBeRight(`failures:own:${id}`, () => isOwnPassword(id, password));

/** A code that was taken is not taken again: the row of its time step decides, across processes. */
async function isFresh(id: string, sealed: string, code: string): Promise<boolean> {
  const step = stepOfCode(id, sealed, code);
  return step !== null && (await countTry(`code:${id}:${step}`, 1, CODE_LIFE_S)) === null;
}

/** Passes only with a code of the second step, each once and few tried at a time; throws SignInRefused. */
export async function mustShowCode(id: string, sealed: string, code: string): Promise<void> {
  const until = await countTry(`codes:${id}`, MOST_CODES, CODES_WINDOW_S);
  if (until) throw new SignInRefused(until);
  await mustBeRight(`failures:code:${id}`, () => isFresh(id, sealed, code));
}
