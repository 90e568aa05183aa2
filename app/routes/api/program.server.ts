import { findApiClient } from "~/domain/api-clients/api-clients.server";
import type { ApiScope } from "~/domain/api-clients/input";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { Refused } from "./refused.server";

const BEARER = /^Bearer +([\w-]{20,100})$/i;

/**
 * Returns the program whose key the request shows. Throws 401 without a key that is in use, 403 if the key lacks the
 * scope, and TooManyAttempts beyond its calls a minute.
 */
export async function requireProgram(
  request: Request,
  scope?: ApiScope,
): Promise<{ id: string; name: string }> {
  const [, key] = BEARER.exec(request.headers.get("Authorization") ?? "") ?? [];
  const client = key ? await findApiClient(key) : null;
  if (!client) throw new Refused(401, "api:no-key", { headers: { "WWW-Authenticate": "Bearer" } });
  const over = await overRateLimit("program", client.id, { atMost: client.callsPerMinute });
  if (over) throw over;
  if (scope && !client.scopes.includes(scope)) throw new Refused(403, "api:no-scope", { params: { scope } });
  return client;
}
