/**
 * Returns stored JSON with the reason of a refusal under `reason`: releases before this one stored it as `because`. Anything
 * else is returned as it is.
 */
export function withReason<Stored>(stored: Stored): Stored {
  if (typeof stored !== "object" || stored === null || !("because" in stored)) return stored;
  const { because, ...rest } = stored as Record<string, unknown>;
  return { ...rest, reason: because } as Stored;
}
