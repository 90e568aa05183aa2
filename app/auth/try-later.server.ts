import { association } from "~/content/association";
import { formatTime } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { secondsUntil } from "~/platform/clock.server";
import { SignInRefused } from "./password-strategy.server";

/**
 * For a sentence that says when to try again and whom to call, and for the answer's head; null for an error that says
 * no such thing.
 */
export function tryLater(error: unknown, language: Language) {
  const until = error instanceof SignInRefused ? error.until : null;
  if (!until) return null;
  const seconds = secondsUntil(until);
  return {
    words: { time: formatTime(until, language), phone: association.phone },
    headers: { "Retry-After": String(seconds) },
  };
}
