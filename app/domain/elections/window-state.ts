export type WindowState = "before" | "open" | "closed";

/** Where a moment stands to an election's window: it opens at `opensAt` and is closed from `closesAt` on (H4). */
export function windowState({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }, at: Date): WindowState {
  if (at < opensAt) return "before";
  return at < closesAt ? "open" : "closed";
}
