import { findApiClient } from "~/domain/api-clients/api-clients.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { Refused } from "./refused.server";

const BEARER = /^Bearer +([\w-]{20,100})$/i;

/** Lets in a program that shows a key which is in use, as often a minute as its line says; throws 401 and TooManyAttempts. */
export async function requireProgram(request: Request): Promise<void> {
  const [, key] = BEARER.exec(request.headers.get("Authorization") ?? "") ?? [];
  const client = key ? await findApiClient(key) : null;
  if (!client) throw new Refused(401, "api:no-key", { headers: { "WWW-Authenticate": "Bearer" } });
  const over = await overRateLimit("program", client.id, { atMost: client.callsPerMinute });
  if (over) throw over;
}
