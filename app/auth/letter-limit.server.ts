import { SignInRefused } from "./password-strategy.server";
import { countTry } from "./throttle.server";

const LETTERS_MOST = 30;
const WINDOW_S = 10 * 60;

/** Passes for 30 letters of one member of staff in 10 minutes; throws SignInRefused with the moment to try again. */
export async function mustNotWriteTooOften(staffId: string): Promise<void> {
  const until = await countTry(`letters:${staffId}`, LETTERS_MOST, WINDOW_S);
  if (until) throw new SignInRefused(until);
}
