/** Why nothing is taken down at the moment; `until` is when it is thought to be over, as an ISO instant. */
export type ReadOnly = {
  because: "maintenance" | "disk";
  until?: string | null;
  message?: { ar: string; en: string };
};

const reasons = new Map<ReadOnly["because"], ReadOnly>();

/** Begins or, with null, ends a time in which the site is read only, for one reason. */
export function setReadOnly(because: ReadOnly["because"], state: Omit<ReadOnly, "because"> | null): void {
  if (state) reasons.set(because, { ...state, because });
  else reasons.delete(because);
}

/** Why the site is read only now, maintenance before all else; null while it takes everything. */
export const readOnlyNow = (): ReadOnly | null => reasons.get("maintenance") ?? reasons.get("disk") ?? null;
