import { requestScope } from "./request-scope.server";

/** `files` refuses only forms that bring files; `until` is an ISO instant; one language of a message may be empty. */
export type ReadOnly = {
  because: "maintenance" | "disk" | "files";
  until?: string | null;
  message?: { ar: string; en: string };
};

const reasons = new Map<ReadOnly["because"], ReadOnly>();

export function setReadOnly(because: ReadOnly["because"], state: Omit<ReadOnly, "because"> | null): void {
  if (state) reasons.set(because, { ...state, because });
  else reasons.delete(because);
}

/** Maintenance before all else; null while forms are taken. */
export const siteReadOnly = (): ReadOnly | null => reasons.get("maintenance") ?? reasons.get("disk") ?? null;

export const isReadOnlyFor = (because: ReadOnly["because"]): boolean => reasons.has(because);

const bringsFiles = () => Boolean(requestScope()?.files?.some(([, chosen]) => chosen));

export const readOnlyNow = (): ReadOnly | null =>
  siteReadOnly() ?? (bringsFiles() ? reasons.get("files") : undefined) ?? null;
