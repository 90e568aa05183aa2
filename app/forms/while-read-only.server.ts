import { readOnlyNow } from "~/platform/read-only.server";

const SECONDS_TO_WAIT = 60;

/** Throws a Response with 503 while the site is read only; its page finds the reason in `readOnlyNow()`. */
export function refuseWhileReadOnly(): void {
  if (!readOnlyNow()) return;
  throw new Response(null, { status: 503, headers: { "Retry-After": String(SECONDS_TO_WAIT) } });
}
