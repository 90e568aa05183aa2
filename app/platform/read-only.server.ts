import { requestScope } from "./request-scope.server";

/** `files` refuses only forms with files; `until` is an ISO 8601 time; one language of the message may be empty. */
export type ReadOnly = {
  reason: "maintenance" | "disk" | "files";
  until?: string | null;
  message?: { ar: string; en: string };
};

const reasons = new Map<ReadOnly["reason"], ReadOnly>();

export function setReadOnly(reason: ReadOnly["reason"], state: Omit<ReadOnly, "reason"> | null): void {
  if (state) reasons.set(reason, { ...state, reason });
  else reasons.delete(reason);
}

/** Returns the reason, maintenance first; null while forms are accepted. */
export const siteReadOnly = (): ReadOnly | null => reasons.get("maintenance") ?? reasons.get("disk") ?? null;

export const isReadOnlyFor = (reason: ReadOnly["reason"]): boolean => reasons.has(reason);

const bringsFiles = () => Boolean(requestScope()?.files?.some(([, chosen]) => chosen));

export const currentReadOnly = (): ReadOnly | null =>
  siteReadOnly() ?? (bringsFiles() ? reasons.get("files") : undefined) ?? null;
