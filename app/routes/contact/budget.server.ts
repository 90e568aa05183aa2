import { countTry } from "~/auth/throttle.server";

const CLIENT_MOST = 5;
const CLIENT_WINDOW_S = 10 * 60;
const TOGETHER_MOST = 200;
const TOGETHER_WINDOW_S = 60 * 60;

/**
 * Counts a message against what one client, and all together, may send (S22, R24); the moment at which to try again,
 * or null. A client over its own budget uses up nothing of the others'.
 */
export const overBudgetUntil = async (client: string): Promise<Date | null> =>
  (await countTry(`contact:${client}`, CLIENT_MOST, CLIENT_WINDOW_S)) ??
  countTry("contact", TOGETHER_MOST, TOGETHER_WINDOW_S);
