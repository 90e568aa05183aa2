export const letterStates = ["waiting", "sent", "failed"] as const;
export type LetterState = (typeof letterStates)[number];

/** Why an email was not sent, as far as staff need to know; `recipient`: the service refuses this email. */
export type FailureCause = "key" | "busy" | "service" | "recipient" | "no-answer";

const STATUS = /^\[(\d{3})\] /;

/** The stored note of a failed attempt: the status and the mail service's own message. */
export const failureNote = (status: number | null, reason: string): string =>
  status === null ? reason : `[${status}] ${reason}`;

export function failureCauseOf(note: string): FailureCause {
  const status = Number(STATUS.exec(note)?.[1]);
  if (!status) return "no-answer";
  if (status === 401 || status === 403) return "key";
  if (status === 429) return "busy";
  return status >= 500 || status === 408 ? "service" : "recipient";
}

export const mailServiceMessage = (note: string): string => note.replace(STATUS, "");
