/** Why a letter did not go out, as far as a reader need know; `recipient`: the service will not take this letter. */
export type FailureCause = "key" | "busy" | "service" | "recipient" | "no-answer";

const STATUS = /^\[(\d{3})\] /;

/** What is kept of a failed try: the service's own words after its status, which `causeOf` reads again. */
export const failureNote = (status: number | null, reason: string): string =>
  status === null ? reason : `[${status}] ${reason}`;

/** The cause in a kept note. */
export function causeOf(note: string): FailureCause {
  const status = Number(STATUS.exec(note)?.[1]);
  if (!status) return "no-answer";
  if (status === 401 || status === 403) return "key";
  if (status === 429) return "busy";
  return status >= 500 || status === 408 ? "service" : "recipient";
}

/** The service's own words in a kept note. */
export const wordsOfService = (note: string): string => note.replace(STATUS, "");
